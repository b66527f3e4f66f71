import SwiftSources

/// A parameter of an initializer.
struct Parameter {
  /// Empty for `_`.
  let label: String
  let isOptional: Bool
  let hasDefault: Bool

  /// Reads parameters up to the parenthesis that closes them.
  static func all(in tokens: ArraySlice<SwiftToken>) -> [Parameter] {
    tokens.untilClosed.map { part in
      let type = part.prefix { $0.text != "=" }
      let label = part.first?.text ?? ""
      return Parameter(
        label: label == "_" ? "" : label,
        isOptional: ["?", "!"].contains(type.last?.text), hasDefault: type.count < part.count)
    }
  }
}

extension [Parameter] {
  /// Whether a call with some labels may be theirs; what it leaves out must have a default value, or be a closure behind it.
  func accept(_ labels: [String], hasTrailingClosure: Bool = false) -> Bool {
    var rest = labels[...]
    for parameter in self {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.hasDefault, !hasTrailingClosure {
        return false
      }
    }
    return rest.isEmpty
  }
}

/// The labels of a call's arguments, as a source writes them.
struct CallLabels: Hashable {
  /// Empty for arguments without one.
  let labels: [String]
  let hasTrailingClosure: Bool

  /// Reads a call behind the name that is called; nil without parentheses, as a brace may begin anything.
  init?(_ tokens: ArraySlice<SwiftToken>) {
    guard tokens.first?.text == "(" else { return nil }
    let parts = tokens.dropFirst().untilClosed
    labels = parts.map { part in
      part.dropFirst().first?.text == ":" ? part.first?.text ?? "" : ""
    }
    let length = parts.map(\.count).reduce(0, +) + max(0, parts.count - 1)
    hasTrailingClosure = tokens.dropFirst(length + 2).first?.text == "{"
  }
}

extension ArraySlice<SwiftToken> {
  private static let brackets = ["(": ")", "[": "]", "{": "}", "<": ">"]

  /// The parts between commas, up to the bracket that closes them.
  fileprivate var untilClosed: [ArraySlice<SwiftToken>] {
    var (parts, start, closings) = ([ArraySlice](), startIndex, [String]())
    var previous = ""
    for (index, token) in zip(indices, self) {
      if [")", "]", "}"].contains(token.text) {
        // It was a comparison with a constant of a type's form.
        while closings.last == ">" { closings.removeLast() }
        if closings.isEmpty {
          if start < index { parts.append(self[start..<index]) }
          return parts
        }
      }
      // A comparison has its sign after a value, generic arguments after a type.
      let isComparison = token.text == "<" && previous.first?.isUppercase != true
      if let closing = Self.brackets[token.text], !isComparison {
        closings.append(closing)
      } else if token.text == closings.last {
        closings.removeLast()
      } else if token.text == ",", closings.isEmpty {
        parts.append(self[start..<index])
        start = index + 1
      }
      previous = token.text
    }
    return parts
  }
}
