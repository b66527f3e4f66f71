import Foundation

extension Unicode.Scalar {
  /// The end of Latin Extended-B, the last block whose letters are known by their base.
  static let endOfLatin: UInt32 = 0x250

  /// The letter without its accents; itself if it has none.
  var base: Unicode.Scalar {
    String(self).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? self
  }
}
