internal import SnapTesting
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of a view in its own size.
  public static var image: Snapshotting { .image() }

  /// A picture of a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: no matter: all views are drawn in a window.
  ///   - precision: the share of pixels that have to match, 0…1.
  ///   - perceptualPrecision: how near the colours of two pixels that match are, 0…1.
  ///   - size: the size in points; nil for the view's own.
  ///   - traits: what differs from the standard environment.
  /// - Returns: the strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let stage = SuiteStage(size: size, traits: traits)
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { stage.image(of: $0) }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of a view with numbered regions, and what VoiceOver says of each, for tests of AccessibilitySnapshot.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// A picture of a view with numbered regions, and what VoiceOver says of each.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: no matter: all views are drawn in a window.
  ///   - precision: the share of pixels that have to match, 0…1.
  ///   - perceptualPrecision: how near the colours of two pixels that match are, 0…1.
  /// - Returns: the strategy.
  public static func accessibilityImage(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    let stage = SuiteStage()
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { stage.accessibilityImage(of: $0) }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The views with their frames and texts as lines of text.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views with their frames and texts as lines of text.
  ///
  /// - Parameters:
  ///   - size: the size in points; nil for the view's own.
  ///   - traits: what differs from the standard environment.
  /// - Returns: the strategy.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let stage = SuiteStage(size: size, traits: traits)
    return SimplySnapshotting.lines.pullback { stage.outline(of: $0) }
  }
}
