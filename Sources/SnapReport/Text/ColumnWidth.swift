extension String {
  /// The number of terminal columns the text takes: two for an East Asian wide character or an
  /// emoji, none for a combining mark, one for any other.
  var columnWidth: Int {
    reduce(0) { $0 + ($1.unicodeScalars.first.map(\.columnWidth) ?? 0) }
  }

  /// The text padded at the end to `width` columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columnWidth))
  }

  /// The text padded at the start to `width` columns.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columnWidth)) + self
  }
}

extension Unicode.Scalar {
  /// Follows the wide ranges of UAX #11 block by block, which is what terminals do.
  fileprivate var columnWidth: Int {
    if properties.generalCategory == .nonspacingMark { return 0 }
    if properties.isEmojiPresentation { return 2 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}
