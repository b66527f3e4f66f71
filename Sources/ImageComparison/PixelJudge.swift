/// Decides whether two unequal pixels count as different.
struct PixelJudge {
  private let reference: PixelView
  /// The squared distance that is harmless; nil if every difference counts.
  private let limit: Double?
  /// The channel difference that cannot exceed the limit.
  private let harmlessDifference: Int
  /// Look for antialiasing in the reference and in the actual; empty if antialiased pixels count.
  private let detectors: [AntialiasingDetector]

  init(_ reference: PixelView, _ actual: PixelView, _ options: ComparisonOptions) {
    self.reference = reference
    let threshold = options.threshold.map { min(max($0, 0), 1) }
    limit = threshold.map { ColorDistance.greatest * $0 * $0 }
    harmlessDifference = ColorDistance.harmlessDifference(within: limit ?? 0)
    let looksForAntialiasing = threshold != nil && !options.includesAntialiasing
    detectors =
      looksForAntialiasing
      ? [
        AntialiasingDetector(picture: reference, other: actual),
        AntialiasingDetector(picture: actual, other: reference),
      ] : []
  }

  /// Returns the mark for two unequal pixels whose channels differ by at most `greatest`.
  func mark(_ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32, greatest: Int) -> UInt8 {
    guard let limit else { return DifferenceMap.Mark.different }
    let isOpaque = first &>> 24 == 255 && second &>> 24 == 255
    if isOpaque, greatest <= harmlessDifference { return DifferenceMap.Mark.same }
    let distance = ColorDistance.squared(first, second, at: y &* reference.stride &+ x)
    guard distance > limit else { return DifferenceMap.Mark.same }
    let isAntialiased = detectors.contains { $0.isAntialiased(x, y) }
    return isAntialiased ? DifferenceMap.Mark.antialiased : DifferenceMap.Mark.different
  }
}
