import Foundation

/// Computes the pixels of a gradient row by row.
final class GradientShader {
  private let gradient: Gradient
  /// Turns pixels into the gradient's own coordinates.
  private let inverse: AffineTransform
  private let table: UnsafeMutablePointer<UInt32>
  private let row: UnsafeMutablePointer<UInt32>
  private let width: Int
  private let left: Int

  /// The steps of the table: more than the levels of one channel.
  private static let steps = 1024
  private static let fractionBits = 40
  /// 2¹⁰ steps.
  private static let indexShift = 30
  private static let before = steps + 1
  private static let after = steps + 2

  /// Creates a shader for the columns of a rectangle; nil if the gradient's plane is a line.
  init?(_ gradient: Gradient, scale: Double, columns: Range<Int>) {
    var toPixels = gradient.transform
    toPixels.append(AffineTransform(scale: scale))
    guard let inverse = toPixels.inverted() else { return nil }
    self.gradient = gradient
    self.inverse = inverse
    left = columns.lowerBound
    width = columns.count
    row = .allocate(capacity: max(1, width))
    table = .allocate(capacity: Self.steps + 3)
    fillTable()
    table[Self.before] = gradient.extendsBeforeStart ? table[0] : 0
    table[Self.after] = gradient.extendsAfterEnd ? table[Self.steps] : 0
  }

  deinit {
    table.deallocate()
    row.deallocate()
  }

  /// Mixes the colours of all steps, from stop to stop.
  ///
  /// They are mixed from the straight components, as Core Graphics does.
  private func fillTable() {
    guard var last = gradient.stops.first else { return }
    var index = 0
    for stop in gradient.stops + [Gradient.Stop(gradient.color(at: 2), at: 2)] {
      let end = min(Double(Self.steps), stop.location * Double(Self.steps))
      let length = max(stop.location - last.location, .leastNormalMagnitude) * Double(Self.steps)
      let start = last.location * Double(Self.steps)
      while Double(index) < end || index == Self.steps && stop.location > 1 {
        let share = max(0, (Double(index) - start) / length)
        table[index] = mix(last.color, stop.color, share)
        index &+= 1
      }
      last = stop
    }
  }

  private func mix(_ low: Color, _ high: Color, _ share: Double) -> UInt32 {
    let alpha = (low.alpha + (high.alpha - low.alpha) * share) * 255
    let red = (low.red + (high.red - low.red) * share) * alpha
    let green = (low.green + (high.green - low.green) * share) * alpha
    let blue = (low.blue + (high.blue - low.blue) * share) * alpha
    return UInt32(red + 0.5) | UInt32(green + 0.5) &<< 8 | UInt32(blue + 0.5) &<< 16
      | UInt32(alpha + 0.5) &<< 24
  }

  /// Whether all rows are the same.
  var isConstantDown: Bool { slopes.map { $0.down == 0 } ?? false }

  /// Returns the pixels of a row, valid until the next call.
  func pixels(row y: Int) -> UnsafePointer<UInt32> {
    let pixel = CGPoint(x: Double(left) + 0.5, y: Double(y) + 0.5)
    let start = inverse.transform(pixel)
    switch gradient.geometry {
    case .axial: fillAxial(pixel)
    case .radial(let center, let radius, let end, let endRadius):
      fill(start) { Self.radial($0 - center.x, $1 - center.y, radius, end - center, endRadius) }
    case .conic(let center, let angle):
      fill(start) { x, y in
        let turns = (atan2(y - center.y, x - center.x) - angle) / (2 * .pi)
        return turns - turns.rounded(.down)
      }
    }
    return UnsafePointer(row)
  }

  private func index(_ t: Double) -> Int {
    if t < 0 { return Self.before }
    if t > 1 { return Self.after }
    return t >= 0 ? Int(t * Double(Self.steps) + 0.5) : Self.before
  }

  // MARK: Axial

  /// How an axial gradient's parameter grows per pixel, and its value at the origin.
  private var slopes: (origin: Double, across: Double, down: Double)? {
    guard case .axial(let start, let end) = gradient.geometry else { return nil }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    // A gradient of zero length lies entirely before its start.
    guard square > 0 else { return (-1, 0, 0) }
    let (across, down) = (inverse.m11 * dx + inverse.m12 * dy, inverse.m21 * dx + inverse.m22 * dy)
    let origin = (inverse.tX - start.x) * dx + (inverse.tY - start.y) * dy
    return (origin / square, across / square, down / square)
  }

  private func fillAxial(_ start: CGPoint) {
    guard let slopes else { return }
    let first = slopes.origin + slopes.across * start.x + slopes.down * start.y
    if slopes.across == 0 {
      let word = table[index(first)]
      var x = 0
      while x < width {
        row[x] = word
        x &+= 1
      }
      return
    }
    // Fixed-point with 40 fractional bits, which debug builds add faster than floating point.
    let (table, row, width) = (self.table, self.row, self.width)
    let one = 1 &<< Self.fractionBits
    let limit = one &<< 20
    var place = Int(first * Double(one), clampedTo: -limit...limit)
    let step = Int(slopes.across * Double(one), clampedTo: -one...one)
    let half = 1 &<< (Self.indexShift &- 1)
    let (before, after) = (table[Self.before], table[Self.after])
    var x = 0
    while x < width {
      row[x] =
        place < 0 ? before : place > one ? after : table[(place &+ half) &>> Self.indexShift]
      place = place &+ step
      x &+= 1
    }
  }

  // MARK: Around a point

  private func fill(_ start: CGPoint, _ parameter: (Double, Double) -> Double?) {
    var x = 0
    while x < width {
      let step = Double(x)
      let t = parameter(start.x + inverse.m11 * step, start.y + inverse.m12 * step)
      row[x] = t.map { table[index($0)] } ?? 0
      x &+= 1
    }
  }

  /// Returns the greatest t whose interpolated circle goes through a point; nil without one.
  ///
  /// See https://html.spec.whatwg.org/multipage/canvas.html#dom-context-2d-createradialgradient
  private static func radial(
    _ x: Double, _ y: Double, _ radius: Double, _ end: CGPoint, _ endRadius: Double
  ) -> Double? {
    let growth = endRadius - radius
    let a = end.x * end.x + end.y * end.y - growth * growth
    let b = x * end.x + y * end.y + radius * growth
    let c = x * x + y * y - radius * radius
    if a == 0 {
      guard b != 0 else { return nil }
      let t = c / (2 * b)
      return radius + t * growth >= 0 ? t : nil
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let (first, second) = ((b + root) / a, (b - root) / a)
    for t in [max(first, second), min(first, second)] where radius + t * growth >= 0 { return t }
    return nil
  }
}

private func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
  CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
}
