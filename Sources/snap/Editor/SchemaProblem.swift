import NumberText
import SnapReport
import SnapshotReferences

/// A value that a schema does not allow.
struct SchemaProblem: Hashable {
  enum Kind: Hashable {
    case unknownKey(String, known: [String])
    case missingKey(String)
    case excludedKeys(String, String)
    case repeatedKey(String)
    case wrongType(expected: [String])
    case notAmong([String], found: String)
    case outOfRange(least: Double?, greatest: Double?)
    case wrongCount(least: Int?, greatest: Int?)
    case wrongForm(pattern: String)
  }

  let range: Range<Int>
  let kind: Kind
}

extension SchemaProblem.Kind {
  /// What clients show beside the message.
  var code: String {
    switch self {
    case .unknownKey: "unknownKey"
    case .missingKey: "missingKey"
    case .excludedKeys: "excludedKeys"
    case .repeatedKey: "repeatedKey"
    case .wrongType: "wrongType"
    case .notAmong: "unknownValue"
    case .outOfRange: "outOfRange"
    case .wrongCount: "wrongCount"
    case .wrongForm: "wrongForm"
    }
  }

  var words: String {
    switch self {
    case .unknownKey(let key, let known):
      "“\(key)” is not known here.\(Suggestion(key, among: known).text) "
        + (known.isEmpty ? "" : "Allowed: \(known.joined(separator: ", ")).")
    case .missingKey(let key): "“\(key)” is missing."
    case .excludedKeys(let one, let other):
      "“\(one)” and “\(other)” say the same twice. Remove one of them."
    case .repeatedKey(let key): "“\(key)” is given twice. Remove one of them."
    case .wrongType(let expected):
      "This must be \(expected.map { Self.articles[$0] ?? $0 }.joined(separator: " or "))."
    case .notAmong(let choices, let found):
      "“\(found)” is not known.\(Suggestion(found, among: choices).text) "
        + "Allowed: \(choices.joined(separator: ", "))."
    case .outOfRange(let least?, let greatest?):
      "This must be from \(least.exactText) to \(greatest.exactText)."
    case .outOfRange(let least, let greatest):
      least.map { "This must be \($0.exactText) or more." }
        ?? "This must be \((greatest ?? 0).exactText) or less."
    case .wrongCount(let least?, let greatest?) where least == greatest:
      "This list must have \(least.counted("value"))."
    case .wrongCount(let least, let greatest):
      least.map { "This list must have \($0.counted("value")) or more." }
        ?? "This list must have \((greatest ?? 0).counted("value")) or fewer."
    case .wrongForm(let pattern): "This must have the form \(pattern)."
    }
  }

  private static let articles = [
    "object": "an object", "array": "a list", "string": "a text", "number": "a number",
    "integer": "a whole number", "boolean": "true or false",
  ]
}
