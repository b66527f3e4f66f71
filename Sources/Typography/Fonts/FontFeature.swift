/// An OpenType feature turned on or off for a whole run.
struct FontFeature: Hashable, Sendable {
  /// Four ASCII characters, the first in the highest byte, as in OpenType.
  let tag: UInt32
  let isOn: Bool

  init(_ tag: StaticString, isOn: Bool) {
    precondition(tag.utf8CodeUnitCount == 4, "An OpenType tag has four characters, not \(tag).")
    self.tag = tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    self.isOn = isOn
  }

  static let tabularNumbers = FontFeature("tnum", isOn: true)
  /// The forms that the neighbours of a character decide.
  static let noContextualForms = FontFeature("calt", isOn: false)
  /// The ligatures that Core Text turns off when characters are spaced apart.
  static let noLigatures = [FontFeature("liga", isOn: false), FontFeature("clig", isOn: false)]
}
