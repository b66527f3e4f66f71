/// Decides whether two unequal pixels count as different.
struct PixelJudge {
  private let isExact: Bool
  private let stride: Int
  /// The squared YIQ distance that is harmless; nil if it is not measured.
  private let limit: Double?
  /// The channel difference of opaque pixels that cannot exceed any limit.
  private let harmlessDifference: Int
  /// Nil if the CIEDE2000 difference is not measured.
  private let perception: Perception?
  private let looksForAntialiasing: Bool
  private let inReference: AntialiasingDetector
  private let inActual: AntialiasingDetector

  init(_ reference: PixelView, _ actual: PixelView, _ options: ComparisonOptions) {
    isExact = options.isExact
    stride = reference.stride
    let threshold = options.threshold.map { $0 > 0 ? min($0, 1) : 0 }
    limit = threshold.map { ColorDistance.greatest * $0 * $0 }
    perception = options.maxColorDifference.map { Perception(limit: $0) }
    harmlessDifference =
      perception == nil ? ColorDistance.harmlessDifference(within: limit ?? 0) : 0
    looksForAntialiasing = !isExact && !options.includesAntialiasing
    inReference = AntialiasingDetector(picture: reference, other: actual)
    inActual = AntialiasingDetector(picture: actual, other: reference)
  }

  /// Returns the mark for two unequal pixels.
  func mark(
    _ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32, _ change: PixelChange
  ) -> UInt8 {
    if isExact { return DifferenceMap.Mark.different }
    guard isBeyondTolerance(x, y, first, second, change) else { return DifferenceMap.Mark.same }
    guard looksForAntialiasing else { return DifferenceMap.Mark.different }
    let isAntialiased = inReference.isAntialiased(x, y) || inActual.isAntialiased(x, y)
    return isAntialiased ? DifferenceMap.Mark.antialiased : DifferenceMap.Mark.different
  }

  private func isBeyondTolerance(
    _ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32, _ change: PixelChange
  ) -> Bool {
    let isOpaque = (first & second) &>> 24 == 255
    if isOpaque, change.greatest <= harmlessDifference { return false }
    if let limit {
      let distance =
        isOpaque
        ? ColorDistance.squared(change)
        : ColorDistance.squared(first, second, at: y &* stride &+ x)
      if distance > limit { return true }
    }
    return perception?.isNoticeable(first, second) ?? false
  }
}
