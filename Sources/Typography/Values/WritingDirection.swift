/// The base writing direction of a paragraph.
public enum WritingDirection: Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
  /// The direction of each paragraph's first letter; left to right if it has none.
  case natural
}
