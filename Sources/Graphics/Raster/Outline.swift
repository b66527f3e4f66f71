import Foundation

/// A path as straight lines in pixels, each subpath closed.
struct Outline {
  struct Segment {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
  }

  /// The lines, without horizontal ones, which enclose nothing.
  private(set) var segments: [Segment] = []
  private(set) var minX = Double.infinity
  private(set) var minY = Double.infinity
  private(set) var maxX = -Double.infinity
  private(set) var maxY = -Double.infinity

  private let scale: Double
  private let offsetX: Double
  private let offsetY: Double
  private var start = CGPoint.zero
  private var pen = CGPoint.zero

  /// The greatest distance of a curve from its lines, in pixels: coverage has 255 steps per pixel, and an edge moved by
  /// 0.015 pixel changes it by 4, a sixteenth of what is visible.
  static let flatness = 0.015

  /// Coordinates are clamped to this, in pixels: beyond it a slope would lose the precision that an edge needs, and no
  /// picture is that large.
  private static let farthest = Double(1 << 28)

  /// Flattens a path, its points multiplied by a scale and then moved by pixels.
  init(_ path: Path, scale: Double, offsetX: Double = 0, offsetY: Double = 0) {
    self.scale = scale
    self.offsetX = offsetX
    self.offsetY = offsetY
    segments.reserveCapacity(path.elements.count * 8)
    for element in path.elements { add(element) }
    line(to: start)
  }

  /// The whole pixels that the outline touches, cut to a rectangle.
  func pixelBounds(within limit: PixelRect) -> PixelRect {
    guard minX < maxX, minY < maxY else {
      return PixelRect(x: limit.x, y: limit.y, width: 0, height: 0)
    }
    return limit.intersection(fromX: minX, y: minY, toX: maxX, y: maxY)
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      line(to: start)
      start = pixel(point)
      pen = start
    case .line(let point): line(to: pixel(point))
    case .quad(let point, let control): quad(to: pixel(point), pixel(control))
    case .cubic(let point, let control1, let control2):
      cubic(to: pixel(point), pixel(control1), pixel(control2))
    case .close: line(to: start)
    }
  }

  private func pixel(_ point: CGPoint) -> CGPoint {
    let limit = Outline.farthest
    return CGPoint(
      x: min(max(point.x * scale + offsetX, -limit), limit),
      y: min(max(point.y * scale + offsetY, -limit), limit))
  }

  private mutating func line(to point: CGPoint) {
    let segment = Segment(x0: pen.x, y0: pen.y, x1: point.x, y1: point.y)
    pen = point
    guard segment.y0 != segment.y1 else { return }
    minX = min(minX, segment.x0, segment.x1)
    maxX = max(maxX, segment.x0, segment.x1)
    minY = min(minY, segment.y0, segment.y1)
    maxY = max(maxY, segment.y0, segment.y1)
    segments.append(segment)
  }

  /// Raises the degree: a quadratic curve is the cubic whose control points lie two thirds of the way out.
  private mutating func quad(to end: CGPoint, _ control: CGPoint) {
    let control1 = CGPoint(
      x: pen.x + (control.x - pen.x) * 2 / 3, y: pen.y + (control.y - pen.y) * 2 / 3)
    let control2 = CGPoint(
      x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    cubic(to: end, control1, control2)
  }

  private mutating func cubic(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    let begin = pen
    let count = Outline.lineCount(begin, control1, control2, end)
    for index in 1..<count {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      line(
        to: CGPoint(
          x: a * begin.x + b * control1.x + c * control2.x + d * end.x,
          y: a * begin.y + b * control1.y + c * control2.y + d * end.y))
    }
    line(to: end)
  }

  /// Returns how many lines of equal parameter length meet the flatness.
  ///
  /// A cubic's second derivative is at most 6 · max |p − 2q + r| over its control triples, and a chord
  /// over a parameter step h leaves the curve by at most h² / 8 times that.
  static func lineCount(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, flatness: Double = flatness
  ) -> Int {
    func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> Double {
      let (x, y) = (p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
      return (x * x + y * y).squareRoot()
    }
    let second = 6 * max(bend(p0, p1, p2), bend(p1, p2, p3))
    let count = (second / (8 * flatness)).squareRoot().rounded(.up)
    // Of points near the largest number the count may be NaN: a line is as good as any curve.
    return Int(count, clampedTo: 1...1000)
  }
}

extension PixelRect {
  /// Returns the pixels of the rectangle that the span between two corners touches.
  ///
  /// The corners are clamped first, so any numbers are allowed.
  func intersection(fromX x0: Double, y y0: Double, toX x1: Double, y y1: Double) -> PixelRect {
    let left = Int(x0.rounded(.down), clampedTo: x...maxX)
    let top = Int(y0.rounded(.down), clampedTo: y...maxY)
    let right = Int(x1.rounded(.up), clampedTo: x...maxX)
    let bottom = Int(y1.rounded(.up), clampedTo: y...maxY)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
