/// Coverage glyphs, merged into one mask so that a translucent colour is applied once.
///
/// Letters of Arabic and Devanagari overlap where they join, and marks overlap their letters.
struct GlyphGroup {
  private var members: [PlacedGlyph] = []
  private var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)

  mutating func add(_ glyph: PlacedGlyph) {
    members.append(glyph)
    bounds = bounds.union(glyph.visible)
  }

  func draw(with painter: Painter) {
    guard !members.isEmpty else { return }
    let union = CoverageMask(bounds: bounds)
    var end = bounds.x
    for member in members {
      member.join(union, emptyFrom: end)
      end = max(end, member.visible.maxX)
    }
    painter.paint(
      bounds, coverage: union.address(bounds.x, bounds.y), stride: bounds.width)
  }
}
