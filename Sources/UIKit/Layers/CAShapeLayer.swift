public import Foundation
internal import Graphics

/// Which points count as inside a shape that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside where the windings do not add up to 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside where a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Ends with half a disc around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Ends half a line width behind the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point, cut off beyond the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A disc around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path, even beyond its bounds.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The shape in the layer's coordinates; nil draws nothing.
  open var path: CGPath?
  /// The colour inside, opaque black by default; nil for none.
  open var fillColor: CGColor? = CGColor(color: .black)
  /// Which points count as inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The colour of the line; nil, the default, for none.
  open var strokeColor: CGColor?
  /// The start of the line as a fraction of the path's length, 0…1.
  open var strokeStart: CGFloat = 0
  /// The end of the line as a fraction of the path's length, 0…1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// The miter limit, in line widths; longer corners are cut off.
  open var miterLimit: CGFloat = 10
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The offset into the dash pattern, in points.
  open var lineDashPhase: CGFloat = 0
  /// The alternating lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]?

  override func drawContents(into canvas: inout Canvas) {
    super.drawContents(into: &canvas)
    guard let path else { return }
    let shape = path.path.translated(x: canvas.origin.x, y: canvas.origin.y)
    if let color = fillColor?.color, color.alpha > 0 {
      canvas.append(.fill(shape, color, rule: fillRule == .evenOdd ? .evenOdd : .winding))
    }
    if let color = strokeColor?.color, color.alpha > 0, lineWidth > 0 {
      canvas.append(.stroke(shape.trimmed(from: strokeStart, to: strokeEnd), color, style))
    }
  }

  private var style: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: StrokeStyle.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: StrokeStyle.Join(rawValue: lineJoin.rawValue) ?? .miter, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map(\.doubleValue), dashPhase: lineDashPhase)
  }
}
