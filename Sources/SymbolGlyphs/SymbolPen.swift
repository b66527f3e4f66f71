internal import Foundation
package import Graphics

/// Draws the parts of a symbol in order: ink, and cuts that remove ink.
///
/// Coordinates are hundredths of the point size with y downwards.
package struct SymbolPen {
  /// Fills in painting order; a cut makes holes in the parts before it.
  package private(set) var parts: [(path: Path, rule: FillRule, cuts: Bool)] = []
  var strokeWidth: Double
  /// Whether the next parts remove ink.
  var cuts = false

  let weight: GlyphWeight

  package init(weight: GlyphWeight) {
    self.weight = weight
    strokeWidth = weight.strokeWidth
  }

  package mutating func fill(_ path: Path, rule: FillRule = .winding) {
    parts.append((path, rule, cuts))
  }

  /// Draws lines with round ends and corners.
  mutating func stroke(_ points: [CGPoint], width: Double? = nil) {
    stroke(Path(points, isClosed: false), width: width)
  }

  /// Draws a line with round ends and corners along a path.
  mutating func stroke(_ path: Path, width: Double? = nil) {
    let style = StrokeStyle(width: width ?? strokeWidth, cap: .round, join: .round)
    fill(path.stroked(style, flatness: Self.flatness))
  }

  /// A twentieth of a hundredth of the point size is far below a pixel.
  private static let flatness = 0.05

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    stroke([CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)])
  }

  mutating func disc(_ x: Double, _ y: Double, _ radius: Double) {
    fill(Path(ellipseIn: Self.square(x, y, radius)))
  }

  /// Draws a circle with its stroke inside the radius.
  mutating func ring(_ x: Double, _ y: Double, _ radius: Double) {
    var path = Path(ellipseIn: Self.square(x, y, radius))
    path.append(Path(ellipseIn: Self.square(x, y, radius - strokeWidth)))
    fill(path, rule: .evenOdd)
  }

  /// Draws a circle or its outline.
  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, filled: Bool) {
    if filled { disc(x, y, radius) } else { ring(x, y, radius) }
  }

  /// Draws a rounded rectangle, or its outline with the stroke inside.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, filled: Bool
  ) {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    var path = Path(roundedRect: rect, cornerRadius: radius)
    if !filled {
      path.append(
        Path(
          roundedRect: rect.insetBy(dx: strokeWidth, dy: strokeWidth),
          cornerRadius: max(0, radius - strokeWidth)))
    }
    fill(path, rule: filled ? .winding : .evenOdd)
  }

  /// Fills a closed curve or, for an outline, strokes along its inside.
  mutating func shape(_ path: Path, filled: Bool) {
    if filled { fill(path) }
    stroke(path)
  }

  /// Draws parts that are holes in a filled shape and ink on an outline.
  mutating func onTop(_ filled: Bool, _ draw: (inout SymbolPen) -> Void) {
    if filled { cutting(draw) } else { draw(&self) }
  }

  /// Draws cuts that remove ink.
  mutating func cutting(_ draw: (inout SymbolPen) -> Void) {
    cuts = true
    draw(&self)
    cuts = false
  }

  /// Draws another symbol's parts scaled and moved.
  mutating func insert(
    _ draw: (inout SymbolPen) -> Void, scale: Double, x: Double, y: Double
  ) {
    var pen = self
    pen.parts = []
    pen.strokeWidth = strokeWidth / scale
    pen.cuts = false
    draw(&pen)
    let transform = AffineTransform(m11: scale, m12: 0, m21: 0, m22: scale, tX: x, tY: y)
    for part in pen.parts {
      parts.append((part.path.transformed(by: transform), part.rule, part.cuts != cuts))
    }
  }

  /// Points on a part of an ellipse; angles in degrees, clockwise from the right.
  static func arcPoints(
    _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, from start: Double,
    to end: Double
  ) -> [CGPoint] {
    // Steps of five degrees keep the chord within a thousandth of the radius.
    let count = max(2, Int((abs(end - start) / 5).rounded(.up)))
    return (0...count).map { step in
      let angle = (start + (end - start) * Double(step) / Double(count)) * .pi / 180
      return CGPoint(x: x + radiusX * cos(angle), y: y + radiusY * sin(angle))
    }
  }

  private static func square(_ x: Double, _ y: Double, _ radius: Double) -> CGRect {
    CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
  }
}
