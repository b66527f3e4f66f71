public import Foundation
public import TestTerms

/// What is stored of a view, and the environment in which it is rendered.
public struct SnapshotStrategy: Sendable {
  let content: SnapshotContent
  let configuration: Configuration
  /// The height in points of a view that has none of its own; nil fails its test.
  private(set) var assumedHeight: CGFloat?

  /// A picture, 320 points wide at 2x, with the constraints' fitting height.
  public static var image: SnapshotStrategy { image() }

  /// A picture of a size in points, such as that of a screen.
  ///
  /// For cells see ``image(width:height:scale:comparing:masking:)``.
  public static func image(size: CGSize, scale: CGFloat = Configuration.defaultScale)
    -> SnapshotStrategy
  {
    image(Configuration(width: size.width, height: size.height, scale: scale))
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

  /// The same at a height for views that have none of their own, as that of a collection's item may be its layout's.
  ///
  /// ```swift
  /// assertSnapshot(of: item, as: .image.orHeight(120))
  /// ```
  ///
  /// - Parameter height: the height in points.
  /// - Returns: the strategy.
  public func orHeight(_ height: CGFloat) -> SnapshotStrategy {
    var strategy = self
    strategy.assumedHeight = height
    return strategy
  }
}
