public import Foundation
internal import Graphics

extension CGContext {
  /// Empties the path.
  public func beginPath() { path = Path() }
  public var isPathEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path's points, in the user's coordinates.
  public var boundingBoxOfPath: CGRect {
    path.isEmpty ? .null : path.transformed(by: toCanvas.inverted()).boundingBox
  }
  /// The end of the path's last step, in the user's coordinates.
  public var currentPointOfPath: CGPoint { path.currentPoint.applying(toCanvas.inverted()) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point.applying(toCanvas)) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point.applying(toCanvas)) }
  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuad(to: end.applying(toCanvas), control: control.applying(toCanvas))
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCubic(
      to: end.applying(toCanvas), control1: control1.applying(toCanvas),
      control2: control2.applying(toCanvas))
  }
  /// Adds an arc, after a line to its start; see `CGMutablePath.addArc` for the direction.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
    path.connect(arc.transformed(by: toCanvas))
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { append(Path(rect: rect)) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { append(Path(ellipseIn: rect)) }
  /// Adds the subpaths of another path.
  public func addPath(_ path: CGPath) { append(path.path) }
  /// Adds a line to the start of the subpath.
  public func closePath() { path.close() }
  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() { path = strokedPath() }

  /// Clips what follows to the path, and empties the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(taken(), rule.rule)
  }
  /// Clips what follows to a rectangle.
  public func clip(to rect: CGRect) { clip(Path(rect: rect).transformed(by: toCanvas), .winding) }
  /// Clips what follows to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(Path(rect: rect)) }
    clip(path.transformed(by: toCanvas), .winding)
  }

  func clip(_ path: Path, _ rule: FillRule) {
    canvas.append(.pushClip(path, rule: rule))
    state.clips += 1
  }

  func taken() -> Path {
    defer { path = Path() }
    return path
  }

  /// The outline of the path's stroke with the pen under the current transform.
  func strokedPath() -> Path {
    path.transformed(by: toCanvas.inverted()).stroked(state.style).transformed(by: toCanvas)
  }

  private func append(_ other: Path) { path.append(other.transformed(by: toCanvas)) }
}
