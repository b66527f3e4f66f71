internal import CICU

extension UInt32 {
  /// Whether a scalar without a glyph is invisible, such as joiners and variation selectors.
  var isDefaultIgnorable: Bool {
    self >= 0xAD && shim_is_default_ignorable(self) != 0
  }
}

extension UnsafeBufferPointer<UInt16> {
  /// The scalar at an offset and its number of units; a lone surrogate is U+FFFD.
  func scalar(at offset: Int, limit: Int) -> (value: UInt32, length: Int) {
    let unit = self[offset]
    guard UTF16.isSurrogate(unit) else { return (UInt32(unit), 1) }
    guard UTF16.isLeadSurrogate(unit), offset + 1 < limit,
      UTF16.isTrailSurrogate(self[offset + 1])
    else { return (0xFFFD, 1) }
    return (0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(self[offset + 1]) & 0x3FF, 2)
  }

  /// Whether a grapheme cluster has emoji presentation (UTS #51).
  func isEmoji(in cluster: Range<Int>) -> Bool {
    let first = scalar(at: cluster.lowerBound, limit: cluster.upperBound)
    guard cluster.count > first.length else {
      return first.value >= 0x231A && shim_is_emoji_by_default(first.value) != 0
    }
    let next = scalar(at: cluster.lowerBound + first.length, limit: cluster.upperBound).value
    switch next {
    case 0xFE0F, 0x20E3: return true
    case 0xFE0E: return false
    case 0x200D, 0x1F3FB...0x1F3FF: return shim_is_pictographic(first.value) != 0
    default: return shim_is_emoji_by_default(first.value) != 0
    }
  }
}
