internal import Foundation
internal import Graphics

extension Path {
  func transformed(by transform: CGAffineTransform?) -> Path {
    guard let transform, !transform.isIdentity else { return self }
    return transformed(by: transform.affine)
  }

  /// Creates a rectangle whose corners are quarters of an ellipse; sides that are too short share the space.
  init(ellipticRoundedRect rect: CGRect, width: CGFloat, height: CGFloat) {
    let (width, height) = (min(width, rect.width / 2), min(height, rect.height / 2))
    guard width > 0, height > 0 else {
      self.init(rect: rect)
      return
    }
    // Circular corners in a plane that is stretched downwards.
    let stretch = height / width
    let plane = CGRect(
      x: rect.minX, y: rect.minY / stretch, width: rect.width, height: rect.height / stretch)
    self.init(
      Path(roundedRect: plane, cornerRadius: width)
        .transformed(by: CGAffineTransform(scaleX: 1, y: stretch)).elements)
  }

  /// The end of the last step; after a close the start of its subpath.
  var currentPoint: CGPoint {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let place):
        start = place
        point = place
      case .line(let place), .quad(let place, _), .cubic(let place, _, _): point = place
      case .close: point = start
      }
    }
    return point
  }

  /// Adds another path, with a line to its start.
  mutating func connect(_ other: Path) {
    guard !isEmpty, case .move(let start)? = other.elements.first else { return append(other) }
    addLine(to: start)
    append(Path(Array(other.elements.dropFirst())))
  }

  /// Adds an arc with a radius, tangent to two lines, like PostScript's `arct`.
  mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    let start = currentPoint
    let first = CGPoint(x: start.x - corner.x, y: start.y - corner.y)
    let second = CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    let lengths = (first.norm, second.norm)
    let cross = first.x * second.y - first.y * second.x
    guard lengths.0 > 0, lengths.1 > 0, cross != 0, radius > 0 else { return addLine(to: corner) }
    let cosine = (first.x * second.x + first.y * second.y) / (lengths.0 * lengths.1)
    // The tangent points lie r / tan(φ/2) from the corner; tan²(φ/2) = (1 − cos φ) / (1 + cos φ).
    let reach = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    func place(_ vector: CGPoint, _ length: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + vector.x / length * reach, y: corner.y + vector.y / length * reach)
    }
    let (from, to) = (place(first, lengths.0), place(second, lengths.1))
    // The centre lies on the bisector, √(r² + reach²) from the corner.
    let middle = CGPoint(x: (from.x + to.x) / 2 - corner.x, y: (from.y + to.y) / 2 - corner.y)
    let distance = (radius * radius + reach * reach).squareRoot() / middle.norm
    let center = CGPoint(x: corner.x + middle.x * distance, y: corner.y + middle.y * distance)
    addArc(
      center: center, radius: radius, startAngle: atan2(from.y - center.y, from.x - center.x),
      endAngle: atan2(to.y - center.y, to.x - center.x), clockwise: cross < 0)
  }
}

extension CGPoint {
  fileprivate var norm: CGFloat { (x * x + y * y).squareRoot() }
}
