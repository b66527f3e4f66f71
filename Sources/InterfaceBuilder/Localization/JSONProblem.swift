internal import Foundation

/// What Foundation found wrong in a JSON text, with the line.
struct JSONProblem {
  let line: Int?
  let reason: String

  init(_ error: DecodingError, in text: String) {
    switch error {
    case .dataCorrupted(let context):
      let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
      let words = detail as? String ?? context.debugDescription
      line = Self.line(in: words)
      reason = "it is no JSON: \(words.trimmingSuffix("."))"
    case .keyNotFound(let key, let context):
      line = Self.line(of: context.codingPath, in: text)
      reason = "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      line = Self.line(of: context.codingPath, in: text)
      let name = context.codingPath.last.map { "“\($0.stringValue)”" } ?? "the file"
      reason = "\(name) has a value of the wrong kind"
    @unknown default:
      line = nil
      reason = "it is no JSON"
    }
  }

  /// Returns the line that Foundation names, as in “… around line 3, column 5.” of its messages.
  private static func line(in words: String) -> Int? {
    guard let place = words.range(of: "line ") else { return nil }
    return Int(words[place.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }

  /// Returns the line on which the last key of a path stands, each key behind the one before it.
  private static func line(of path: [any CodingKey], in text: String) -> Int {
    var place = text.startIndex
    for key in path {
      guard let found = text.range(of: "\"\(key.stringValue)\"", range: place..<text.endIndex)
      else {
        break
      }
      place = found.upperBound
    }
    return 1 + text[..<place].count { $0.isNewline }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}
