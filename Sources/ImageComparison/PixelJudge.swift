/// Decides whether two unequal pixels count as different.
struct PixelJudge {
  /// Whether every unequal pair counts as different.
  let isExact: Bool
  /// Whether the meter alone decides opaque pixels.
  let isMeasured: Bool
  let meter: BlockMeter
  let looksForAntialiasing: Bool
  /// The squared YIQ distance that is harmless; nil if it is not measured.
  private let limit: Double?
  /// Nil if the CIEDE2000 difference is not measured.
  private let perception: Perception?
  private let stride: Int
  private let inReference: AntialiasingDetector
  private let inActual: AntialiasingDetector

  init(_ reference: PixelView, _ actual: PixelView, _ options: ComparisonOptions) {
    isExact = options.isExact
    isMeasured = options.maxColorDifference == nil
    let threshold = options.threshold.map { $0 > 0 ? min($0, 1) : 0 }
    let limit = threshold.map { ColorDistance.greatest * $0 * $0 }
    meter = BlockMeter(limit: limit)
    looksForAntialiasing = !isExact && !options.includesAntialiasing
    self.limit = limit
    perception = options.maxColorDifference.map { Perception(limit: $0) }
    stride = reference.stride
    inReference = AntialiasingDetector(picture: reference, other: actual)
    inActual = AntialiasingDetector(picture: actual, other: reference)
  }

  /// Returns whether two unequal pixels exceed any limit.
  func isBeyondTolerance(_ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32) -> Bool {
    if let limit {
      let distance = ColorDistance.squared(first, second, at: y &* stride &+ x)
      if distance > limit { return true }
    }
    return perception?.isNoticeable(first, second) ?? isExact
  }

  /// Returns whether a pixel looks antialiased in either picture.
  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    inReference.isAntialiased(x, y) || inActual.isAntialiased(x, y)
  }
}
