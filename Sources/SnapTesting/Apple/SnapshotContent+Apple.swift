#if canImport(Darwin) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
public import Foundation
public import TestTerms

/// The part of a view that is stored on Linux.
struct SnapshotContent: Sendable {
  let keyEnding: String

  static let image = SnapshotContent(keyEnding: "")
  static let layout = SnapshotContent(keyEnding: ".layout")
  static let accessibility = SnapshotContent(keyEnding: ".accessibility")
  static let accessibilityImage = SnapshotContent(keyEnding: ".accessibilityImage")
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

  /// What VoiceOver reads, as text.
  public static var accessibility: SnapshotStrategy { accessibility(Configuration()) }

  /// What VoiceOver reads, as text, in an environment.
  public static func accessibility(_ configuration: Configuration) -> SnapshotStrategy {
    SnapshotStrategy(content: .accessibility, configuration: configuration)
  }

  /// What VoiceOver reads, as a picture with a legend.
  public static var accessibilityImage: SnapshotStrategy { accessibilityImage(Configuration()) }

  /// What VoiceOver reads, as a picture with a legend, in an environment.
  public static func accessibilityImage(_ configuration: Configuration) -> SnapshotStrategy {
    SnapshotStrategy(content: .accessibilityImage, configuration: configuration)
  }
}
#endif
