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

  /// A recently requested picture.
  private struct Recent {
    var key: Key?
    var mask: GlyphMask?
  }

  /// Two generations hold at most 4 MB per face, about 10,000 letters of 17 points at 2x.
  static let maximumBytesOfGeneration = 2 << 20

  /// The last picture in each slot, found without hashing: a text draws the same letters over and over.
  private var recent = [Recent](repeating: Recent(), count: 256)
  private var younger: [Key: GlyphMask?] = [:]
  private var older: [Key: GlyphMask?] = [:]
  private var bytes = 0

  /// Returns the picture for a key, creating it if needed.
  mutating func mask(for key: Key, make: () -> GlyphMask?) -> GlyphMask? {
    let place = key.place
    if recent[place].key?.number == key.number { return recent[place].mask }
    let mask = keptMask(for: key, make: make)
    // Large ones are left out, so that these add at most a megabyte to the generations.
    if mask?.pixels.count ?? 0 <= 4096 { recent[place] = Recent(key: key, mask: mask) }
    return mask
  }

  private mutating func keptMask(for key: Key, make: () -> GlyphMask?) -> GlyphMask? {
    if let found = younger[key] { return found }
    let mask = older[key] ?? make()
    // An entry costs about 64 bytes besides its pixels.
    bytes += 64 + (mask?.pixels.count ?? 0)
    if bytes > GlyphCache.maximumBytesOfGeneration {
      older = younger
      younger = [:]
      bytes = 64 + (mask?.pixels.count ?? 0)
    }
    younger[key] = .some(mask)
    return mask
  }
}
