public import Foundation

extension Path {
  /// Adds a circular arc, after a line from the current point to its start.
  ///
  /// Angles are in radians from the positive x axis; with y pointing down they grow clockwise.
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: the circle's radius.
  ///   - startAngle: where the arc begins.
  ///   - endAngle: where it ends.
  ///   - clockwise: whether it runs towards greater angles. A full turn or more is a whole circle.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let sweep = Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    // A curve spans a quarter turn at most: the error is then below 0.03 % of the radius.
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), clampedTo: 1...4)
    let step = sweep / Double(count)
    let pull = Path.steady(4.0 / 3 * tan(step / 4))
    var from = Path.direction(startAngle)
    func place(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: center.x + radius * x, y: center.y + radius * y)
    }
    let start = place(from.x, from.y)
    if elements.isEmpty { move(to: start) } else { addLine(to: start) }
    for index in 1...count {
      let to = Path.direction(startAngle + step * Double(index))
      addCubic(
        to: place(to.x, to.y), control1: place(from.x - pull * from.y, from.y + pull * from.x),
        control2: place(to.x + pull * to.y, to.y - pull * to.x))
      from = to
    }
  }

  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let delta = clockwise ? end - start : start - end
    if delta >= turn { return clockwise ? turn : -turn }
    // Of angles near the largest number the difference may be infinite, which has no remainder.
    var rest = delta.isFinite ? delta.truncatingRemainder(dividingBy: turn) : 0
    if rest < 0 { rest += turn }
    return clockwise ? rest : -rest
  }

  private static func direction(_ angle: Double) -> CGPoint {
    CGPoint(x: steady(cos(angle)), y: steady(sin(angle)))
  }

  /// Drops the last bits, in which the math libraries of two machines may differ.
  private static func steady(_ value: Double) -> Double {
    (value * 4_294_967_296).rounded() / 4_294_967_296
  }

  /// Whether a point lies inside the path.
  public func contains(_ point: CGPoint, rule: FillRule = .winding) -> Bool {
    var winding = 0
    for line in polylines(flatness: Outline.flatness / 4) where line.points.count > 1 {
      var closed = line
      closed.close()
      let all = closed.opened.points.map(\.place)
      for (a, b) in zip(all, all.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The path with each subpath running the other way.
  public var reversed: Path {
    var result = Path()
    var subpath: [Element] = []
    func flush() {
      result.append(Path.reversed(subpath))
      subpath = []
    }
    for element in elements {
      if case .move = element { flush() }
      subpath.append(element)
      if case .close = element { flush() }
    }
    flush()
    return result
  }

  private static func reversed(_ subpath: [Element]) -> Path {
    var result = Path()
    var isClosed = false
    for (index, element) in subpath.enumerated().reversed() {
      let previous = index > 0 ? subpath[index - 1].points.last : nil
      if result.isEmpty {
        if case .close = element {
          isClosed = true
          continue
        }
        guard let end = element.points.last else { continue }
        result.move(to: end)
      }
      guard let previous else { continue }
      switch element {
      case .move, .close: break
      case .line: result.addLine(to: previous)
      case .quad(_, let control): result.addQuad(to: previous, control: control)
      case .cubic(_, let control1, let control2):
        result.addCubic(to: previous, control1: control2, control2: control1)
      }
    }
    if isClosed { result.close() }
    return result
  }
}
