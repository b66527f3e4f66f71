import Foundation

extension Renderer {
  /// Paints a gradient over everything inside the clip.
  func draw(_ gradient: Gradient) {
    let bounds = clip.bounds
    guard !bounds.isEmpty, !gradient.stops.isEmpty,
      let shader = GradientShader(gradient, scale: scale, columns: bounds.x..<bounds.maxX)
    else { return }
    let painter = painter(.clear)
    var pixels = shader.pixels(row: bounds.y)
    let isConstant = shader.isConstantDown
    for y in bounds.y..<bounds.maxY {
      if !isConstant, y > bounds.y { pixels = shader.pixels(row: y) }
      painter.draw(x: bounds.x, y: y, count: bounds.width, pixels: pixels, opacity: 255)
    }
  }

  /// Fills the stroke of a path in points.
  func stroke(_ path: Path, _ color: Color, _ style: StrokeStyle) {
    let inPixels = path.transformed(by: AffineTransform(scale: scale))
    let outline = Outline(
      inPixels.stroked(style.scaled(by: scale), flatness: Outline.flatness), scale: 1)
    outline.sweep(.winding, within: clip.bounds, into: painter(color))
  }
}
