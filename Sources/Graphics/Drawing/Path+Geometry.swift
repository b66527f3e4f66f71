public import Foundation

extension Path.Element {
  /// Returns the step with each of its points mapped.
  fileprivate func map(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(transform(point))
    case .line(let point): .line(transform(point))
    case .quad(let point, let control): .quad(transform(point), control: transform(control))
    case .cubic(let point, let control1, let control2):
      .cubic(
        transform(point), control1: transform(control1), control2: transform(control2))
    case .close: .close
    }
  }

  /// The points of the step, control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .cubic(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }
}

extension Path {
  /// Returns the path moved by a distance.
  public func translated(x: Double, y: Double) -> Path {
    Path(elements.map { $0.map { CGPoint(x: $0.x + x, y: $0.y + y) } })
  }

  /// Returns the path with each point mapped by an affine transform.
  public func transformed(by transform: AffineTransform) -> Path {
    Path(elements.map { $0.map { transform.transform($0) } })
  }

  /// The smallest rectangle around all points, control points included; `.zero` for an empty path.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
