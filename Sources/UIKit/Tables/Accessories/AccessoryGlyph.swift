internal import Foundation
internal import Graphics

/// The shapes of built-in accessories, around their centres.
enum AccessoryGlyph {
  case chevron
  case tick
  case circledI

  /// The widths before they are rounded up to pixels.
  ///
  /// Those of the standard text size: the difference of cell and content view, less the margin. A chevron's width depends
  /// on the system. Rule `accessory-widths`.
  private static let circledIWidth = 24.0
  private static let tickWidth = 24.0

  func width(in grid: PixelGrid, _ metrics: SystemMetrics) -> CGFloat {
    switch self {
    case .chevron: grid.ceiling(metrics.chevronWidth)
    case .tick: Self.tickWidth
    case .circledI: Self.circledIWidth
    }
  }

  /// Whether the shape is mirrored in right-to-left layout.
  var followsDirection: Bool { self == .chevron }

  func color(tint: UIColor) -> UIColor { self == .chevron ? .tertiaryLabel : tint }

  var path: Path {
    switch self {
    case .chevron: Stroke(width: 2, points: [(-1.5, -5.5), (4, 0), (-1.5, 5.5)]).outline
    case .tick: Stroke(width: 2, points: [(-6, 0.5), (-2, 5), (6, -6)]).outline
    case .circledI: Self.circledIPath
    }
  }

  /// A ring of 20 points, a dot and a stem with feet; the even-odd rule leaves the ring open.
  private static let circledIPath: Path = {
    var path = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    path.append(Path(ellipseIn: CGRect(x: -8.5, y: -8.5, width: 17, height: 17)))
    path.append(Path(ellipseIn: CGRect(x: -1.25, y: -5.5, width: 2.5, height: 2.5)))
    let stem: [(Double, Double)] = [
      (-2, -1.5), (0.8, -1.5), (0.8, 3.6), (2.2, 3.6), (2.2, 5), (-2.2, 5), (-2.2, 3.6),
      (-0.8, 3.6), (-0.8, -0.1), (-2, -0.1),
    ]
    path.append(Path(polygon: stem))
    return path
  }()
}

/// A line of two segments with a mitred corner and square ends.
private struct Stroke {
  let width: Double
  let points: [(x: Double, y: Double)]

  var outline: Path {
    let left = offset(width / 2)
    let right = offset(-width / 2)
    return Path(polygon: left + right.reversed())
  }

  /// Returns the points offset to the left of the line's direction.
  private func offset(_ distance: Double) -> [(Double, Double)] {
    let first = normal(points[0], points[1])
    let second = normal(points[1], points[2])
    // The corner of the two offset lines is on the bisector, at a distance of d / cos(half angle).
    let sum = (first.0 + second.0, first.1 + second.1)
    let scale = 2 / (sum.0 * sum.0 + sum.1 * sum.1)
    return [
      (points[0].x + first.0 * distance, points[0].y + first.1 * distance),
      (points[1].x + sum.0 * scale * distance, points[1].y + sum.1 * scale * distance),
      (points[2].x + second.0 * distance, points[2].y + second.1 * distance),
    ]
  }

  private func normal(
    _ from: (x: Double, y: Double), _ to: (x: Double, y: Double)
  ) -> (Double, Double) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return (dy / length, -dx / length)
  }
}

extension Path {
  fileprivate init(polygon points: [(Double, Double)]) {
    self.init()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { move(to: place) } else { addLine(to: place) }
    }
    close()
  }
}
