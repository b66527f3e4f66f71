public import Foundation
public import UIKit

/// The size, the safe area and the traits of a screen or an app's part of it.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// How an iPad is held, and how much of its screen the app has.
  public enum TabletOrientation: Sendable {
    /// The app's part in landscape.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    /// The app's part in portrait.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// What bars and the shape of the screen cover, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil for the view's own.
  public var size: CGSize?
  public var traits: UITraitCollection

  /// Creates a screen.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
