#if SourceRewriting
internal import SwiftSources

/// Another name of a type.
struct TypeAlias: Hashable, Sendable {
  /// The types of which it is one: `UIView & Themed` is of two.
  let names: [String]
  /// Whether the values are such types themselves, `UIView.Type`.
  let isMetatype: Bool

  /// Reads the declaration whose keyword is at an index; nil if it is generic, or no name is behind it.
  init?(at index: Int, in tokens: [SwiftToken]) {
    let line = tokens[index].line
    let words = tokens[index...].dropFirst(2).prefix { $0.line == line && $0.text != ";" }
      .map(\.text)
    guard words.first == "=" else { return nil }
    let target = words.dropFirst().filter { !["(", ")", "any"].contains($0) }
    isMetatype = target.suffix(2) == [".", "Type"]
    names = (isMetatype ? target.dropLast(2) : target[...]).filter { $0 != "&" }
    guard !names.isEmpty, names.allSatisfy({ $0.first?.isLetter == true }) else { return nil }
  }
}
#endif
