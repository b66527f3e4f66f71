#if canImport(Darwin) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
public import Foundation
public import TestTerms

/// The part of a view that is stored on Linux.
struct SnapshotContent: Sendable {
  let keyEnding: String

  static let image = SnapshotContent(keyEnding: "")
  static let layout = SnapshotContent(keyEnding: ".layout")
}

extension SnapshotStrategy {
  /// A picture.
  public static func image(
    width: CGFloat = Configuration.defaultWidth, height: CGFloat? = nil,
    scale: CGFloat = Configuration.defaultScale
  ) -> SnapshotStrategy {
    image(Configuration(width: width, height: height, scale: scale))
  }

  /// A picture in an environment.
  public static func image(_ configuration: Configuration) -> SnapshotStrategy {
    SnapshotStrategy(content: .image, configuration: configuration)
  }
}
#endif
