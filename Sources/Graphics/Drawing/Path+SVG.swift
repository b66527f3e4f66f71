internal import Foundation

extension Path {
  /// Creates a path from SVG's notation, such as `M 0 0 H 10 a 5 5 0 0 1 5 5 Z`; nil if it is malformed.
  ///
  /// All commands are read: https://www.w3.org/TR/SVG11/paths.html#PathData. The figure before an error, which a browser
  /// would show, is not kept.
  public init?(svg text: String) {
    var reader = SVGPathReader(text)
    guard reader.read() else { return nil }
    self = reader.path
  }

  /// Creates a path from SVG's notation as far as it is well formed, as a browser does.
  package init(svgBeforeError text: String) {
    var reader = SVGPathReader(text)
    _ = reader.read()
    self = reader.path
  }
}

/// Reads the commands of a path, each with one group of numbers or several.
private struct SVGPathReader {
  private var numbers: SVGNumbers
  private(set) var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of a curve, for a smooth one that follows; with the letter of that curve.
  private var control: (letter: Character, point: CGPoint)?

  init(_ text: String) { numbers = SVGNumbers(text) }

  /// Returns whether all of the text is a path.
  mutating func read() -> Bool {
    var isFirst = true
    while let command = numbers.letter() {
      guard !isFirst || command == "M" || command == "m" else { return false }
      isFirst = false
      guard perform(command) else { return false }
    }
    return numbers.isAtEnd
  }

  /// Returns whether the numbers after a command's letter are complete.
  private mutating func perform(_ command: Character) -> Bool {
    if command == "Z" || command == "z" {
      path.close()
      (current, control) = (start, nil)
      return true
    }
    var letter = command
    repeat {
      guard step(letter) else { return false }
      // Points after the first of a move are lines.
      if letter == "M" { letter = "L" } else if letter == "m" { letter = "l" }
    } while numbers.hasNumber
    return true
  }

  private mutating func step(_ letter: Character) -> Bool {
    let origin = letter.isLowercase ? current : .zero
    let upper = Character(letter.uppercased())
    guard let points = points(upper, origin) else { return false }
    let before = current
    current = points[points.count - 1]
    switch upper {
    case "M":
      path.move(to: current)
      start = current
    case "C", "S": path.addCubic(to: current, control1: points[0], control2: points[1])
    case "Q", "T": path.addQuad(to: current, control: points[0])
    case "A": return addArc(from: before)
    default: path.addLine(to: current)
    }
    control = points.count > 1 ? (upper, points[points.count - 2]) : nil
    return true
  }

  /// Reads a command's control points and its end; nil if numbers are missing.
  private mutating func points(_ letter: Character, _ origin: CGPoint) -> [CGPoint]? {
    switch letter {
    case "M", "L": return numbers.points(1, origin)
    case "H": return numbers.number().map { [CGPoint(x: origin.x + $0, y: current.y)] }
    case "V": return numbers.number().map { [CGPoint(x: current.x, y: origin.y + $0)] }
    case "C": return numbers.points(3, origin)
    case "Q": return numbers.points(2, origin)
    case "S": return numbers.points(2, origin).map { [reflected("C", "S")] + $0 }
    case "T": return numbers.points(1, origin).map { [reflected("Q", "T")] + $0 }
    case "A":
      guard let radii = numbers.numbers(3), let isLarge = numbers.flag(),
        let isSweep = numbers.flag()
      else { return nil }
      arc = Arc(
        radii: CGSize(width: abs(radii[0]), height: abs(radii[1])), turn: radii[2] * .pi / 180,
        isLarge: isLarge, isSweep: isSweep)
      return numbers.points(1, origin)
    default: return nil
    }
  }

  /// The control point of a smooth curve: the last one, mirrored at the current point, if that was of the same kind.
  private func reflected(_ letters: Character...) -> CGPoint {
    guard let control, letters.contains(control.letter) else { return current }
    return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  // MARK: Arcs

  private struct Arc {
    var radii: CGSize
    /// The ellipse's rotation in radians.
    let turn: Double
    let isLarge: Bool
    let isSweep: Bool
  }

  private var arc: Arc?

  /// Adds the arc that was read, as cubic curves of at most a quarter turn.
  ///
  /// The centre: https://www.w3.org/TR/SVG11/implnote.html#ArcConversionEndpointToCenter
  private mutating func addArc(from p: CGPoint) -> Bool {
    guard var arc else { return false }
    guard arc.radii.width > 0, arc.radii.height > 0, p != current else {
      path.addLine(to: current)
      return true
    }
    let (sine, cosine) = (sin(arc.turn), cos(arc.turn))
    let half = CGPoint(x: (p.x - current.x) / 2, y: (p.y - current.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    let reach =
      x * x / (arc.radii.width * arc.radii.width) + y * y / (arc.radii.height * arc.radii.height)
    if reach > 1 {
      arc.radii.width *= reach.squareRoot()
      arc.radii.height *= reach.squareRoot()
    }
    let (rx, ry) = (arc.radii.width, arc.radii.height)
    let sign = arc.isLarge == arc.isSweep ? -1.0 : 1
    let factor = sign * max(0, 1 / min(max(reach, 1e-12), 1) - 1).squareRoot()
    let center = CGPoint(x: factor * rx * y / ry, y: -factor * ry * x / rx)
    let from = atan2((y - center.y) / ry, (x - center.x) / rx)
    let to = atan2((-y - center.y) / ry, (-x - center.x) / rx)
    var sweep = to - from
    if arc.isSweep, sweep < 0 { sweep += 2 * .pi }
    if !arc.isSweep, sweep > 0 { sweep -= 2 * .pi }
    let transform = AffineTransform(
      m11: rx * cosine, m12: rx * sine, m21: -ry * sine, m22: ry * cosine,
      tX: cosine * center.x - sine * center.y + (p.x + current.x) / 2,
      tY: sine * center.x + cosine * center.y + (p.y + current.y) / 2)
    addUnitArc(from: from, sweep: sweep, transform)
    return true
  }

  private mutating func addUnitArc(from start: Double, sweep: Double, _ transform: AffineTransform)
  {
    let count = Int((abs(sweep) / (.pi / 2)).rounded(.up), clampedTo: 1...4)
    let step = sweep / Double(count)
    // The control points' distance for a part of a unit circle.
    let reach = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      let control1 = CGPoint(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a))
      let control2 = CGPoint(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b))
      let end = index == count - 1 ? current : transform.transform(CGPoint(x: cos(b), y: sin(b)))
      path.addCubic(
        to: end, control1: transform.transform(control1), control2: transform.transform(control2))
    }
  }
}
