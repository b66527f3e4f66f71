import Foundation

/// A pull request on GitHub, or a server of GitHub Enterprise.
///
/// Source: GitHub, "REST API", version 2022-11-28.
package struct GitHubService: ReviewService {
  let client: APIClient
  /// `owner/name`.
  let repository: String
  let number: Int
  /// The address of the pages, such as `https://github.com`.
  let server: String

  package init(_ client: APIClient, repository: String, number: Int, server: String) {
    self.client = client
    self.repository = repository
    self.number = number
    self.server = server
  }

  /// What all requests need; the first one is the secret.
  package static func headers(token: String) -> [String] {
    [
      "Authorization: Bearer \(token)", "Accept: application/vnd.github+json",
      "X-GitHub-Api-Version: 2022-11-28",
    ]
  }

  /// The names of a path below the repository.
  func path(_ names: String...) -> [String] {
    ["repos"] + repository.split(separator: "/").map(String.init) + names
  }

  private var issue: [String] { path("issues", "\(number)", "comments") }

  private func comments(_ id: Int) -> [String] { path("issues", "comments", "\(id)") }

  package func pullRequest() throws -> PullRequestState {
    let pull = try client.value(
      Answers.Pull.self, of: APIRequest("GET", path("pulls", "\(number)")))
    return PullRequestState(
      head: pull.head.sha, branch: pull.head.ref,
      isOfFork: pull.head.repo?.id != pull.base.repo?.id, isOpen: pull.state == "open")
  }

  package func ownComments(beginningWith text: String) throws -> [PostedComment] {
    let isOwn = try ownership()
    return try client.list(Answers.Comment.self, issue)
      .filter { ($0.body ?? "").hasPrefix(text) && isOwn($0.user) }
      .compactMap(\.comment).sorted { $0.id < $1.id }
  }

  /// Whether an account is that of the token.
  func ownership() throws -> (Answers.User?) -> Bool {
    let request = APIRequest("GET", ["user"])
    let answer = try client.send(request)
    // A job's token belongs to nobody, and asking who it is is refused.
    if answer.status == 403 || answer.isAbsence { return { $0?.type == "Bot" } }
    let me = try client.value(
      Answers.User.self, in: client.checked(answer, of: request), of: request)
    return { $0?.id == me.id }
  }

  package func comment(_ id: Int) throws -> PostedComment? {
    try client.comment(Answers.Comment.self, at: comments(id))
  }

  package func post(_ text: String) throws -> PostedComment {
    try client.post(text, as: Answers.Comment.self, to: issue)
  }

  package func replace(_ id: Int, with text: String) throws -> Bool {
    try client.replace(comments(id), with: text, as: Answers.Comment.self, by: "PATCH")
  }

  package func delete(_ id: Int) throws { try client.delete(comments(id)) }

  package func set(_ status: CommitStatus, of commit: String) throws {
    let body = Answers.NewStatus(
      state: status.isGood ? "success" : "failure", context: status.name, description: status.text,
      target_url: status.address)
    let request = try APIRequest("POST", path("statuses", commit), json: body)
    _ = try client.checked(try client.send(request), of: request)
  }

  package func mayWrite(_ author: PostedComment.Author) throws -> Bool {
    let request = APIRequest("GET", path("collaborators", author.name, "permission"))
    let answer = try client.valueIfAny(Answers.Permission.self, of: request)
    // A name can be another person's by now.
    guard let answer, answer.user.id == author.id else { return false }
    return ["admin", "write"].contains(answer.permission)
  }
}

extension GitHubService {
  /// The values of answers and requests, with GitHub's names.
  enum Answers {
    struct User: Decodable {
      let id: Int
      let login: String
      let type: String?
    }

    struct Repository: Decodable {
      let id: Int
    }

    struct Pull: Decodable {
      struct Side: Decodable {
        let sha: String
        let ref: String
        /// Nil for a fork that is gone.
        let repo: Repository?
      }

      let state: String
      let head: Side
      let base: Side
    }

    struct Comment: HostComment {
      let id: Int
      /// Nil for an account that is gone.
      let user: User?
      let body: String?
      let created_at: String
      let updated_at: String

      var comment: PostedComment? {
        guard let user, let created = Date(hostText: created_at),
          let updated = Date(hostText: updated_at)
        else { return nil }
        let author = PostedComment.Author(
          id: user.id, name: user.login, isProgram: user.type == "Bot")
        return PostedComment(
          id: id, author: author, text: body ?? "", created: created, updated: updated)
      }
    }

    struct Permission: Decodable {
      let permission: String
      let user: User
    }

    struct NewStatus: Encodable {
      let state: String
      let context: String
      let description: String
      let target_url: String?
    }
  }
}
