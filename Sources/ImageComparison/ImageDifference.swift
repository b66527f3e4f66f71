public import Graphics

/// How two pictures differ.
public struct ImageDifference: Sendable, Equatable {
  /// The width and the height of a picture in pixels.
  public struct Size: Hashable, Sendable, CustomStringConvertible {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    public var description: String { "\(width)×\(height)" }
  }

  public let referenceSize: Size
  public let actualSize: Size
  /// The pixels that count as different, including those that only one of the pictures has.
  public let differentPixels: Int
  /// The pixels that differ beyond the threshold but are ignored as antialiasing.
  public let antialiasedPixels: Int
  /// The pixels in at least one of the pictures, aligned at their top left corners, without masked ones.
  public let totalPixels: Int
  /// The pixels that were ignored because a mask covers them.
  public let maskedPixels: Int
  /// The largest number of differing pixels in one window of ``ComparisonOptions/maxDensity``; nil if that is not set.
  public let density: Int?
  /// A few rectangles that contain all counted differences, from top to bottom and then left to right.
  public let regions: [PixelRect]
  /// The greatest difference of a premultiplied channel, 0…255, where both have an unmasked pixel.
  public let maxChannelDifference: Int
  /// The largest shift of a channel's mean, as ``ComparisonOptions/maxMeanChange`` measures it.
  public let meanChange: Double
  /// Whether the brightness or the colour of the whole picture changed, which no pixel limit accepts.
  public let hasUniformChange: Bool
  /// Whether the pictures are byte-for-byte equal, including masked areas.
  public let isIdentical: Bool
  /// Whether the options accept the difference.
  public let isWithinLimits: Bool

  public var hasSizeChange: Bool { referenceSize != actualSize }
  /// The share of the pixels that count as different, 0…1.
  public var differentRatio: Double {
    totalPixels == 0 ? 0 : Double(differentPixels) / Double(totalPixels)
  }
}

extension ImageDifference: CustomStringConvertible {
  /// One line such as `12 of 100 pixels differ, in 2,3 4×3`.
  public var description: String {
    if isIdentical { return "identical" }
    let size = hasSizeChange ? "\(referenceSize) became \(actualSize), " : ""
    let count = "\(differentPixels) of \(totalPixels) pixels differ"
    let places = regions.map(\.description).joined(separator: "; ")
    return size + count + (places.isEmpty ? "" : ", in " + places)
  }
}

extension ImageDifference {
  /// Summarises a map and decides the verdict.
  init(
    _ map: DifferenceMap, _ reference: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions
  ) {
    let area = ComparedArea(reference, actual)
    let hasSameSize = area.unshared.isEmpty
    let hasChange = !hasSameSize || map.tally.suspectPixels > 0
    referenceSize = Size(width: reference.width, height: reference.height)
    actualSize = Size(width: actual.width, height: actual.height)
    differentPixels = map.differentPixels + area.unsharedPixels
    antialiasedPixels = map.antialiasedPixels
    maskedPixels = area.common.area - map.openPixels
    totalPixels = area.totalPixels - maskedPixels
    density = options.maxDensity.map { _ in DensityFinder(map).greatest }
    regions = RegionFinder(map.tiles).regions(and: area.unshared)
    maxChannelDifference = map.tally.maxChannelDifference
    meanChange = map.meanChange
    isIdentical = !hasChange && (maskedPixels == 0 || reference == actual)
    let isWithinCounts =
      hasSameSize && differentPixels <= options.allowedPixels(of: totalPixels)
      && options.allows(density: density)
    // NaN allows nothing.
    let hasMoved = hasChange && !(meanChange <= options.maxMeanChange)
    // Looking for a clipped shift takes a second pass over the pixels, needed only for a tolerated change.
    let isTolerated = hasChange && isWithinCounts && !hasMoved
    hasUniformChange =
      hasMoved || isTolerated && UniformShift.exists(from: reference, to: actual, options, map)
    isWithinLimits = !hasChange || isWithinCounts && !hasUniformChange
  }
}

extension UniformShift {
  fileprivate static func exists(
    from reference: Bitmap, to actual: Bitmap, _ options: ComparisonOptions, _ map: DifferenceMap
  ) -> Bool {
    var exists = false
    PixelView.withViews(reference, actual) { first, second in
      let suspects = map.tally.suspectPixels
      exists = UniformShift(first, second, options, suspectPixels: suspects).exists
    }
    return exists
  }
}
