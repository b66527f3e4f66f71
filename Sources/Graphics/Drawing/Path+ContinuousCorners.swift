public import Foundation

/// The corner shape of `CALayerCornerCurve.continuous` and of `UIBezierPath(roundedRect:cornerRadius:)`.
///
/// It begins 1.5287 radii before the corner and is made of three cubic curves, whose points were read
/// off paths printed by iOS, see https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles.
/// Where a side is too short for that, the corner changes gradually to a circular one, which is our choice; iOS has
/// several fixed shapes there.
extension Path {
  /// How many radii before the corner its curve begins.
  private static let extent = 1.52866483

  /// Distances from the corner in radii, along the arriving side and along the leaving one.
  private static let continuousCorner: [(Double, Double)] = [
    (1.52866483, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
    (0, 0.86840694), (0, 1.08849296), (0, 1.52866483),
  ]

  /// The same points on a quarter circle divided into three equal arcs.
  ///
  /// 1 − sin 30° = 0.5 and so on; the control points are 4/3 · tan 7.5° = 0.17554 radii away.
  private static let circularCorner: [(Double, Double)] = [
    (1, 0), (0.82446, 0), (0.65202, 0.04621), (0.5, 0.13397),
    (0.34798, 0.22174), (0.22174, 0.34798), (0.13397, 0.5),
    (0.04621, 0.65202), (0, 0.82446), (0, 1),
  ]

  /// Creates a rectangle with continuous corners; radii that would overlap are lowered.
  public init(continuousRoundedRect rect: CGRect, cornerRadii: CornerRadii) {
    let radii = cornerRadii.fitting(width: rect.width, height: rect.height)
    let room = min(rect.width, rect.height) / 2
    self.init()
    // Each corner with the direction in which the outline arrives.
    let corners: [(CGPoint, Double, (x: Double, y: Double))] = [
      (CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, (1, 0)),
      (CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, (0, 1)),
      (CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, (-1, 0)),
      (CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, (0, -1)),
    ]
    for (corner, radius, direction) in corners {
      addContinuousCorner(corner, radius: radius, room: room, arrivingIn: direction)
    }
    close()
  }

  private mutating func addContinuousCorner(
    _ corner: CGPoint, radius: Double, room: Double, arrivingIn direction: (x: Double, y: Double)
  ) {
    guard radius > 0 else { return isEmpty ? move(to: corner) : addLine(to: corner) }
    let reach = min(Path.extent, max(1, room / radius))
    let share = (reach - 1) / (Path.extent - 1)
    let points = zip(Path.circularCorner, Path.continuousCorner).map { circle, smooth in
      let before = (circle.0 + (smooth.0 - circle.0) * share) * radius
      let after = (circle.1 + (smooth.1 - circle.1) * share) * radius
      // The outline turns right: (x, y) becomes (−y, x).
      return CGPoint(
        x: corner.x - direction.x * before - direction.y * after,
        y: corner.y - direction.y * before + direction.x * after)
    }
    if isEmpty { move(to: points[0]) } else { addLine(to: points[0]) }
    for index in stride(from: 3, through: 9, by: 3) {
      addCubic(
        to: points[index], control1: points[index - 2], control2: points[index - 1])
    }
  }
}
