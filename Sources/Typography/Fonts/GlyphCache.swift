internal import Graphics

/// The recently used pictures of a face, limited by their size in bytes.
///
/// When the younger generation is full it replaces the older one, whose pictures are dropped.
struct GlyphCache {
  struct Key: Hashable {
    // One number is compared and hashed faster than three in a debug build.
    fileprivate let number: UInt64

    /// The size is in 64ths of a pixel, the phase in quarters of one.
    init(glyph: UInt32, size: Int32, phase: Int8) {
      number = UInt64(glyph) << 34 ^ UInt64(UInt32(bitPattern: size)) << 2 ^ UInt64(phase)
    }

    /// The slot among the last ones: the highest bits of a product, which depend on all bits.
    fileprivate var place: Int { Int((number &* 0x9E37_79B9_7F4A_7C15) &>> 56) }
  }

  /// Two generations hold at most 4 MB per face, about 10,000 letters of 17 points at 2x.
  static let maximumBytesOfGeneration = 2 << 20

  private static let recentCount = 256

  /// The keys of the last picture in each slot, found without hashing: a text draws the same letters over and over.
  private var recentKeys = [Key?](repeating: nil, count: recentCount)
  private var recentMasks = [GlyphMask?](repeating: nil, count: recentCount)
  private var younger: [Key: GlyphMask?] = [:]
  private var older: [Key: GlyphMask?] = [:]
  private var bytes = 0

  /// Returns the kept picture of a key, which is nil where a glyph has none; nil if nothing is kept for the key.
  mutating func mask(for key: Key) -> GlyphMask?? {
    let place = key.place
    if recentKeys[place]?.number == key.number { return recentMasks[place] }
    if let mask = younger[key] {
      noteRecent(mask, for: key)
      return mask
    }
    guard let mask = older[key] else { return nil }
    keep(mask, for: key)
    return mask
  }

  /// Keeps a key's picture, or that it has none.
  mutating func keep(_ mask: GlyphMask?, for key: Key) {
    // An entry costs about 64 bytes besides its pixels.
    bytes += 64 + (mask?.pixels.count ?? 0)
    if bytes > GlyphCache.maximumBytesOfGeneration {
      older = younger
      younger = [:]
      bytes = 64 + (mask?.pixels.count ?? 0)
    }
    younger[key] = .some(mask)
    noteRecent(mask, for: key)
  }

  private mutating func noteRecent(_ mask: GlyphMask?, for key: Key) {
    // Large ones are left out, so that these add at most a megabyte to the generations.
    guard mask?.pixels.count ?? 0 <= 4096 else { return }
    recentKeys[key.place] = key
    recentMasks[key.place] = mask
  }
}
