internal import Foundation

extension Path {
  /// Creates a path from SVG's notation, such as `M 0 0 H 10 a 5 5 0 0 1 5 5 Z`; nil if it is malformed.
  ///
  /// All commands are read: https://www.w3.org/TR/SVG11/paths.html#PathData. The figure before an error, which a browser
  /// would show, is not kept.
  public init?(svg text: String) {
    var reader = SVGPathReader(text)
    guard let path = reader.read() else { return nil }
    self = path
  }
}

/// Reads the commands of a path, each with one group of numbers or several.
private struct SVGPathReader {
  private var numbers: SVGNumbers
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of a curve, for a smooth one that follows; with the letter of that curve.
  private var control: (letter: Character, point: CGPoint)?

  init(_ text: String) { numbers = SVGNumbers(text) }

  mutating func read() -> Path? {
    var isFirst = true
    while let command = numbers.letter() {
      guard !isFirst || command == "M" || command == "m" else { return nil }
      isFirst = false
      guard perform(command) else { return nil }
    }
    return numbers.isAtEnd ? path : nil
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

/// The letters and numbers of a path; commas and spaces may be missing where a number can only end.
private struct SVGNumbers {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] <= 32 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }

  var isAtEnd: Bool {
    var copy = self
    copy.skipSpaces()
    return copy.index == bytes.count
  }

  var hasNumber: Bool {
    var copy = self
    return copy.number() != nil
  }

  mutating func letter() -> Character? {
    skipSpaces()
    guard index < bytes.count else { return nil }
    let letter = Character(UnicodeScalar(bytes[index]))
    guard letter.isLetter, letter.isASCII else { return nil }
    index += 1
    return letter
  }

  /// A flag of an arc, which needs no space after it.
  mutating func flag() -> Bool? {
    skipSpaces()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1")
    else { return nil }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  mutating func number() -> Double? {
    skipSpaces()
    let start = index
    skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
    skipDigits()
    if skip(UInt8(ascii: ".")) { skipDigits() }
    let end = index
    if index > start, skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
      let digits = index
      skipDigits()
      if index == digits { index = end }
    }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite
    else {
      index = start
      return nil
    }
    return value
  }

  mutating func numbers(_ count: Int) -> [Double]? {
    var found: [Double] = []
    while found.count < count, let number = number() { found.append(number) }
    return found.count == count ? found : nil
  }

  mutating func points(_ count: Int, _ origin: CGPoint) -> [CGPoint]? {
    guard let values = numbers(2 * count) else { return nil }
    return (0..<count).map {
      CGPoint(x: origin.x + values[2 * $0], y: origin.y + values[2 * $0 + 1])
    }
  }

  @discardableResult private mutating func skip(_ wanted: UInt8...) -> Bool {
    guard index < bytes.count, wanted.contains(bytes[index]) else { return false }
    index += 1
    return true
  }

  private mutating func skipDigits() {
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
  }
}
