import Locks

/// The faces to try, in order, for characters that a font's own face lacks.
final class FontFallbacks: Sendable {
  /// A fallback with one cut for light and one for bold text, which may be the same.
  struct Family: Sendable {
    let regular: FontFace
    let bold: FontFace
  }

  private let families: [Family]
  let emoji: FontFace
  /// The advance of an emoji in em by the point size of the text around it.
  private let emojiAdvance: PiecewiseLinear
  /// The advance of an emoji in its own face's em.
  private let ownEmojiAdvance: Double
  private let registered = Lock<[FontFace]>([])

  init(
    families: [Family], emoji: FontFace, emojiAdvance: PiecewiseLinear, ownEmojiAdvance: Double
  ) {
    self.families = families
    self.emoji = emoji
    self.emojiAdvance = emojiAdvance
    self.ownEmojiAdvance = ownEmojiAdvance
  }

  var bundledFaces: [FontFace] { families.flatMap { [$0.regular, $0.bold] } + [emoji] }

  func append(_ face: FontFace) {
    registered.withLock { $0.append(face) }
  }

  /// The faces for text of a weight, in search order: scripts, emoji, registered ones.
  func faces(for weight: FontWeight) -> [FontFace] {
    let isBold = weight.rawValue >= FontWeight.semibold.rawValue
    return families.map { isBold ? $0.bold : $0.regular } + [emoji] + registered.withLock { $0 }
  }

  /// The size at which a fallback face is drawn in text of a point size.
  func size(of face: FontFace, inTextOfSize size: Double) -> Double {
    face === emoji ? size * emojiAdvance(size) / ownEmojiAdvance : size
  }
}
