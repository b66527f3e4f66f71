import Foundation

extension Renderer {
  /// Draws the blurred coverage of a path, moved by an offset in points.
  func drawShadow(_ path: Path, _ color: Color, offset: CGSize, blurRadius: Double) {
    let blur = BoxBlur(standardDeviation: blurRadius * scale)
    let outline = Outline(
      path, scale: scale, offsetX: offset.width * scale, offsetY: offset.height * scale)
    // What lies further out than the blur reaches cannot be seen through the clip.
    let shape = outline.pixelBounds(within: clip.bounds.insetting(by: -blur.reach))
    guard !shape.isEmpty, Bitmap.isValidSize(of: shape.insetting(by: -blur.reach)) else { return }
    let mask = CoverageMask(bounds: shape.insetting(by: -blur.reach))
    outline.sweep(.winding, within: shape, into: mask)
    blur.apply(to: mask)
    draw(mask, color)
  }

  private func draw(_ mask: CoverageMask, _ color: Color) {
    let visible = mask.bounds.intersection(clip.bounds)
    let painter = painter(color)
    for y in visible.y..<visible.maxY {
      painter.run(
        x: visible.x, y: y, count: visible.width, coverage: mask.address(visible.x, y))
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
  /// Whether a bitmap of a rectangle's size may exist.
  static func isValidSize(of rect: PixelRect) -> Bool {
    isValidSize(width: rect.width, height: rect.height)
  }
}
