import Foundation

/// A subpath as straight lines.
///
/// # Guarantees
/// No two consecutive points are equal, and a closed line does not repeat its first point.
struct Polyline {
  struct Point {
    var place: CGPoint
    /// Whether the point lies within a curve, and so is not a real corner.
    var isSmooth: Bool
  }

  var points: [Point] = []
  var isClosed = false
  /// Whether anything was drawn, even of zero length: caps turn that into a dot.
  var hasLine = false

  mutating func append(_ place: CGPoint, isSmooth: Bool = false) {
    if let last = points.last, last.place == place { return }
    points.append(Point(place: place, isSmooth: isSmooth))
  }

  mutating func close() {
    isClosed = true
    while points.count > 1, points.first?.place == points.last?.place { points.removeLast() }
  }

  /// The line with its first point repeated at the end if it is closed.
  var opened: Polyline {
    guard isClosed, let first = points.first else { return self }
    return Polyline(points: points + [first], hasLine: true)
  }

  var length: Double {
    let all = opened.points
    return zip(all, all.dropFirst()).reduce(0) { $0 + distance($1.0.place, $1.1.place) }
  }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
  let (x, y) = (b.x - a.x, b.y - a.y)
  return (x * x + y * y).squareRoot()
}

extension Path {
  /// Returns the subpaths as straight lines within a distance of the curves.
  func polylines(flatness: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    var start = CGPoint.zero
    func finish() {
      if line.hasLine { lines.append(line) }
      line = Polyline()
    }
    for element in elements {
      if line.points.isEmpty, element.isDrawing { line.append(start) }
      let pen = line.points.last?.place ?? start
      switch element {
      case .move(let point):
        finish()
        start = point
      case .line(let point):
        line.hasLine = true
        line.append(point)
      case .quad(let point, let control):
        line.hasLine = true
        let control1 = pen.toward(control, 2.0 / 3)
        line.appendCubic(pen, control1, point.toward(control, 2.0 / 3), point, flatness)
      case .cubic(let point, let control1, let control2):
        line.hasLine = true
        line.appendCubic(pen, control1, control2, point, flatness)
      case .close:
        line.hasLine = true
        line.close()
        finish()
      }
    }
    finish()
    return lines
  }
}

extension Path.Element {
  fileprivate var isDrawing: Bool {
    switch self {
    case .move: false
    case .line, .quad, .cubic, .close: true
    }
  }
}

extension CGPoint {
  /// Returns the point a fraction of the way to another one.
  func toward(_ other: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Polyline {
  fileprivate mutating func appendCubic(
    _ begin: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, _ flatness: Double
  ) {
    let count = Outline.lineCount(begin, control1, control2, end, flatness: flatness)
    for index in 1..<count {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      append(
        CGPoint(
          x: a * begin.x + b * control1.x + c * control2.x + d * end.x,
          y: a * begin.y + b * control1.y + c * control2.y + d * end.y), isSmooth: true)
    }
    append(end)
  }
}
