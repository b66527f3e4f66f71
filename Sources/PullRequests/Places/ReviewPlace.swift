import Foundation
import SnapReport
import SnapshotReferences

/// The pull request that a job is for, and what of it the environment says.
package struct ReviewPlace {
  package enum Host: Sendable {
    case gitHub, gitLab
  }

  package let service: any ReviewService
  /// The commit that was judged; empty where only a comment is answered.
  package let commit: String
  /// The number of the run, or of the job, that has the results; empty outside of one.
  package let run: String
  /// A page of that run; nil outside of one.
  package let page: String?
  /// The comment that started the job; nil for another event.
  package let comment: Int?

  /// What a person says besides the environment.
  package struct Wish {
    package var number: Int?
    package var commit: String?

    package init(number: Int? = nil, commit: String? = nil) {
      (self.number, self.commit) = (number, commit)
    }
  }

  /// Finds the pull request; nil where the job is for none.
  ///
  /// - Throws: ``PullRequestError``
  package static func find(
    on host: Host, _ wish: Wish, environment: [String: String], in scratch: APIClient.Scratch,
    pause: @escaping (Int) -> Void
  ) throws -> ReviewPlace? {
    let variables = Variables(environment)
    return switch host {
    case .gitHub: try gitHub(wish, variables, scratch, pause)
    case .gitLab: try gitLab(wish, variables, scratch, pause)
    }
  }

  private static func gitHub(
    _ wish: Wish, _ variables: Variables, _ scratch: APIClient.Scratch,
    _ pause: @escaping (Int) -> Void
  ) throws -> ReviewPlace? {
    let repository = try variables.required("GITHUB_REPOSITORY", "the repository, as owner/name")
    let secrets = ["GITHUB_TOKEN", "GH_TOKEN"]
    let server = try variables.address("GITHUB_SERVER_URL", usual: "https://github.com")
    let client = try APIClient(
      variables.address("GITHUB_API_URL", usual: "https://api.github.com"),
      headers: GitHubService.headers(token: variables.token(secrets)), hiding: secrets,
      environment: variables.all, in: scratch, pause: pause)
    let event = try variables["GITHUB_EVENT_PATH"].map(HostEvent.init)
    let ended = event?.workflow_run
    var number = wish.number ?? event?.pull_request?.number ?? event?.issue?.number
    if number == nil, let ended {
      number = try GitHubService.openPullRequest(of: ended, in: repository, client)
    }
    guard let number else { return nil }
    let commit = wish.commit ?? event?.pull_request?.head?.sha ?? ended?.head_sha ?? ""
    let run = ended.map { "\($0.id)" } ?? variables["GITHUB_RUN_ID"] ?? ""
    return ReviewPlace(
      service: GitHubService(
        client, repository: repository, number: number, server: "\(server)"),
      commit: commit, run: run,
      page: run.isEmpty ? nil : "\(server)/\(repository)/actions/runs/\(run.percentEncoded)",
      comment: event?.action == "created" ? event?.comment?.id : nil)
  }

  private static func gitLab(
    _ wish: Wish, _ variables: Variables, _ scratch: APIClient.Scratch,
    _ pause: @escaping (Int) -> Void
  ) throws -> ReviewPlace? {
    let project = try variables.required("CI_PROJECT_ID", "the project, by its number")
    let secrets = ["GITLAB_TOKEN", "CI_JOB_TOKEN"]
    // A job's own token may not write comments.
    let token = try variables.token(["GITLAB_TOKEN"])
    let client = try APIClient(
      variables.address("CI_API_V4_URL", usual: "https://gitlab.com/api/v4"),
      headers: GitLabService.headers(token: token), hiding: secrets, environment: variables.all,
      in: scratch, pause: pause)
    let event = try variables["TRIGGER_PAYLOAD"].map(HostEvent.init)
    let number =
      wish.number ?? variables["CI_MERGE_REQUEST_IID"].flatMap(Int.init)
      ?? event?.merge_request?.iid
    guard let number else { return nil }
    // A pipeline for the merged result has a commit of its own.
    let commit =
      wish.commit ?? variables["CI_MERGE_REQUEST_SOURCE_BRANCH_SHA"] ?? variables["CI_COMMIT_SHA"]
    return ReviewPlace(
      service: GitLabService(client, project: project, number: number), commit: commit ?? "",
      run: variables["CI_JOB_ID"] ?? "", page: variables.plainAddress("CI_JOB_URL"),
      comment: event?.object_attributes?.id)
  }
}

extension GitHubService {
  /// The open pull request of a run that has ended; nil if its branch has none, or has gone on.
  ///
  /// GitHub does not say it for branches of forks, so that it is asked for the branch by the names in the event, which
  /// GitHub itself wrote.
  static func openPullRequest(
    of run: HostEvent.WorkflowRun, in repository: String, _ client: APIClient
  ) throws -> Int? {
    struct Found: Decodable {
      struct Head: Decodable {
        let sha: String
      }

      let number: Int
      let head: Head
    }
    let path = ["repos"] + repository.split(separator: "/").map(String.init) + ["pulls"]
    let branch = "\(run.head_repository.owner.login):\(run.head_branch)"
    let found = try client.list(
      Found.self, path, query: [("state", "open"), ("head", branch)])
    return found.first { $0.head.sha == run.head_sha }?.number
  }
}

/// The variables of a job; empty ones count as absent.
private struct Variables {
  let all: [String: String]

  init(_ all: [String: String]) { self.all = all }

  subscript(name: String) -> String? { all[name].flatMap { $0.isEmpty ? nil : $0 } }

  func required(_ name: String, _ purpose: String) throws -> String {
    guard let value = self[name] else {
      throw PullRequestError.missingVariable(name, purpose: purpose)
    }
    return value
  }

  func token(_ names: [String]) throws -> String {
    let token = names.lazy.compactMap { self[$0] }.first
    guard let token, !token.unicodeScalars.contains(where: { $0.value <= 0x20 }) else {
      throw PullRequestError.noToken(variables: names)
    }
    return token
  }

  /// An address that may be told a secret: encrypted, or on this machine.
  func address(_ name: String, usual: String) throws -> ServerAddress {
    let text = self[name] ?? usual
    guard let address = ServerAddress(text), address.isEncrypted || address.isLoopback else {
      throw PullRequestError.unusableAddress(variable: name, text: text)
    }
    return address
  }

  /// An address in a comment; nil if it could end a link there.
  func plainAddress(_ name: String) -> String? {
    self[name].flatMap { $0.wholeMatch(of: /https?:\/\/[A-Za-z0-9._~:\/%-]+/) == nil ? nil : $0 }
  }
}
