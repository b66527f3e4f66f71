internal import CFreeType

/// Which glyphs of a TrueType file have too many parts to be drawn: they may consist of other glyphs, and those of others.
///
/// FreeType refuses glyphs that contain themselves, and outlines of more than 32,767 points. Parts without points are none
/// of these: with two in each part, their number doubles with every level. See the table “glyf” of OpenType 1.9.
struct CompositeGlyphs {
  /// Many times more than any letter has: FreeType's limit of points, in parts of about thirty.
  static let mostParts = 1_000

  private let face: FT_Face
  /// Whether the outlines are of the format that has such glyphs.
  private let isTrueType: Bool
  private var verdicts: [UInt32: Bool] = [:]

  init(of face: FT_Face) {
    self.face = face
    isTrueType = shim_has_glyf_table(face) != 0
  }

  /// Whether a glyph has at most as many parts as the limit says, itself included.
  mutating func canLoad(_ glyph: UInt32) -> Bool {
    guard isTrueType else { return true }
    if let known = verdicts[glyph] { return known }
    var counts: [UInt32: Int] = [:]
    let verdict = count(of: glyph, depth: 1, &counts) <= Self.mostParts
    verdicts[glyph] = verdict
    return verdict
  }

  /// Returns how many parts a glyph has, at any level; above the limit it is only known to be above it.
  private func count(of glyph: UInt32, depth: Int, _ counts: inout [UInt32: Int]) -> Int {
    let tooMany = Self.mostParts + 1
    if let known = counts[glyph] { return known }
    guard depth <= Self.mostParts else { return tooMany }
    // What a glyph has that contains itself.
    counts[glyph] = tooMany
    var count = 1
    for part in parts(of: glyph) where count < tooMany {
      count = min(tooMany, count + self.count(of: part, depth: depth + 1, &counts))
    }
    counts[glyph] = count
    return count
  }

  /// The glyphs that a glyph consists of, without theirs.
  private func parts(of glyph: UInt32) -> [UInt32] {
    guard FT_Load_Glyph(face, glyph, shim_load_parts) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_COMPOSITE
    else { return [] }
    return (0..<slot.pointee.num_subglyphs).compactMap { index in
      var (part, flags): (FT_Int, FT_UInt) = (0, 0)
      var (first, second): (FT_Int, FT_Int) = (0, 0)
      var transform = FT_Matrix()
      let error = FT_Get_SubGlyph_Info(slot, index, &part, &flags, &first, &second, &transform)
      return error == 0 ? UInt32(truncatingIfNeeded: part) : nil
    }
  }
}
