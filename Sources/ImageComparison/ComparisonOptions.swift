public import Graphics

/// Which pixels count as different, and how many of them are acceptable.
///
/// ```swift
/// let options = ComparisonOptions(threshold: 0.1, maxDifferentPixels: 20)
/// ```
///
/// The default compares exactly and accepts nothing. If ``threshold`` or ``maxColorDifference`` is set, a pixel that
/// exceeds either counts as different. If several limits are set, all of them apply.
///
/// No option accepts a change of size, a difference of more than half of the picture, or a change of its
/// overall brightness or colour beyond ``maxMeanChange``.
public struct ComparisonOptions: Hashable, Sendable {
  /// The perceived colour distance from which two pixels count as different, 0…1; nil compares exactly.
  ///
  /// 1 is the distance of the two colours furthest apart. 0.1 is pixelmatch's default, and pixels are counted as in
  /// pixelmatch 7. Versions before 7 and their ports (pybind11_pixelmatch 0.1.6, pixelmatch 0.4.0 for Python), and
  /// odiff, give the same counts only for opaque pictures: they blend translucent pixels with white, where a white
  /// pixel and a transparent one are equal.
  public var threshold: Double?
  /// The CIEDE2000 colour difference up to which two pixels count as equal; nil turns this measure off.
  ///
  /// It follows the eye more closely than ``threshold``, and takes about ten times as long. About 1 is
  /// just noticeable side by side, 100 is black on white. swift-snapshot-testing's
  /// `perceptualPrecision: 0.98` is 2 here.
  public var maxColorDifference: Double?
  /// Whether pixels that look antialiased in either picture count; in exact comparisons they always do.
  public var includesAntialiasing: Bool
  /// How many pixels may differ; nil sets no limit.
  public var maxDifferentPixels: Int?
  /// The share of the pixels that may differ, 0…1; nil sets no limit.
  public var maxDifferentRatio: Double?
  /// How many pixels may differ in any window of ``densityWindow`` × ``densityWindow``; nil sets no limit.
  ///
  /// It distinguishes a blob from the same number of pixels scattered over the picture: a share of the whole picture
  /// that accepts noise would accept a missing icon too.
  public var maxDensity: Int?
  /// Areas in which differences do not count, in pixels; they are excluded from all numbers.
  ///
  /// A mask does not hide the area that only one of two pictures of different sizes has.
  public var maskedAreas: [PixelRect]
  /// How far the mean of a channel may shift, in levels of 0…255, over the pixels that do not count as different.
  ///
  /// Noise cancels out in the mean; a colour that changed by less than the threshold everywhere does
  /// not. The default of a quarter level allows a fortieth of the picture to change by ten levels.
  public var maxMeanChange: Double

  public static let defaultMaxMeanChange = 0.25

  /// The side of the window of ``maxDensity``, in pixels: a small icon at two pixels per point.
  public static let densityWindow = 32

  /// Creates options; without any limit no pixel may differ.
  public init(
    threshold: Double? = nil, maxColorDifference: Double? = nil,
    includesAntialiasing: Bool = false, maxDifferentPixels: Int? = nil,
    maxDifferentRatio: Double? = nil, maxDensity: Int? = nil, maskedAreas: [PixelRect] = [],
    maxMeanChange: Double = ComparisonOptions.defaultMaxMeanChange
  ) {
    self.threshold = threshold
    self.maxColorDifference = maxColorDifference
    self.includesAntialiasing = includesAntialiasing
    self.maxDifferentPixels = maxDifferentPixels
    self.maxDifferentRatio = maxDifferentRatio
    self.maxDensity = maxDensity
    self.maskedAreas = maskedAreas
    self.maxMeanChange = maxMeanChange
  }

  /// Every byte counts, and nothing is accepted.
  public static let exact = ComparisonOptions()

  /// Whether every unequal pixel counts.
  var isExact: Bool { threshold == nil && maxColorDifference == nil }

  /// Returns whether the densest window is within the limit, if there is one.
  func allows(density: Int?) -> Bool {
    guard let density, let maxDensity else { return true }
    return density <= maxDensity
  }

  /// Returns how many pixels of a picture may differ: the lowest limit, and never more than half.
  func allowedPixels(of total: Int) -> Int {
    // NaN allows nothing.
    let ofRatio = Int((maxDifferentRatio ?? 1) * Double(total), clampedTo: 0...total)
    let isUnlimited = maxDifferentPixels == nil && maxDifferentRatio == nil && maxDensity == nil
    return isUnlimited ? 0 : max(0, min(maxDifferentPixels ?? total, ofRatio, total / 2))
  }
}
