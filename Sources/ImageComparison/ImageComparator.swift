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
    if reference == actual { return .identical(reference) }
    let map = DifferenceMap(reference, actual, options)
    return ImageDifference(map, reference, actual, options)
  }

  /// Draws the difference of two pictures, as large as both together.
  ///
  /// The reference is shown in faint grey, differences in red, and differences that do not count
  /// because they look antialiased in yellow. What only the actual has is hatched in green, what only
  /// the reference has in red.
  ///
  /// - Parameters:
  ///   - reference: The accepted picture.
  ///   - actual: The new picture.
  ///   - options: What counts as different.
  /// - Returns: An opaque picture; where both pictures end it is white.
  public static func diffPicture(
    reference: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact
  ) -> Bitmap {
    DiffPainter(reference, actual, DifferenceMap(reference, actual, options)).paint()
  }
}

extension ImageDifference {
  fileprivate static func identical(_ bitmap: Bitmap) -> ImageDifference {
    let size = Size(width: bitmap.width, height: bitmap.height)
    return ImageDifference(
      referenceSize: size, actualSize: size, differentPixels: 0, antialiasedPixels: 0,
      totalPixels: bitmap.bounds.area, regions: [], maxChannelDifference: 0, meanChange: 0,
      isWithinLimits: true)
  }

  fileprivate init(
    _ map: DifferenceMap, _ reference: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions
  ) {
    let area = ComparedArea(reference, actual)
    let different = map.differentPixels + area.unsharedPixels
    let hasSameSize = area.unshared.isEmpty
    referenceSize = Size(width: reference.width, height: reference.height)
    actualSize = Size(width: actual.width, height: actual.height)
    differentPixels = different
    antialiasedPixels = map.antialiasedPixels
    totalPixels = area.totalPixels
    regions = RegionFinder(map).regions(and: area.unshared)
    maxChannelDifference = map.maxChannelDifference
    meanChange = map.meanChange
    isWithinLimits =
      hasSameSize && different <= options.allowedPixels(of: area.totalPixels)
      && map.meanChange <= options.maxMeanChange
  }
}
