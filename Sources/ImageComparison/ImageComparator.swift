import Foundation
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

/// The results for the pixels that two pictures share.
final class DifferenceMap {
  /// The result for a pixel.
  enum Mark {
    /// Equal, closer than the tolerance, or masked.
    static let same: UInt8 = 0
    static let different: UInt8 = 1
    /// Beyond the tolerance, but left out because it looks antialiased.
    static let antialiased: UInt8 = 2
  }

  let width: Int
  let height: Int
  /// A mark for each pixel, row after row; nil if they were not requested.
  let marks: UnsafeMutablePointer<UInt8>?
  let tiles: TileGrid
  let tally: DifferenceTally
  /// The pixels not covered by a mask.
  let openPixels: Int

  /// Compares two pictures; keeps the marks if they are needed in addition to the counts.
  init(
    _ reference: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions, keepsMarks: Bool
  ) {
    let common = reference.bounds.intersection(actual.bounds)
    let spans = OpenSpans(options.maskedAreas, in: common)
    let tiles = TileGrid(width: common.width, height: common.height)
    let marks: UnsafeMutablePointer<UInt8>? = keepsMarks ? zeroed(common.area) : nil
    var tally = DifferenceTally()
    PixelView.withViews(reference, actual) { first, second in
      let judge = PixelJudge(first, second, options)
      var scanner = RowScanner(judge, tiles, marks: marks, width: common.width)
      DifferenceMap.scan(first, second, spans, &scanner)
      tally = scanner.tally
    }
    (width, height) = (common.width, common.height)
    (self.marks, self.tiles, self.tally) = (marks, tiles, tally)
    openPixels = spans.count(in: common)
  }

  deinit { free(marks) }

  var differentPixels: Int { tally.differentPixels }
  var antialiasedPixels: Int { tally.antialiasedPixels }

  /// The largest shift of a channel's mean, over the pixels that do not count as different.
  var meanChange: Double { tally.meanChange(over: openPixels) }

  private static func scan(
    _ first: PixelView, _ second: PixelView, _ spans: OpenSpans, _ scanner: inout RowScanner
  ) {
    let band = first.rowsPerBand(with: second)
    var y = 0
    while y < first.height {
      let end = min(y &+ band, first.height)
      if band > 1 && first.isEqual(to: second, from: y, to: end) {
        y = end
        continue
      }
      // A row with differences is often followed by more, which one pass finds faster than two.
      var isBusy = true
      while y < first.height && (y < end || isBusy) {
        let suspects = scanner.tally.suspectPixels
        scan(y, first, second, spans, &scanner)
        isBusy = scanner.tally.suspectPixels != suspects
        y &+= 1
      }
    }
  }

  private static func scan(
    _ y: Int, _ first: PixelView, _ second: PixelView, _ spans: OpenSpans,
    _ scanner: inout RowScanner
  ) {
    if spans.isEverything {
      return scanner.scan(y, from: 0, to: first.width, first.row(y), second.row(y))
    }
    spans.forEach(inRow: y) { start, end in
      scanner.scan(y, from: start, to: end, first.row(y), second.row(y))
    }
  }
}
