/// A command in a comment: `/snap accept`, `/snap accept 2 'CellTests/*'`, `/snap reject`.
package struct CommentCommand: Hashable, Sendable {
  package enum Verb: String, Sendable {
    case accept, reject
  }

  /// What a command names: a cause of Snap's comment by its number, or snapshots as `snap accept` does.
  package enum Subject: Hashable, Sendable {
    case cause(Int)
    case pattern(String)
  }

  /// What a comment asks for.
  package enum Reading: Hashable, Sendable {
    case command(CommentCommand)
    /// It begins with `/snap`, and is not a command.
    case unknown
    /// It is for people.
    case nothing
  }

  package let verb: Verb
  /// Empty for all.
  package let subjects: [Subject]

  private static let mostSubjects = 20

  /// Reads the first line of a comment.
  package static func reading(of comment: String) -> Reading {
    let words = comment.prefix { !$0.isNewline }.split { $0 == " " || $0 == "\t" }
    guard comment.hasPrefix("/snap"), words.first == "/snap" else { return .nothing }
    guard words.count > 1, let verb = Verb(rawValue: String(words[1])),
      words.count - 2 <= mostSubjects
    else { return .unknown }
    let subjects = words.dropFirst(2).map { word in
      let text = word.trimmingQuotes
      return text.allSatisfy { $0.isASCII && $0.isNumber } && !text.isEmpty
        ? .cause(Int(text) ?? 0) : Subject.pattern(text)
    }
    return .command(CommentCommand(verb: verb, subjects: subjects))
  }
}

extension Substring {
  /// The text without the quotation marks, or the backticks, that people write around names.
  fileprivate var trimmingQuotes: String {
    guard count > 1, let first, first == last, "'\"`".contains(first) else { return String(self) }
    return String(dropFirst().dropLast())
  }
}
