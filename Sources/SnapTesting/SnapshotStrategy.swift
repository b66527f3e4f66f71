#if !canImport(Darwin)
public import Fixtures
public import Foundation
public import ImageComparison
internal import SnapReport
internal import Snapshots
internal import UIKit

/// What is stored of a view, and the environment in which it is rendered.
public struct SnapshotStrategy: Sendable {
  let content: SnapshotContent
  let configuration: Configuration

  /// A picture, 320 points wide at 2x, with the constraints' fitting height.
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

  /// The tree of views with frames and texts as lines of text, in a cell of 320 points.
  ///
  /// It is stored as `Suite/Fixture.320.layout.txt` and compared line by line. Each line is a view
  /// with its class, frame, transform, text, font, number of lines and colours; their drawing is not
  /// compared.
  public static var layout: SnapshotStrategy { layout() }

  /// The tree of views with frames and texts as lines of text.
  ///
  /// - Parameters:
  ///   - width: the width of the cell in points.
  ///   - height: the cell's forced height in points; nil for its constraints' fitting height.
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

/// The part of a view that is stored and compared.
struct SnapshotContent: Sendable {
  /// The end of its keys, so that a test can store a picture and a layout of one view.
  let keyEnding: String
  /// Lays out a view in a configuration.
  let inspect: @MainActor @Sendable (UIView, Configuration) throws -> Inspection
  /// How all configurations are put on one picture; nil for a snapshot of each.
  var sheet: ContactSheet.Style?

  /// A picture.
  static func image(
    comparing options: ComparisonOptions, masking masks: [ComparisonMask]
  ) -> SnapshotContent {
    SnapshotContent(keyEnding: "") { view, configuration in
      Inspection(try Rendering(of: view, in: configuration)) {
        try $0.artifact(comparing: options, masking: masks)
      }
    }
  }

  /// The tree of views as lines of text.
  static let layout = SnapshotContent(keyEnding: ".layout") { view, configuration in
    Inspection(try Rendering(of: view, in: configuration)) { rendering in
      TextSnapshot(
        text: LayoutOutline(rendering.tree, detail: .visible).description,
        size: SnapshotResult.Size(
          width: Double(rendering.size.width), height: Double(rendering.size.height)),
        scale: Double(rendering.scale))
    }
  }

  /// A table's sizing audit as lines of text.
  static let sizingAudit = SnapshotContent(keyEnding: ".sizing") { view, configuration in
    let audit = try view.sizingAudit(in: configuration)
    let text = TextSnapshot(
      text: audit.table(),
      size: SnapshotResult.Size(
        width: Double(configuration.width), height: Double(configuration.height ?? 0)),
      scale: Double(configuration.scale))
    return Inspection(
      diagnostics: audit.diagnostics, artifact: SizingAuditSnapshot(audit, text: text))
  }
}
#endif
