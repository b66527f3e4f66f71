#if SourceRewriting
/// The Objective-C name of a method, as the compiler forms it.
///
/// The first label is joined to the name, after `With` unless one of the words where they meet is a preposition:
/// `tap(sender:)` is `tapWithSender:`, `move(to:)` is `moveTo:`.
enum SelectorName {
  static func of(_ method: MethodName) -> String {
    guard let first = method.labels.first else { return method.base }
    let rest = method.labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    return joined(method.base, first) + ":" + rest
  }

  static func ofSetter(_ property: String) -> String { "set\(capitalized(property)):" }

  private static func joined(_ base: String, _ label: String) -> String {
    guard label != "_" else { return base }
    let words = [lastWord(base), firstWord(label)]
    let needsNoWith = words.contains { prepositions.contains($0.lowercased()) }
    return base + (needsNoWith ? "" : "With") + capitalized(label)
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func firstWord(_ text: String) -> Substring {
    text.prefix(1) + text.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(_ text: String) -> Substring {
    text.lastIndex(where: \.isUppercase).map { text[$0...] } ?? text[...]
  }

  // swiftlang/swift, lib/Basic/PartsOfSpeech.def.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
#endif
