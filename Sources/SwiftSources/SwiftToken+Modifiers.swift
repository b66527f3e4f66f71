extension ArraySlice<SwiftToken> {
  private static let modifierWords: Set = [
    "final", "static", "class", "lazy", "weak", "unowned", "override", "open", "public", "internal",
    "package", "mutating", "nonmutating", "nonisolated", "indirect", "dynamic", "convenience",
    "required", "optional", "private", "fileprivate",
  ]

  /// The modifiers and attributes at the end, the last first: `private(set)`, and `@available` without its arguments.
  package var modifiers: [String] {
    var (rest, found) = (self, [String]())
    while let last = rest.last {
      var (word, argument) = (last.text, "")
      rest = rest.dropLast()
      if word == ")", let open = rest.openParenthesis, open > rest.startIndex {
        argument = rest[open...].map(\.text).joined() + ")"
        word = rest[open - 1].text
        rest = rest[..<(open - 1)]
      }
      if word.hasPrefix("@") {
        found.append(word)
      } else if Self.modifierWords.contains(word) {
        found.append(word + argument)
      } else {
        break
      }
    }
    return found
  }

  /// Where the parenthesis opens that the token behind the end closes; no argument of an attribute has declarations.
  private var openParenthesis: Int? {
    var depth = 1
    for index in indices.reversed() {
      switch self[index].text {
      case ")": depth += 1
      case "(": depth -= 1
      case let word: if SwiftKeyword.declarations.contains(word) { return nil }
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Whether the modifiers at the end keep a declaration in its file; `private(set)` does not.
  package var endsInPrivateModifiers: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0) }
  }
}
