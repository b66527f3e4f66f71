public import Fixtures
public import Foundation

/// What of a view is kept and in which environment it is rendered.
public struct SnapshotStrategy: Sendable {
  let configuration: Configuration

  /// A picture, 320 points wide at 2x, as high as the constraints ask for.
  public static var image: SnapshotStrategy { image() }

  /// A picture.
  ///
  /// - Parameters:
  ///   - width: the width of the cell in points.
  ///   - height: the height that the cell is forced to, in points; nil for the height that its
  ///     constraints ask for.
  ///   - scale: pixels per point.
  /// - Returns: the strategy.
  public static func image(
    width: CGFloat = 320, height: CGFloat? = nil, scale: CGFloat = 2
  ) -> SnapshotStrategy {
    image(Configuration(width: width, height: height, scale: scale))
  }

  /// A picture in an environment.
  public static func image(_ configuration: Configuration) -> SnapshotStrategy {
    SnapshotStrategy(configuration: configuration)
  }
}
