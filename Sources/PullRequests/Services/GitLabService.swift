import Foundation

/// A merge request on GitLab.
///
/// Source: GitLab, "REST API", version 4.
package struct GitLabService: ReviewService {
  let client: APIClient
  /// The project's number, or its path.
  private let project: String
  private let number: Int

  package init(_ client: APIClient, project: String, number: Int) {
    self.client = client
    self.project = project
    self.number = number
  }

  /// What all requests need; the first one is the secret.
  package static func headers(token: String) -> [String] { ["PRIVATE-TOKEN: \(token)"] }

  private func path(_ names: String...) -> [String] { ["projects", project] + names }

  var request: [String] { path("merge_requests", "\(number)") }

  private var notes: [String] { request + ["notes"] }

  private func note(_ id: Int) -> [String] { notes + ["\(id)"] }

  package func pullRequest() throws -> PullRequestState {
    let found = try client.value(Answers.Request.self, of: APIRequest("GET", request))
    return PullRequestState(
      head: found.sha, branch: found.source_branch,
      isOfFork: found.source_project_id != found.target_project_id,
      isOpen: found.state == "opened")
  }

  package func ownComments(beginningWith text: String) throws -> [PostedComment] {
    let me = try client.value(Answers.User.self, of: APIRequest("GET", ["user"]))
    return try client.list(
      Answers.Note.self, notes, query: [("sort", "asc"), ("order_by", "created_at")]
    ).compactMap(\.comment)
      .filter { $0.author.id == me.id && $0.text.hasPrefix(text) }.sorted { $0.id < $1.id }
  }

  package func comment(_ id: Int) throws -> PostedComment? {
    try client.comment(Answers.Note.self, at: note(id))
  }

  package func post(_ text: String) throws -> PostedComment {
    try client.post(text, as: Answers.Note.self, to: notes)
  }

  package func replace(_ id: Int, with text: String) throws -> Bool {
    try client.replace(note(id), with: text, as: Answers.Note.self, by: "PUT")
  }

  package func delete(_ id: Int) throws { try client.delete(note(id)) }

  package func set(_ status: CommitStatus, of commit: String) throws {
    let state = status.isGood ? "success" : "failed"
    // GitLab refuses a status that is there already.
    let known = try client.list(
      Answers.Status.self, path("repository", "commits", commit, "statuses"),
      query: [("name", status.name)])
    guard known.max(by: { $0.id < $1.id })?.status != state else { return }
    let body = Answers.NewStatus(
      state: state, name: status.name, description: status.text, target_url: status.address)
    let request = try APIRequest("POST", path("statuses", commit), json: body)
    _ = try client.checked(try client.send(request), of: request)
  }

  /// Uploads pictures, which stay as long as the project, and are named by addresses below it.
  package func publish(_ pictures: [PublishedPicture]) throws -> [String: String] {
    let requests = pictures.map {
      APIRequest("POST", path("uploads"), body: .upload($0.data, name: $0.name))
    }
    let uploads = try client.values(Answers.Upload.self, of: requests)
    // The address becomes a part of the comment.
    if let index = uploads.firstIndex(where: { !$0.isPlain }) {
      throw client.refusal(of: requests[index], .unreadable)
    }
    return Dictionary(
      zip(pictures, uploads).map { ($0.name, $1.url) }, uniquingKeysWith: { first, _ in first })
  }

  /// Developers may push.
  private static let developer = 30

  package func mayWrite(_ author: PostedComment.Author) throws -> Bool {
    let request = APIRequest("GET", path("members", "all", "\(author.id)"))
    let member = try client.valueIfAny(Answers.Member.self, of: request)
    return member.map { $0.access_level >= Self.developer } ?? false
  }

  package func commit(
    _ files: [CommittedFile], to branch: String, after parent: String, _ message: String
  ) throws -> String? {
    guard try pullRequest().head == parent else { return nil }
    let actions = files.compactMap { file -> Answers.Action? in
      guard let data = file.data else {
        return file.isThere ? Answers.Action(action: "delete", file_path: file.path) : nil
      }
      return Answers.Action(
        action: file.isThere ? "update" : "create", file_path: file.path,
        content: data.base64EncodedString(), encoding: "base64")
    }
    let body = Answers.NewCommit(branch: branch, commit_message: message, actions: actions)
    let request = try APIRequest(
      "POST", path("repository", "commits"), json: body, isRepeatable: false)
    return try client.value(Answers.Commit.self, of: request).id
  }
}

extension GitLabService {
  /// The values of answers and requests, with GitLab's names.
  enum Answers {
    struct User: Decodable {
      let id: Int
      let username: String
      let bot: Bool?
    }

    struct Request: Decodable {
      let sha: String
      let state: String
      let source_branch: String
      let source_project_id: Int
      let target_project_id: Int
    }

    struct Note: HostComment {
      let id: Int
      let body: String
      let author: User
      let created_at: String
      let updated_at: String

      var comment: PostedComment? {
        guard let created = Date(hostText: created_at), let updated = Date(hostText: updated_at)
        else { return nil }
        let author = PostedComment.Author(
          id: author.id, name: author.username, isProgram: author.bot == true)
        return PostedComment(
          id: id, author: author, text: body, created: created, updated: updated)
      }
    }

    struct Status: Decodable {
      let id: Int
      let status: String
    }

    struct NewStatus: Encodable {
      let state: String
      let name: String
      let description: String
      let target_url: String?
    }

    struct Upload: Decodable {
      let url: String

      var isPlain: Bool { url.wholeMatch(of: /\/uploads\/[A-Za-z0-9._\/-]+/) != nil }
    }

    struct Member: Decodable {
      let access_level: Int
    }

    struct Action: Encodable {
      let action: String
      let file_path: String
      var content: String?
      var encoding: String?
    }

    struct NewCommit: Encodable {
      let branch: String
      let commit_message: String
      let actions: [Action]
    }

    struct Commit: Decodable {
      let id: String
    }
  }
}
