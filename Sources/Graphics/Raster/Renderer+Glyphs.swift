import Foundation

extension Renderer {
  /// Draws each glyph of a run for which the source has a picture.
  func draw(_ run: GlyphRun) {
    guard !clip.bounds.isEmpty else { return }
    guard run.matrix == .identity else { return drawTurned(run) }
    let painter = painter(run.color)
    let opacity = UInt8((run.color.alpha * 255).rounded())
    var group = GlyphGroup()
    forEachMask(of: run) { mask, x, y in
      let placed = PlacedGlyph(mask, x: x, y: y, within: clip.bounds)
      if placed.visible.isEmpty { return }
      // An opaque colour may be applied twice.
      if mask.format == .coverage, opacity < 255 {
        group.add(placed)
      } else {
        placed.draw(with: painter, opacity: opacity)
      }
    }
    group.draw(with: painter)
  }

  /// Calls a function with each picture of a run and the position of its top left pixel.
  func forEachMask(of run: GlyphRun, _ body: (_ mask: GlyphMask, _ x: Int, _ y: Int) -> Void) {
    let pixelsPerEm = run.pointSize * scale
    guard pixelsPerEm > 0 else { return }
    for glyph in run.glyphs {
      guard let place = GlyphPlace(glyph.position, scale: scale) else { continue }
      let mask = run.source.mask(
        for: glyph.id, pixelsPerEm: pixelsPerEm, subpixel: place.subpixel)
      guard let mask else { continue }
      body(mask, place.x + mask.left, place.y - mask.top)
    }
  }
}

/// A glyph's origin on the pixel grid.
struct GlyphPlace {
  let x: Int
  let y: Int
  let subpixel: Int

  /// No picture reaches beyond this, so a glyph there is invisible.
  private static let farthest = Double(Bitmap.maxPixelCount)

  /// Rounds y to a pixel and x to a quarter of one; nil far outside any picture.
  init?(_ position: CGPoint, scale: Double) {
    let (pixelX, pixelY) = (position.x * scale, position.y * scale)
    guard abs(pixelX) < GlyphPlace.farthest, abs(pixelY) < GlyphPlace.farthest else { return nil }
    // Halves always round up, so that moving a text by whole pixels moves every glyph equally.
    let quarters = Int((pixelX * 4 + 0.5).rounded(.down))
    x = quarters >> 2
    subpixel = quarters & 3
    y = Int((pixelY + 0.5).rounded(.down))
  }
}
