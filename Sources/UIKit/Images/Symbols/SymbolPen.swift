internal import Foundation
internal import Graphics

/// Draws the parts of a symbol in order: ink, and cuts that remove ink.
///
/// Coordinates are hundredths of the point size with y downwards.
struct SymbolPen {
  /// Fills in painting order; a cut makes holes in the parts before it.
  private(set) var parts: [(path: Path, rule: FillRule, cuts: Bool)] = []
  var strokeWidth: Double
  /// Whether the next parts remove ink.
  var cuts = false

  /// The weight of characters.
  let weight: UIImage.SymbolWeight

  init(weight: UIImage.SymbolWeight) {
    self.weight = weight
    strokeWidth = weight.strokeWidth
  }

  mutating func fill(_ path: Path, rule: FillRule = .winding) {
    parts.append((path, rule, cuts))
  }

  /// Draws lines with round ends and corners.
  mutating func stroke(_ points: [CGPoint], isClosed: Bool = false, width: Double? = nil) {
    stroke(Path(points, isClosed: isClosed), width: width)
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

  /// Draws lines through points given as alternating x and y.
  mutating func lines(_ numbers: Double..., isClosed: Bool = false) {
    stroke(Self.points(numbers), isClosed: isClosed)
  }

  /// Fills a polygon given as alternating x and y, its corners rounded by half a stroke.
  mutating func polygon(_ numbers: Double..., rounding: Double? = nil) {
    let path = Path(Self.points(numbers), isClosed: true)
    fill(path)
    stroke(path, width: rounding ?? strokeWidth * 0.7)
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

  /// Draws a part of a circle, the radius in the middle of the stroke; angles in degrees, clockwise
  /// from the right.
  mutating func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
  ) {
    stroke(Self.arcPoints(x, y, radius, from: start, to: end))
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

  static func arcPoints(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
  ) -> [CGPoint] {
    // Steps of five degrees keep the chord within a thousandth of the radius.
    let count = max(2, Int((abs(end - start) / 5).rounded(.up)))
    return (0...count).map { step in
      let angle = (start + (end - start) * Double(step) / Double(count)) * .pi / 180
      return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
    }
  }

  private static func points(_ numbers: [Double]) -> [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private static func square(_ x: Double, _ y: Double, _ radius: Double) -> CGRect {
    CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
  }
}

extension UIImage.SymbolWeight {
  /// The width of strokes in hundredths of the point size.
  fileprivate var strokeWidth: Double {
    switch self {
    case .ultraLight: 3.2
    case .thin: 4.6
    case .light: 6.6
    case .unspecified, .regular: 8.8
    case .medium: 10.2
    case .semibold: 11.6
    case .bold: 13.2
    case .heavy: 15.2
    case .black: 17.2
    }
  }
}

extension Path {
  /// Creates straight lines through points.
  init(_ points: [CGPoint], isClosed: Bool) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    if isClosed { close() }
  }
}
