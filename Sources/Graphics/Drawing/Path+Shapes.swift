public import Foundation

extension Path {
  /// The radii of a rectangle's corners, in points.
  public struct CornerRadii: Hashable, Sendable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double

    /// Creates radii; 0 is a sharp corner.
    public init(
      topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0
    ) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    /// Creates four equal radii.
    public init(_ radius: Double) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Returns the radii scaled down together so that no two overlap on a side, as CSS does.
    ///
    /// See https://www.w3.org/TR/css-backgrounds-3/#corner-overlap
    func fitting(width: Double, height: Double) -> CornerRadii {
      let sums = [
        (topLeft + topRight, width), (bottomLeft + bottomRight, width),
        (topLeft + bottomLeft, height), (topRight + bottomRight, height),
      ]
      let factor = sums.reduce(1.0) { $1.0 > 0 ? min($0, $1.1 / $1.0) : $0 }
      return CornerRadii(
        topLeft: max(0, topLeft) * factor, topRight: max(0, topRight) * factor,
        bottomRight: max(0, bottomRight) * factor, bottomLeft: max(0, bottomLeft) * factor)
    }
  }

  /// The control point's distance for a quarter of a unit circle: 4/3 · (√2 − 1).
  private static let kappa = 0.5522847498307936

  /// Creates a rectangle, clockwise from its top left corner.
  public init(rect: CGRect) {
    self.init([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// Creates a rectangle with circular corners; a radius beyond half the shorter side is lowered.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    self.init(roundedRect: rect, cornerRadii: CornerRadii(cornerRadius))
  }

  /// Creates a rectangle whose circular corners may differ; radii that would overlap are lowered.
  ///
  /// The null rectangle, such as one that is inset by more than its size, makes an empty path.
  public init(roundedRect rect: CGRect, cornerRadii: CornerRadii) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let radii = cornerRadii.fitting(width: rect.width, height: rect.height)
    self.init(rect: rect, radii: radii)
  }

  /// Creates the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    let (midX, midY) = (Double(rect.midX), Double(rect.midY))
    let (radiusX, radiusY) = (Double(rect.width) / 2, Double(rect.height) / 2)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: midX + x * radiusX, y: midY + y * radiusY)
    }
    let k = Path.kappa
    self.init([
      .move(point(0, -1)),
      .cubic(point(1, 0), control1: point(k, -1), control2: point(1, -k)),
      .cubic(point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .cubic(point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .cubic(point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .close,
    ])
  }

  /// Runs clockwise from the left end of the top side; each corner has its own radius.
  private init(rect: CGRect, radii: CornerRadii) {
    self.init()
    move(to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, (1.0, 0.0)),
      (CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, (0.0, 1.0)),
      (CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, (-1.0, 0.0)),
      (CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, (0.0, -1.0)),
    ]
    for (corner, radius, direction) in corners {
      addCorner(corner, radius: radius, arrivingIn: direction)
    }
    close()
  }

  /// Adds the side up to a corner and the quarter circle that turns right there.
  private mutating func addCorner(
    _ corner: CGPoint, radius: Double, arrivingIn direction: (x: Double, y: Double)
  ) {
    let (x, y) = direction
    let pull = radius * (1 - Path.kappa)
    addLine(to: CGPoint(x: corner.x - x * radius, y: corner.y - y * radius))
    guard radius > 0 else { return }
    addCubic(
      to: CGPoint(x: corner.x - y * radius, y: corner.y + x * radius),
      control1: CGPoint(x: corner.x - x * pull, y: corner.y - y * pull),
      control2: CGPoint(x: corner.x - y * pull, y: corner.y + x * pull))
  }
}
