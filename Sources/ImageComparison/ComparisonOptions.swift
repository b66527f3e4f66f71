/// What counts as a different pixel, and how many of them are acceptable.
///
/// ```swift
/// let options = ComparisonOptions(threshold: 0.1, maxDifferentPixels: 20)
/// ```
///
/// The default compares exactly and accepts nothing. No option accepts a change of size, a difference
/// of more than half of the picture, or a change of its overall brightness or colour beyond
/// ``maxMeanChange``.
public struct ComparisonOptions: Hashable, Sendable {
  /// The perceived colour distance from which two pixels count as different, 0…1; nil compares exactly.
  ///
  /// 1 is the distance of the two colours furthest apart. 0.1 is pixelmatch's default.
  public var threshold: Double?
  /// Whether pixels that look antialiased in either picture count; without a threshold they always do.
  public var includesAntialiasing: Bool
  /// How many pixels may differ; nil sets no limit of its own.
  public var maxDifferentPixels: Int?
  /// Which share of the pixels may differ, 0…1; nil sets no limit of its own.
  public var maxDifferentRatio: Double?
  /// How far the mean of a channel may move, in levels of 0…255, over the pixels that do not count.
  ///
  /// Noise cancels out in the mean; a colour that changed by less than the threshold everywhere does
  /// not. The default of a quarter level lets a fortieth of the picture change by ten levels.
  public var maxMeanChange: Double

  /// The default of ``maxMeanChange``.
  public static let defaultMaxMeanChange = 0.25

  /// Creates options.
  ///
  /// If both limits of pixels are given both apply; if none is, no pixel may differ.
  public init(
    threshold: Double? = nil, includesAntialiasing: Bool = false, maxDifferentPixels: Int? = nil,
    maxDifferentRatio: Double? = nil,
    maxMeanChange: Double = ComparisonOptions.defaultMaxMeanChange
  ) {
    self.threshold = threshold
    self.includesAntialiasing = includesAntialiasing
    self.maxDifferentPixels = maxDifferentPixels
    self.maxDifferentRatio = maxDifferentRatio
    self.maxMeanChange = maxMeanChange
  }

  /// Every byte counts, and nothing is accepted.
  public static let exact = ComparisonOptions()

  /// Returns how many pixels of a picture may differ: the lowest limit, and never more than half.
  func allowedPixels(of total: Int) -> Int {
    let share = (maxDifferentRatio ?? 1) * Double(total)
    // A share that is not a number allows nothing.
    let ofRatio = share >= 0 ? Int(min(share, Double(total))) : 0
    let isUnlimited = maxDifferentPixels == nil && maxDifferentRatio == nil
    return isUnlimited ? 0 : max(0, min(maxDifferentPixels ?? total, ofRatio, total / 2))
  }
}
