package import Foundation
package import Graphics

// Package API for rendering a view that has no public UIKit equivalent.

extension UIView {
  /// Sets the environment of the root of a tree.
  package func overrideTraits(_ traits: UITraitCollection) {
    overrideTraits = traits.filled(from: .standard)
  }

  /// Sets what bars or the device's shape cover of the root of a tree.
  package func overrideSafeArea(_ insets: UIEdgeInsets) {
    guard rootSafeAreaInsets != insets else { return }
    rootSafeAreaInsets = insets
    safeAreaDidChange()
  }

  /// Returns a length rounded up to device pixels.
  package func pixelCeiling(_ length: CGFloat) -> CGFloat {
    PixelGrid(scale: traitCollection.displayScale).ceiling(length)
  }

  /// Whether the view with its subviews draws only finite numbers, where its superview draws it.
  package var drawsOnlyFiniteNumbers: Bool {
    let placement = layerTransform.flat
    return displayList().firstNotFinite == nil
      && [placement.a, placement.b, placement.c, placement.d, placement.tx, placement.ty]
        .allSatisfy(\.isFinite)
  }

  /// The table's background behind its cells.
  package var canvasColor: Color {
    let table = (self as? UITableViewCell)?.sizer?.table
    return (table?.backgroundColor ?? .systemBackground).resolved(with: traitCollection)
  }
}

extension UIColor {
  /// Returns the components for some traits as `#RRGGBBAA`.
  package func description(in traits: UITraitCollection) -> String {
    resolved(with: traits).description
  }
}
