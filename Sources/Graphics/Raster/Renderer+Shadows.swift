import Foundation

extension Renderer {
  /// Draws the blurred coverage of a path, moved by an offset in points.
  func drawShadow(_ path: Path, _ color: Color, offset: CGSize, blurRadius: Double) {
    let blur = BoxBlur(standardDeviation: blurRadius * scale)
    let outline = Outline(
      path, scale: scale, offsetX: offset.width * scale, offsetY: offset.height * scale)
    // Anything further out than the blur's reach is invisible inside the clip.
    let shape = outline.pixelBounds(within: clip.bounds.insetting(by: -blur.reach))
    guard !shape.isEmpty, Bitmap.isValidSize(of: shape.insetting(by: -blur.reach)) else { return }
    let mask = CoverageMask(bounds: shape.insetting(by: -blur.reach))
    outline.sweep(.winding, within: shape, into: mask)
    blur.apply(to: mask)
    draw(mask, color, movedBy: (0, 0))
  }

  /// Draws the blurred coverage of glyphs.
  func drawShadow(of run: GlyphRun, blurRadius: Double) {
    guard run.matrix == .identity else {
      return drawShadow(
        run.outline(scale: scale), run.color, offset: .zero, blurRadius: blurRadius)
    }
    let blur = BoxBlur(standardDeviation: blurRadius * scale)
    let reach = clip.bounds.insetting(by: -blur.reach)
    guard !clip.bounds.isEmpty, Bitmap.isValidSize(of: reach) else { return }
    let mask = CoverageMask(bounds: reach)
    forEachMask(of: run) { glyph, x, y in
      if glyph.format == .coverage { mask.add(glyph, x: x, y: y) }
    }
    blur.apply(to: mask)
    draw(mask, run.color, movedBy: (0, 0))
  }

  /// No picture reaches beyond this, so a shadow there is invisible.
  private static let farthest = Double(Bitmap.maxPixelCount)

  /// Draws the blurred alpha of a group.
  func drawShadow(of group: Surface, _ style: ShadowStyle) {
    let blur = BoxBlur(standardDeviation: style.blurRadius * scale)
    let visible = group.visibleBounds
    let area = visible.insetting(by: -blur.reach)
    guard !visible.isEmpty, Bitmap.isValidSize(of: area) else { return }
    let mask = CoverageMask(bounds: area)
    group.copyAlpha(of: visible, into: mask)
    blur.apply(to: mask)
    // A mask is aligned to whole pixels.
    let (dx, dy) = (style.offset.width * scale, style.offset.height * scale)
    guard abs(dx) < Self.farthest, abs(dy) < Self.farthest else { return }
    draw(mask, style.color, movedBy: (Int(dx.rounded()), Int(dy.rounded())))
  }

  private func draw(
    _ mask: CoverageMask, _ color: Color, movedBy offset: (x: Int, y: Int)
  ) {
    let moved = PixelRect(
      x: mask.bounds.x + offset.x, y: mask.bounds.y + offset.y, width: mask.bounds.width,
      height: mask.bounds.height)
    let visible = moved.intersection(clip.bounds)
    let painter = painter(color)
    for y in visible.y..<visible.maxY {
      painter.run(
        x: visible.x, y: y, count: visible.width,
        coverage: mask.address(visible.x - offset.x, y - offset.y))
    }
  }

}

extension Surface {
  /// The smallest rectangle around all pixels that are not transparent.
  var visibleBounds: PixelRect {
    var (left, right, top, bottom) = (bounds.maxX, bounds.x, bounds.maxY, bounds.y)
    for y in bounds.y..<bounds.maxY {
      let row = address(bounds.x, y)
      var start = 0
      while start < bounds.width, row[start] == 0 { start &+= 1 }
      guard start < bounds.width else { continue }
      var end = bounds.width
      while row[end &- 1] == 0 { end &-= 1 }
      (left, right) = (min(left, bounds.x + start), max(right, bounds.x + end))
      (top, bottom) = (min(top, y), y + 1)
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Writes the alpha of a rectangle into a mask that contains it.
  func copyAlpha(of rect: PixelRect, into mask: CoverageMask) {
    for y in rect.y..<rect.maxY {
      let (source, target) = (address(rect.x, y), mask.address(rect.x, y))
      var index = 0
      while index < rect.width {
        target[index] = UInt8(truncatingIfNeeded: source[index] &>> 24)
        index &+= 1
      }
    }
  }
}

extension CoverageMask {
  /// Adds a glyph's coverage at its top left pixel.
  fileprivate func add(_ glyph: GlyphMask, x: Int, y: Int) {
    let rect = PixelRect(x: x, y: y, width: glyph.width, height: glyph.height)
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    glyph.pixels.withUnsafeBufferPointer { pixels in
      for row in visible.y..<visible.maxY {
        let target = address(visible.x, row)
        let start = (row - y) * glyph.width + visible.x - x
        var index = 0
        while index < visible.width {
          target[index] = max(target[index], pixels[start &+ index])
          index &+= 1
        }
      }
    }
  }
}

extension PixelRect {
  /// Returns the rectangle with each side moved inwards.
  func insetting(by inset: Int) -> PixelRect {
    PixelRect(x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset)
  }
}

extension Bitmap {
  /// Whether a bitmap of a rectangle's size is allowed.
  static func isValidSize(of rect: PixelRect) -> Bool {
    isValidSize(width: rect.width, height: rect.height)
  }
}
