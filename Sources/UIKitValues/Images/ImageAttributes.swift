internal import Foundation
package import Graphics
package import SymbolGlyphs

/// The properties of an image other than its pixels.
struct ImageAttributes: Hashable, Sendable {
  /// Pixels per point.
  var scale: CGFloat
  var renderingMode = UIImage.RenderingMode.automatic
  /// The cap insets in points: the edges that keep their size when the image is resized.
  var capInsets = UIEdgeInsets.zero
  /// Whether code set the cap insets, so that variants of an asset do not override them.
  var hasOwnCapInsets = false
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeftLayoutDirection = false
  var baselineOffsetFromBottom: CGFloat?
  /// The colour of `withTintColor`, overridden by a view's tint for template images.
  var tintColor: UIColor?
  /// The other variants of an image from an asset catalogue.
  var asset: UIImageAsset?
  var symbolConfiguration: UIImage.SymbolConfiguration?
  /// What the image takes the place of, or lacks.
  var missing: MissingResource?
}

/// The source of an image's pixels.
package enum ImageContents: Hashable, Sendable {
  /// Pixels from a file or from memory.
  case bitmap(ImageSource)
  /// A drawing rendered at the size at which it is used.
  case symbol(Symbol)
  /// A vector picture whose shapes are kept, drawn at the size at which it is used.
  case vector(VectorImage)
}
