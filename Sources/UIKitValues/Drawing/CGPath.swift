public import Foundation
package import Graphics

/// An immutable shape of lines and curves.
public class CGPath {
  package fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).transformed(by: transform?.pointee))
  }

  /// Creates the ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).transformed(by: transform?.pointee))
  }

  /// Creates a rectangle whose corners are quarters of an ellipse.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path(ellipticRoundedRect: rect, width: cornerWidth, height: cornerHeight)
        .transformed(by: transform?.pointee))
  }

  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { path.isEmpty ? .null : path.boundingBox }

  /// The smallest rectangle around the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : path.flattened.boundingBox }

  /// The end of the last step; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.transformed(by: transform).contains(point, rule: rule.rule)
  }

  /// Returns an immutable copy of the shape.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns the shape mapped by a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.transformed(by: transform?.pointee))
  }

  /// Returns a mutable copy of the shape.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns the outline of the stroke along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
    return CGPath(path.transformed(by: transform).stroked(style))
  }
}

/// A mutable shape of lines and curves.
public final class CGMutablePath: CGPath {
  override init(_ path: Path) { super.init(path) }

  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCubic(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds an arc, after a line to its start; angles in radians.
  ///
  /// As in Core Graphics, whose y axis points up, an arc that is `clockwise` runs towards smaller
  /// angles, which is counterclockwise in a view.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    if !transform.isIdentity || path.isEmpty {
      arc.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
      path.connect(arc.transformed(by: transform))
    } else {
      path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// Adds an arc from a start angle through a relative angle, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds an arc with a radius, tangent to the line to a first point and the line from there to a second one.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End.applying(transform), tangent2End: tangent2End.applying(transform),
      radius: radius * transform.affine.lengthFactor)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect: rect).transformed(by: transform))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(ellipseIn: rect).transformed(by: transform))
  }

  /// Adds a rectangle whose corners are quarters of an ellipse.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.append(
      Path(ellipticRoundedRect: rect, width: cornerWidth, height: cornerHeight)
        .transformed(by: transform))
  }

  /// Adds the subpaths of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.transformed(by: transform))
  }

  /// Adds a line to the start of the subpath.
  public func closeSubpath() { path.close() }
}

extension CGPath: Equatable {
  /// Returns whether both have the same steps.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
}
