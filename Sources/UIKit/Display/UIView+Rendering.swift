package import Foundation
package import Graphics

// What the layer above needs to render a view and UIKit has no public name for.

extension UIView {
  /// Gives the root of a tree its environment.
  package func overrideTraits(_ traits: UITraitCollection) {
    overrideTraits = traits.filled(from: .standard)
  }

  /// Returns the smallest multiple of a device pixel that is not below a length.
  package func pixelCeiling(_ length: CGFloat) -> CGFloat {
    PixelGrid(scale: traitCollection.displayScale).ceiling(length)
  }

  /// What a table shows behind its cells.
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
