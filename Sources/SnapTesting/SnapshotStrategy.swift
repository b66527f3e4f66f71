public import Fixtures
public import Foundation
public import ImageComparison
internal import Snapshots

/// What of a view is kept and in which environment it is rendered.
public struct SnapshotStrategy: Sendable {
  let content: SnapshotContent
  let configuration: Configuration

  /// A picture, 320 points wide at 2x, as high as the constraints ask for.
  public static var image: SnapshotStrategy { image() }

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
  ///   - height: the height that the cell is forced to, in points; nil for the height that its
  ///     constraints ask for.
  ///   - scale: pixels per point.
  ///   - options: what counts as different, and how much of it is accepted; by default every pixel
  ///     must be equal.
  ///   - masks: what is left out of the comparison: views, by their paths or the ends of them, and
  ///     rectangles in points.
  /// - Returns: the strategy.
  public static func image(
    width: CGFloat = Configuration.defaultWidth, height: CGFloat? = nil,
    scale: CGFloat = Configuration.defaultScale,
    comparing options: ComparisonOptions = .exact, masking masks: [ComparisonMask] = []
  ) -> SnapshotStrategy {
    image(
      Configuration(width: width, height: height, scale: scale), comparing: options, masking: masks)
  }

  /// A picture of a size in points, such as that of a screen.
  ///
  /// For cells see ``image(width:height:scale:comparing:masking:)``.
  public static func image(size: CGSize, scale: CGFloat = Configuration.defaultScale)
    -> SnapshotStrategy
  {
    image(Configuration(width: size.width, height: size.height, scale: scale))
  }

  /// A picture in an environment.
  ///
  /// - Parameters:
  ///   - configuration: the environment.
  ///   - options: what counts as different, and how much of it is accepted; by default every pixel
  ///     must be equal.
  ///   - masks: what is left out of the comparison: views, by their paths or the ends of them, and
  ///     rectangles in points.
  /// - Returns: the strategy.
  public static func image(
    _ configuration: Configuration, comparing options: ComparisonOptions = .exact,
    masking masks: [ComparisonMask] = []
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      content: .image(comparing: options, masking: masks),
      configuration: configuration)
  }

  /// The tree of views with frames and texts as lines of text, in a cell of 320 points.
  ///
  /// It is stored as `Suite/Fixture.320.layout.txt` and compared line by line. Each line is a view
  /// with its class, frame, text, font, number of lines and colours; how they are drawn does not
  /// count.
  public static var layout: SnapshotStrategy { layout() }

  /// The tree of views with frames and texts as lines of text.
  ///
  /// - Parameters:
  ///   - width: the width of the cell in points.
  ///   - height: the height that the cell is forced to, in points; nil for the height that its
  ///     constraints ask for.
  ///   - scale: pixels per point, to which frames are rounded.
  /// - Returns: the strategy.
  public static func layout(
    width: CGFloat = Configuration.defaultWidth, height: CGFloat? = nil,
    scale: CGFloat = Configuration.defaultScale
  ) -> SnapshotStrategy {
    layout(Configuration(width: width, height: height, scale: scale))
  }

  /// The tree of views with frames and texts as lines of text, in an environment.
  public static func layout(_ configuration: Configuration) -> SnapshotStrategy {
    SnapshotStrategy(content: .layout, configuration: configuration)
  }

  /// How the rows of a table come to their heights, as lines of text, on a screen of 320 × 568.
  ///
  /// It is stored as `Suite/Fixture.320x568.sizing.txt`: for each row the estimate, the height and the
  /// error, then how far the scroll indicator jumps. The report shows it with a chart. Rows whose
  /// height depends on reuse, or that are measured at a wrong width, are warnings.
  public static var sizingAudit: SnapshotStrategy { sizingAudit() }

  /// How the rows of a table come to their heights, as lines of text, on a screen of a size in points.
  public static func sizingAudit(
    size: CGSize = CGSize(width: Configuration.defaultWidth, height: 568),
    scale: CGFloat = Configuration.defaultScale
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      content: .sizingAudit,
      configuration: Configuration(width: size.width, height: size.height, scale: scale))
  }
}
