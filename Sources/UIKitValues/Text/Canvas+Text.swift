package import Foundation
internal import Graphics
package import Typography

extension Canvas {
  /// Restricts what follows to the pixels between the left and right edges of a rectangle.
  package mutating func pushClip(toSidesOf rect: CGRect, _ grid: PixelGrid) {
    let sides = toRoot(rect)
    let minX = grid.floor(sides.minX)
    // Higher than any picture.
    let height = 100_000.0
    append(
      .pushClip(
        Path(
          rect: CGRect(
            x: minX, y: -height, width: grid.ceiling(sides.maxX) - minX, height: 2 * height))))
  }

  /// Draws a line of text; backgrounds and lines under and through it lie on whole pixels.
  package mutating func draw(_ line: LineDrawing, at origin: CGPoint, _ grid: PixelGrid) {
    fill(line.backgrounds, at: origin, grid)
    for shadow in line.shadows { draw(shadow, at: origin) }
    fill(line.underlines, at: origin, grid)
    draw(line.runs, offset: origin)
    for outline in line.outlines { draw(outline, at: origin) }
    for picture in line.pictures {
      let rect = place(picture.rect, at: origin, grid)
      append(.image(picture.image, in: rect, tint: picture.tint))
    }
    fill(line.strikethroughs, at: origin, grid)
  }

  private func place(_ rect: CGRect, at origin: CGPoint, _ grid: PixelGrid) -> CGRect {
    grid.snapped(toRoot(rect.offsetBy(dx: origin.x, dy: origin.y)))
  }

  private mutating func fill(
    _ fills: [LineDrawing.Fill], at origin: CGPoint, _ grid: PixelGrid
  ) {
    for fill in fills { append(.fillRect(place(fill.rect, at: origin, grid), fill.color)) }
  }

  private mutating func draw(_ outline: LineDrawing.Outline, at origin: CGPoint) {
    let place = toRoot(CGRect(origin: origin, size: .zero)).origin
    append(
      .stroke(
        outline.path.translated(x: place.x, y: place.y), outline.stroke.color,
        StrokeStyle(width: outline.stroke.width)))
  }

  private mutating func draw(_ shadow: LineDrawing.Shadow, at origin: CGPoint) {
    append(.glyphShadow(placed(shadow.run, offset: origin), blurRadius: shadow.blurRadius))
  }
}
