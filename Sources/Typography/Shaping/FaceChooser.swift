import Foundation

/// Finds the face for a grapheme cluster in text of one font.
struct FaceChooser {
  let primary: FontFace
  private let fallbacks: FontFallbacks
  private let weight: FontWeight

  init(font: Font) {
    primary = font.typeface.face(forSize: font.pointSize)
    fallbacks = font.typeface.fallbacks
    weight = font.weight
  }

  func face(for cluster: Range<Int>, in text: UnsafeBufferPointer<UInt16>) -> FontFace {
    let emoji = fallbacks.emoji
    if text.isEmoji(in: cluster), covers(emoji, cluster, text) { return emoji }
    if covers(primary, cluster, text) { return primary }
    let others = fallbacks.faces(for: weight)
    let base = text.scalar(at: cluster.lowerBound, limit: cluster.upperBound).value
    return others.first { covers($0, cluster, text) }
      ?? composed(cluster, text).flatMap { scalars in
        // The shaper composes, so a decomposed Hangul syllable needs no glyphs for its letters.
        ([primary] + others).first { face in scalars.allSatisfy(face.shaper.covers) }
      }
      ?? ([primary] + others).first { $0.shaper.covers(base) } ?? primary
  }

  /// The scalars of a cluster in composed form; nil if it is a single scalar.
  private func composed(_ cluster: Range<Int>, _ text: UnsafeBufferPointer<UInt16>) -> [UInt32]? {
    guard cluster.count > 1 else { return nil }
    let string = String(decoding: text[cluster], as: UTF16.self)
    return string.precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
  }

  private func covers(
    _ face: FontFace, _ cluster: Range<Int>, _ text: UnsafeBufferPointer<UInt16>
  ) -> Bool {
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let scalar = text.scalar(at: offset, limit: cluster.upperBound)
      guard face.shaper.covers(scalar.value) || scalar.value.isDefaultIgnorable else {
        return false
      }
      offset += scalar.length
    }
    return true
  }
}
