import Foundation

extension Renderer {
  /// Draws each glyph of a run whose picture its source has.
  func draw(_ run: GlyphRun) {
    guard !clip.bounds.isEmpty else { return }
    let painter = painter(run.color)
    let opacity = UInt8((run.color.alpha * 255).rounded())
    forEachMask(of: run) { mask, x, y in draw(mask, x: x, y: y, painter, opacity) }
  }

  /// Calls a function with each picture of a run and the place of its top left pixel.
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

  private func draw(_ mask: GlyphMask, x: Int, y: Int, _ painter: Painter, _ opacity: UInt8) {
    let rect = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
    let visible = rect.intersection(clip.bounds)
    guard !visible.isEmpty else { return }
    mask.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in visible.y..<visible.maxY {
        let start = (row - y) * mask.width + visible.x - x
        switch mask.format {
        case .coverage:
          painter.run(
            x: visible.x, y: row, count: visible.width,
            coverage: base.assumingMemoryBound(to: UInt8.self) + start)
        case .premultipliedRGBA:
          painter.draw(
            x: visible.x, y: row, count: visible.width,
            pixels: base.assumingMemoryBound(to: UInt32.self) + start, opacity: opacity)
        }
      }
    }
  }
}

/// A glyph's origin on the pixel grid.
private struct GlyphPlace {
  let x: Int
  let y: Int
  let subpixel: Int

  /// No picture has its far corner beyond this, so a glyph there cannot be seen.
  private static let farthest = Double(Bitmap.maxPixelCount)

  /// Rounds y to a pixel and x to a quarter of one; nil far outside any picture.
  init?(_ position: CGPoint, scale: Double) {
    let (pixelX, pixelY) = (position.x * scale, position.y * scale)
    guard abs(pixelX) < GlyphPlace.farthest, abs(pixelY) < GlyphPlace.farthest else { return nil }
    // Halves round up everywhere, so that moving a text by whole pixels moves each glyph alike.
    let quarters = Int((pixelX * 4 + 0.5).rounded(.down))
    x = quarters >> 2
    subpixel = quarters & 3
    y = Int((pixelY + 0.5).rounded(.down))
  }
}
