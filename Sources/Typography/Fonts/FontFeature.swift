/// An OpenType feature that is turned on or off for a whole run.
struct FontFeature: Hashable, Sendable {
  /// Four ASCII characters, the first in the highest byte, as OpenType packs them.
  let tag: UInt32
  let isOn: Bool

  init(_ tag: StaticString, isOn: Bool) {
    precondition(tag.utf8CodeUnitCount == 4, "An OpenType tag has four characters, not \(tag).")
    self.tag = tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    self.isOn = isOn
  }

  /// Digits of equal width.
  static let tabularNumbers = FontFeature("tnum", isOn: true)
  /// What Core Text drops when characters are spaced apart.
  static let noLigatures = [FontFeature("liga", isOn: false), FontFeature("clig", isOn: false)]
}
