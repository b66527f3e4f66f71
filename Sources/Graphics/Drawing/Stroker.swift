import Foundation

/// Turns lines into the outlines of their strokes.
///
/// 1. The outline of an open line goes along its left side, around the end cap, and back along the right side; that of
///    a closed line is its left side and, backwards, its right side. So it always turns the same way, and strokes that
///    overlap never cancel each other under the winding rule.
/// 2. The join is on the outer side of a corner. On the inner side the two edges meet where they cross; if a segment is
///    too short for that, the outline goes through the corner itself, which adds area that the stroke covers anyway.
/// 3. Arcs are halved until they are flat, using only square roots, so that they are the same everywhere.
struct Stroker {
  private let half: Double
  private let style: StrokeStyle
  private let flatness: Double
  private(set) var path = Path()

  init(_ style: StrokeStyle, flatness: Double) {
    half = style.width / 2
    self.style = style
    self.flatness = flatness
  }

  mutating func add(_ line: Polyline) {
    guard let first = line.points.first else { return }
    guard line.points.count > 1 else { return addDot(first.place) }
    let edges = Edge.edges(of: line, half)
    let left = side(line, edges, 1)
    let right = side(line, edges, -1)
    if line.isClosed {
      addContour(left)
      addContour(right.reversed())
    } else if let firstEdge = edges.first, let lastEdge = edges.last {
      addContour(
        left + cap(lastEdge, atEnd: true) + right.reversed() + cap(firstEdge, atEnd: false))
    }
  }

  private mutating func addContour(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
  }

  /// A line of zero length shows only its caps.
  private mutating func addDot(_ place: CGPoint) {
    let disc = CGRect(x: place.x - half, y: place.y - half, width: 2 * half, height: 2 * half)
    switch style.cap {
    case .butt: break
    case .round: path.append(Path(ellipseIn: disc))
    case .square: path.append(Path(rect: disc))
    }
  }
}

/// One segment of the stroked line.
private struct Edge {
  let start: CGPoint
  let end: CGPoint
  let length: Double
  /// The direction, of length 1.
  let unit: CGPoint
  /// The direction from the line to its left side, where y points down.
  let normal: CGPoint

  init(_ start: CGPoint, _ end: CGPoint, _ half: Double) {
    self.start = start
    self.end = end
    length = distance(start, end)
    unit = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    normal = CGPoint(x: unit.y * half, y: -unit.x * half)
  }

  static func edges(of line: Polyline, _ half: Double) -> [Edge] {
    let points = line.opened.points
    return zip(points, points.dropFirst()).map { Edge($0.place, $1.place, half) }
  }
}

extension Stroker {
  /// Returns one side of a line: 1 for the left, −1 for the right.
  private func side(_ line: Polyline, _ edges: [Edge], _ sign: Double) -> [CGPoint] {
    var result: [CGPoint] = []
    if line.isClosed, let first = edges.first, let last = edges.last {
      result += joint(last, first, sign, isSmooth: line.points[0].isSmooth)
    } else if let first = edges.first {
      result.append(first.start.moved(first.normal, sign))
    }
    for index in 1..<max(1, edges.count) {
      result += joint(
        edges[index - 1], edges[index], sign, isSmooth: line.points[index].isSmooth)
    }
    if !line.isClosed, let last = edges.last { result.append(last.end.moved(last.normal, sign)) }
    return result
  }

  private func joint(_ a: Edge, _ b: Edge, _ sign: Double, isSmooth: Bool) -> [CGPoint] {
    let corner = b.start
    let (from, to) = (corner.moved(a.normal, sign), corner.moved(b.normal, sign))
    let cosine = a.unit.x * b.unit.x + a.unit.y * b.unit.y
    let turn = (a.unit.x * b.unit.y - a.unit.y * b.unit.x) * sign
    // tan²(θ/2) of the angle between the two directions.
    let bend = cosine > -1 ? (1 - cosine) / (1 + cosine) : .infinity
    let crossing = CGPoint(
      x: corner.x + sign * (a.normal.x + b.normal.x) / (1 + cosine),
      y: corner.y + sign * (a.normal.y + b.normal.y) / (1 + cosine))
    if turn <= 0, cosine > 0 || turn < 0 {
      let reach = half * bend.squareRoot()
      return reach <= min(a.length, b.length) ? [crossing] : [from, corner, to]
    }
    if isSmooth, cosine > 0.5 { return [crossing] }
    switch style.join {
    case .round: return arc(corner, from, to, through: a.unit)
    case .bevel where !isSmooth: return [from, to]
    case .miter where !isSmooth:
      // The miter's length in line widths is 1 / cos(θ/2), whose square is 1 + tan².
      return 1 + bend <= style.miterLimit * style.miterLimit ? [crossing] : [from, to]
    case .bevel, .miter: return arc(corner, from, to, through: a.unit)
    }
  }

  private func cap(_ edge: Edge, atEnd: Bool) -> [CGPoint] {
    let sign = atEnd ? 1.0 : -1.0
    let place = atEnd ? edge.end : edge.start
    let out = CGPoint(x: edge.unit.x * sign * half, y: edge.unit.y * sign * half)
    let (from, to) = (place.moved(edge.normal, sign), place.moved(edge.normal, -sign))
    switch style.cap {
    case .butt: return []
    case .square: return [from.moved(out, 1), to.moved(out, 1)]
    case .round:
      let middle = place.moved(out, 1)
      return arc(place, from, middle, through: out) + arc(place, middle, to, through: out)
    }
  }

  /// The limit on how often an arc is halved.
  ///
  /// Each halving leaves a quarter of the error, so ten suffice for any visible width; beyond 10¹⁶ widths from the
  /// origin it never improves.
  private static let arcHalvings = 12
  /// A line that is as wide, in pixels or points, covers any picture, and of its arcs nothing is seen.
  private static let widest = Double(1 << 28)

  /// Returns an arc of at most half a turn; `through` is its direction if it is exactly half a turn.
  private func arc(
    _ center: CGPoint, _ from: CGPoint, _ to: CGPoint, through direction: CGPoint,
    halvings: Int = arcHalvings
  ) -> [CGPoint] {
    let (x, y) = ((from.x + to.x) / 2 - center.x, (from.y + to.y) / 2 - center.y)
    let length = (x * x + y * y).squareRoot()
    // NaN, of points near the largest number, is as flat as it can be.
    guard half - length >= flatness, halvings > 0, half < Self.widest else { return [from, to] }
    var middle = CGPoint(x: center.x + x / length * half, y: center.y + y / length * half)
    if length < half * 1e-6 {
      let norm = distance(.zero, direction)
      middle = CGPoint(
        x: center.x + direction.x / norm * half, y: center.y + direction.y / norm * half)
    }
    return arc(center, from, middle, through: direction, halvings: halvings - 1)
      + arc(center, middle, to, through: direction, halvings: halvings - 1).dropFirst()
  }
}

extension CGPoint {
  fileprivate func moved(_ vector: CGPoint, _ factor: Double) -> CGPoint {
    CGPoint(x: x + vector.x * factor, y: y + vector.y * factor)
  }
}

extension Path {
  /// Returns the outline of the path's stroke, to be filled with the winding rule.
  ///
  /// - Parameters:
  ///   - style: the line's width, ends, corners and dashes.
  ///   - flatness: the greatest distance of the outline from the true one; by default a sixteenth of what is visible at
  ///     four pixels per point.
  /// - Returns: the outline, in straight lines.
  public func stroked(_ style: StrokeStyle, flatness: Double = 0.004) -> Path {
    guard style.width > 0 else { return Path() }
    var stroker = Stroker(style, flatness: flatness)
    for line in polylines(flatness: flatness) {
      if style.dash.isEmpty {
        stroker.add(line)
      } else {
        for dash in line.dashes(style.dash, phase: style.dashPhase) { stroker.add(dash) }
      }
    }
    return stroker.path
  }
}
