public import Graphics

/// Compares bitmaps.
public enum ImageComparator {
  /// Compares a picture with its reference; pictures of different sizes are laid top left on top left.
  ///
  /// - Parameters:
  ///   - reference: The accepted picture.
  ///   - actual: The new picture.
  ///   - options: What counts as different, and what is acceptable.
  /// - Returns: The difference and the verdict.
  public static func compare(
    reference: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact
  ) -> ImageDifference {
    let map = DifferenceMap(
      reference, actual, options, keepsMarks: options.maxDensity != nil)
    return ImageDifference(map, reference, actual, options)
  }

  /// Draws the difference of two pictures, as large as both together.
  ///
  /// The reference is shown in faint grey, differences in red, and differences that do not count
  /// because they look antialiased in yellow. What only the actual has is hatched in green, what only
  /// the reference has in red. Masked areas are tinted blue and crossed by thin lines.
  ///
  /// - Parameters:
  ///   - reference: The accepted picture.
  ///   - actual: The new picture.
  ///   - options: What counts as different.
  /// - Returns: An opaque picture; where both pictures end it is white.
  public static func diffPicture(
    reference: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact
  ) -> Bitmap {
    let map = DifferenceMap(reference, actual, options, keepsMarks: true)
    return DiffPainter(reference, actual, map, masks: options.maskedAreas).paint()
  }
}

extension ImageDifference {
  fileprivate init(
    _ map: DifferenceMap, _ reference: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions
  ) {
    let area = ComparedArea(reference, actual)
    let masked = area.common.area - map.openPixels
    let hasSameSize = area.unshared.isEmpty
    referenceSize = Size(width: reference.width, height: reference.height)
    actualSize = Size(width: actual.width, height: actual.height)
    differentPixels = map.differentPixels + area.unsharedPixels
    antialiasedPixels = map.antialiasedPixels
    totalPixels = area.totalPixels - masked
    maskedPixels = masked
    density = options.maxDensity.map { _ in DensityFinder(map).greatest }
    regions = RegionFinder(map.tiles).regions(and: area.unshared)
    maxChannelDifference = map.tally.maxChannelDifference
    meanChange = map.meanChange
    isIdentical =
      hasSameSize && map.tally.suspectPixels == 0 && (masked == 0 || reference == actual)
    let isWithinCounts =
      hasSameSize && differentPixels <= options.allowedPixels(of: totalPixels)
      && (density ?? 0) <= (options.maxDensity ?? 0)
    // Looking for a clipped shift takes another look at the pixels, which only a tolerated change needs.
    let hasChange = map.tally.suspectPixels > 0
    hasUniformChange =
      hasChange && !(map.meanChange <= options.maxMeanChange)
      || hasChange && isWithinCounts
        && UniformShift.exists(from: reference, to: actual, options, map)
    isWithinLimits = isWithinCounts && !hasUniformChange
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
