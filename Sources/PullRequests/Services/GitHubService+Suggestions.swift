import Foundation

/// Comments beside lines of a pull request.
///
/// Source: GitHub, "REST API endpoints for pull request review comments", "Incorporating feedback in your pull request".
extension GitHubService {
  private func pulls(_ names: String...) -> [String] {
    ["repos"] + repository.split(separator: "/").map(String.init) + ["pulls"] + names
  }

  package func shownLines() throws -> [String: DiffLines] {
    let files = try client.list(SuggestionAnswers.File.self, pulls("\(number)", "files"))
    return Dictionary(
      files.compactMap { file in file.patch.map { (file.filename, DiffLines(patch: $0)) } },
      uniquingKeysWith: { first, _ in first })
  }

  package func suggestionRange(of count: Int) -> String { "" }

  package func ownSuggestions(beginningWith text: String) throws -> [LineComment] {
    let isOwn = try ownership()
    return try client.list(SuggestionAnswers.Comment.self, pulls("\(number)", "comments"))
      .filter { ($0.body ?? "").hasPrefix(text) && isOwn($0.user) }
      .map(\.comment).sorted { $0.id < $1.id }
  }

  package func post(_ text: String, at place: LinePlace, of commit: String) throws {
    let isOne = place.lines.count == 1
    let body = SuggestionAnswers.NewComment(
      body: text, commit_id: commit, path: place.path, line: place.lines.upperBound, side: "RIGHT",
      start_line: isOne ? nil : place.lines.lowerBound, start_side: isOne ? nil : "RIGHT")
    let request = try APIRequest(
      "POST", pulls("\(number)", "comments"), json: body, isRepeatable: false)
    _ = try client.checked(try client.send(request), of: request)
  }

  package func replaceSuggestion(_ comment: LineComment, with text: String) throws {
    let request = try APIRequest("PATCH", pulls("comments", "\(comment.id)"), json: ["body": text])
    let answer = try client.send(request)
    if !answer.isAbsence { _ = try client.checked(answer, of: request) }
  }

  package func deleteSuggestion(_ comment: LineComment) throws {
    try client.delete(pulls("comments", "\(comment.id)"))
  }

  private enum SuggestionAnswers {
    struct File: Decodable {
      let filename: String
      /// Nil for a file that is too large to be shown.
      let patch: String?
    }

    struct Comment: Decodable {
      let id: Int
      let user: Answers.User?
      let body: String?
      let path: String
      /// Nil once the line is gone.
      let line: Int?
      let start_line: Int?

      var comment: LineComment {
        let lines = line.flatMap { line in
          let start = start_line ?? line
          return start <= line ? start...line : nil
        }
        return LineComment(
          id: id, thread: nil, text: body ?? "",
          place: lines.map { LinePlace(path: path, lines: $0, oldLine: nil) })
      }
    }

    struct NewComment: Encodable {
      let body: String
      let commit_id: String
      let path: String
      let line: Int
      let side: String
      let start_line: Int?
      let start_side: String?
    }
  }
}
