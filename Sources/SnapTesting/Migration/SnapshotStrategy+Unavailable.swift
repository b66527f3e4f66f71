#if !canImport(Darwin)
public import Foundation
public import UIKit

// What swift-snapshot-testing offers under another name: the compiler then says what to write.
// MigrationErrorTests compiles a use of each.
extension SnapshotStrategy {
  /// Not available: a comparison is exact, or says how many pixels may differ.
  @available(
    *, unavailable,
    message: """
      Leave out precision: Snap draws the same bytes everywhere. For views that vary, write comparing: \
      ComparisonOptions(maxDifferentRatio: 0.01) for a precision of 0.99.
      """
  )
  public static func image(
    precision: Float, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotStrategy { image }

  /// Not available: a comparison is exact, or says how far colours may be apart.
  @available(
    *, unavailable,
    message: """
      Leave out perceptualPrecision: Snap draws the same bytes everywhere. For views that vary, write \
      comparing: ComparisonOptions(maxColorDifference: 2) for a perceptual precision of 0.98.
      """
  )
  public static func image(
    perceptualPrecision: Float, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotStrategy { image }

  /// Not available: one value names size, text size, appearance, direction and locale.
  @available(
    *, unavailable,
    message: """
      Write .image(Configuration(width: 320, contentSize: .large, appearance: .dark)) instead of traits, or \
      assertSnapshots(of:over:) for several.
      """
  )
  public static func image(size: CGSize? = nil, traits: UITraitCollection) -> SnapshotStrategy {
    image
  }

  /// Not available: it would need a window of an app to draw in.
  @available(*, unavailable, message: "Leave out drawHierarchyInKeyWindow: Snap needs no window.")
  public static func image(
    drawHierarchyInKeyWindow: Bool, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotStrategy { image }

  /// Not available: see ``layout``.
  @available(
    *, unavailable,
    message: "Write .layout: one view a line, without pointers and private classes."
  )
  public static var recursiveDescription: SnapshotStrategy { layout }
}
#endif
