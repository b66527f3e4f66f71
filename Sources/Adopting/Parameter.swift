import SwiftSources

/// A parameter of an initializer, a method or a case.
struct Parameter {
  /// Empty for `_`.
  let label: String
  /// What the function calls it; the label unless there are both.
  let name: String
  /// The words and signs of its type, without attributes.
  let type: [String]
  let isOptional: Bool
  let hasDefault: Bool

  /// Reads parameters up to the parenthesis that closes them.
  static func all(in tokens: ArraySlice<SwiftToken>) -> [Parameter] {
    tokens.untilClosed.map { part in
      let start = part.prefix { $0.text != "=" }
      let label = part.first?.text ?? ""
      // A case's value may have a type with a colon and no label.
      let colon = start.firstIndex { !$0.isName }.flatMap { start[$0].text == ":" ? $0 : nil }
      let names = colon.map { start[..<$0] } ?? []
      let type = colon.map { start[($0 + 1)...] } ?? start
      return Parameter(
        label: label == "_" || colon == nil ? "" : label,
        name: names.last?.name ?? "", type: type.map(\.text).filter { !$0.hasPrefix("@") },
        isOptional: ["?", "!"].contains(start.last?.text), hasDefault: start.count < part.count)
    }
  }
}

extension ArraySlice<SwiftToken> {
  private static let brackets = ["(": ")", "[": "]", "{": "}", "<": ">"]

  /// The parts between commas, up to the bracket that closes them.
  var untilClosed: [ArraySlice<SwiftToken>] {
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
