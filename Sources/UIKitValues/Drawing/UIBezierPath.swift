public import Foundation
package import Graphics

/// The corners of a rectangle; y grows downwards.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A shape of lines and curves with its drawing attributes.
open class UIBezierPath: NSObject, NSCopying {
  package var path: Path

  /// The width of lines in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  /// The miter limit in line widths; longer corners are cut off.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule is used.
  open var usesEvenOddFillRule = false

  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  init(_ path: Path) {
    self.path = path
    super.init()
  }

  /// Nil: paths are not archived.
  public required init?(coder: NSCoder) { nil }

  /// Returns a path of the same shape and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = copyOfStyle()
    copy.path = path
    return copy
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

  /// Creates the ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Creates a rectangle with the continuous corners that iOS draws.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      Path(continuousRoundedRect: rect, cornerRadii: Path.CornerRadii(max(0, cornerRadius))))
  }

  /// Creates a rectangle with some continuous corners; only the width of the radii counts, as on iOS.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> Double {
      corners.contains(corner) ? max(0, cornerRadii.width) : 0
    }
    self.init(
      Path(
        continuousRoundedRect: rect,
        cornerRadii: Path.CornerRadii(
          topLeft: radius(.topLeft), topRight: radius(.topRight),
          bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft))))
  }

  /// Creates an arc; angles in radians, growing clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates the shape of a path.
  public convenience init(cgPath CGPath: CGPath) { self.init(CGPath.path) }

  /// The shape alone.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  // MARK: Building

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuad(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, after a line to its start; angles in radians, growing clockwise from the right.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds a line to the start of the subpath.
  open func close() { path.close() }
  /// Empties the path.
  open func removeAllPoints() { path = Path() }
  /// Adds the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }
  /// Maps each point by a transform.
  open func apply(_ transform: CGAffineTransform) { path = path.transformed(by: transform) }
  /// Returns the path with each subpath running the other way.
  open func reversing() -> UIBezierPath {
    let result = copyOfStyle()
    result.path = path.reversed
    return result
  }

  // MARK: Queries

  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path itself; null for an empty path.
  open var bounds: CGRect { path.isEmpty ? .null : path.flattened.boundingBox }
  /// The end of the last step.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets the alternating lengths of dashes and gaps, and the offset of a line's start; nil for no dashes.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    dash = (lengths ?? [], phase)
  }

  /// Writes the dash pattern, its count and its phase to memory.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: Drawing

  /// Fills the shape in the current context.
  open func fill() { draw { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) } }
  /// Strokes the path in the current context.
  open func stroke() {
    draw { context in
      context.saveGState()
      setLineStyle(of: context)
      context.strokePath()
      context.restoreGState()
    }
  }
  /// Fills the shape in a blend mode and opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    inState(blendMode, alpha) { fill() }
  }
  /// Strokes the path in a blend mode and opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    inState(blendMode, alpha) { stroke() }
  }
  /// Clips what follows in the current context to the shape.
  open func addClip() {
    guard let context = GraphicsStack.current else { return }
    context.clip(
      path.transformed(by: context.toCanvas), usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ action: (CGContext) -> Void) {
    guard let context = GraphicsStack.current else { return }
    let kept = context.taken()
    context.addPath(cgPath)
    action(context)
    context.path = kept
  }

  private func setLineStyle(of context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
  }

  private func inState(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ action: () -> Void) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    action()
    context.restoreGState()
  }

  private func copyOfStyle() -> UIBezierPath {
    let result = UIBezierPath()
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dash = dash
    return result
  }
}
