internal import Graphics

/// The pictures of a face that were used last, bounded by their bytes.
///
/// When the younger generation is full it becomes the older one, and what was in that is dropped.
struct GlyphCache {
  struct Key: Hashable {
    let glyph: UInt32
    /// In 64ths of a pixel.
    let size: Int32
    /// In quarters of a pixel.
    let phase: Int8

    // One number hashes faster than three in an unoptimised build.
    func hash(into hasher: inout Hasher) {
      hasher.combine(
        UInt64(glyph) << 34 ^ UInt64(UInt32(bitPattern: size)) << 2 ^ UInt64(phase))
    }
  }

  /// Two generations hold 4 MB a face at most, some 10,000 letters of 17 points at 2x.
  static let maximumBytesOfGeneration = 2 << 20

  private var younger: [Key: GlyphMask?] = [:]
  private var older: [Key: GlyphMask?] = [:]
  private var bytes = 0

  /// Returns the picture for a key, which is made if it is not there.
  mutating func mask(for key: Key, make: () -> GlyphMask?) -> GlyphMask? {
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
