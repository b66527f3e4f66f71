internal import Foundation

/// What Foundation found wrong in a JSON text, with the line.
struct JSONProblem {
  let line: Int?
  let reason: String

  init(_ error: DecodingError, in text: String) {
    switch error {
    case .dataCorrupted:
      let fault = Self.fault(in: text)
      line = fault.line
      reason = "it is no JSON: \(fault.words)"
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

  /// Returns where the text stops being JSON.
  ///
  /// `JSONDecoder` does not say it; `JSONSerialization` names the byte, as in “Invalid value around
  /// character 6.”, or the end of the file.
  private static func fault(in text: String) -> (line: Int, words: String) {
    let bytes = Data(text.utf8)
    do {
      _ = try JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
      return (1, "a text or a number is not well-formed")
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
      guard let place = words.range(of: " around character ") else {
        return (LineScan(bytes).count, words.trimmingSuffix("."))
      }
      let offset = Int(words[place.upperBound...].prefix { $0.isASCII && $0.isNumber }) ?? 0
      return (LineScan(bytes.prefix(offset)).count, String(words[..<place.lowerBound]))
    }
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
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
