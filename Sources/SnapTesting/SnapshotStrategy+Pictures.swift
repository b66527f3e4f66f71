#if !canImport(Darwin)
public import Foundation
public import ImageComparison
public import TestTerms

extension SnapshotStrategy {
  /// A picture.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: cell,
  ///   as: .image(
  ///     comparing: ComparisonOptions(threshold: 0.1, maxDifferentPixels: 20),
  ///     masking: [.view("dateLabel")]))
  /// ```
  ///
  /// - Parameters:
  ///   - width: the width of the cell in points.
  ///   - height: the cell's forced height in points; nil for its constraints' fitting height.
  ///   - scale: pixels per point.
  ///   - options: which pixels count as different, and how many are accepted; by default every pixel must be equal.
  ///   - masks: areas ignored by the comparison: views, by their paths or the ends of them, and rectangles in points.
  /// - Returns: the strategy.
  public static func image(
    width: CGFloat = Configuration.defaultWidth, height: CGFloat? = nil,
    scale: CGFloat = Configuration.defaultScale,
    comparing options: ComparisonOptions = .exact, masking masks: [ComparisonMask] = []
  ) -> SnapshotStrategy {
    image(
      Configuration(width: width, height: height, scale: scale), comparing: options, masking: masks)
  }

  /// A picture in an environment.
  ///
  /// - Parameters:
  ///   - configuration: the environment.
  ///   - options: which pixels count as different, and how many are accepted; by default every pixel must be equal.
  ///   - masks: areas ignored by the comparison: views, by their paths or the ends of them, and rectangles in points.
  /// - Returns: the strategy.
  public static func image(
    _ configuration: Configuration, comparing options: ComparisonOptions = .exact,
    masking masks: [ComparisonMask] = []
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      content: .image(comparing: options, masking: masks),
      configuration: configuration)
  }

  /// A table's sizing audit as lines of text, on a screen of 320 × 568.
  ///
  /// It is stored as `Suite/Fixture.320x568.sizing.txt`: for each row the estimate, the height and the
  /// error, then how far the scroll indicator jumps. The report shows it with a chart. Rows whose
  /// height depends on reuse, or that are measured at a wrong width, are warnings.
  public static var sizingAudit: SnapshotStrategy { sizingAudit() }

  /// A table's sizing audit as lines of text, on a screen of a size in points.
  public static func sizingAudit(
    size: CGSize = CGSize(width: Configuration.defaultWidth, height: 568),
    scale: CGFloat = Configuration.defaultScale
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      content: .sizingAudit,
      configuration: Configuration(width: size.width, height: size.height, scale: scale))
  }
}
#endif
