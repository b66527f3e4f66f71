import Foundation

/// Comments beside lines of a merge request.
///
/// Source: GitLab, "Discussions API", "Merge requests API", "Suggest changes".
extension GitLabService {
  private var threads: [String] { request + ["discussions"] }

  private func note(_ comment: LineComment) -> [String] {
    threads + [comment.thread ?? "", "notes", "\(comment.id)"]
  }

  package func shownLines() throws -> [String: DiffLines] {
    let files = try client.list(SuggestionAnswers.File.self, request + ["diffs"])
    return Dictionary(
      files.map { ($0.new_path, DiffLines(patch: $0.diff ?? "")) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The comment is beside the last line, and the others are above it.
  package func suggestionRange(of count: Int) -> String { ":-\(count - 1)+0" }

  package func ownSuggestions(beginningWith text: String) throws -> [LineComment] {
    let me = try client.value(Answers.User.self, of: APIRequest("GET", ["user"]))
    let all = try client.list(SuggestionAnswers.Thread.self, threads).flatMap { thread in
      thread.notes.filter { $0.author.id == me.id && $0.body.hasPrefix(text) }
        .map { $0.comment(in: thread.id) }
    }
    return all.sorted { $0.id < $1.id }
  }

  package func post(_ text: String, at place: LinePlace, of commit: String) throws {
    let versions = try client.value(SuggestionAnswers.Request.self, of: APIRequest("GET", request))
      .diff_refs
    let position = SuggestionAnswers.NewThread.Position(
      base_sha: versions.base_sha, start_sha: versions.start_sha, head_sha: commit,
      old_path: place.path, new_path: place.path, new_line: place.lines.upperBound,
      old_line: place.oldLine)
    let request = try APIRequest(
      "POST", threads, json: SuggestionAnswers.NewThread(body: text, position: position),
      isRepeatable: false)
    _ = try client.checked(try client.send(request), of: request)
  }

  package func replaceSuggestion(_ comment: LineComment, with text: String) throws {
    let request = try APIRequest("PUT", note(comment), json: ["body": text])
    let answer = try client.send(request)
    if !answer.isAbsence { _ = try client.checked(answer, of: request) }
  }

  package func deleteSuggestion(_ comment: LineComment) throws { try client.delete(note(comment)) }

  private enum SuggestionAnswers {
    struct File: Decodable {
      let new_path: String
      /// Nil, or empty, for a file that is too large to be shown.
      let diff: String?
    }

    struct Request: Decodable {
      struct Versions: Decodable {
        let base_sha: String
        let start_sha: String
      }

      let diff_refs: Versions
    }

    struct Thread: Decodable {
      struct Note: Decodable {
        struct Position: Decodable {
          let new_path: String?
          let new_line: Int?
        }

        let id: Int
        let author: Answers.User
        let body: String
        let position: Position?

        /// How many lines it replaces is in its text, as the host has only the last one.
        func comment(in thread: String) -> LineComment {
          let above = body.firstMatch(of: /suggestion:-([0-9]{1,4})\+0/).flatMap { Int($0.1) } ?? 0
          var place: LinePlace?
          if let path = position?.new_path, let line = position?.new_line, line > above {
            place = LinePlace(path: path, lines: line - above...line, oldLine: nil)
          }
          return LineComment(id: id, thread: thread, text: body, place: place)
        }
      }

      let id: String
      let notes: [Note]
    }

    struct NewThread: Encodable {
      struct Position: Encodable {
        var position_type = "text"
        let base_sha: String
        let start_sha: String
        let head_sha: String
        let old_path: String
        let new_path: String
        let new_line: Int
        let old_line: Int?
      }

      let body: String
      let position: Position
    }
  }
}
