public import Graphics

/// Compares bitmaps.
public enum ImageComparator {
  /// Compares a picture with its reference; pictures of different sizes are aligned at their top left corners.
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
  /// The reference is shown in faint grey, differences in red, and differences that are ignored as antialiasing in
  /// yellow. Areas only in the actual are hatched in green, areas only in the reference in red. Masked areas are tinted
  /// blue and crossed by thin lines.
  ///
  /// - Parameters:
  ///   - reference: The accepted picture.
  ///   - actual: The new picture.
  ///   - options: What counts as different.
  /// - Returns: An opaque picture, white outside both pictures.
  public static func diffPicture(
    reference: Bitmap, actual: Bitmap, options: ComparisonOptions = .exact
  ) -> Bitmap {
    let map = DifferenceMap(reference, actual, options, keepsMarks: true)
    return DiffPainter(reference, actual, map, masks: options.maskedAreas).paint()
  }
}
