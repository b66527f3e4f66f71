extension ArraySlice<SwiftToken> {
  private static let modifierWords: Set = [
    "final", "static", "class", "lazy", "weak", "unowned", "override", "open", "public", "internal",
    "package", "mutating", "nonisolated", "indirect", "dynamic", "(", ")", "set", "@objc",
    "@MainActor", "@nonobjc", "@discardableResult", "@inlinable", "convenience", "required",
    "private", "fileprivate",
  ]

  /// The modifiers at the end, the last first.
  var modifiers: [String] {
    reversed().lazy.map(\.text).prefix { Self.modifierWords.contains($0) }.map(\.self)
  }

  /// Whether the modifiers at the end keep a declaration in its file; `private(set)` does not.
  var endsInPrivateModifiers: Bool {
    var isOfSetter = false
    for modifier in modifiers {
      if ["private", "fileprivate"].contains(modifier) { return !isOfSetter }
      isOfSetter = modifier == "("
    }
    return false
  }
}
