internal import Foundation
internal import Graphics

/// What an image carries beside its pixels.
struct ImageAttributes: Hashable, Sendable {
  /// Pixels per point.
  var scale: CGFloat
  var renderingMode = UIImage.RenderingMode.automatic
  /// The parts at the edges that keep their size when the image is resized, in points.
  var capInsets = UIEdgeInsets.zero
  /// Whether the code gave the cap insets, so that variants of an asset do not bring theirs.
  var hasOwnCapInsets = false
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeftLayoutDirection = false
  var baselineOffsetFromBottom: CGFloat?
  /// The colour of `withTintColor`, which a template's place of use overrides.
  var tintColor: UIColor?
  /// The other variants of an image from an asset catalogue.
  var asset: UIImageAsset?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

/// Where an image's pixels come from.
enum ImageContents: Hashable, Sendable {
  /// Pixels from a file or from memory.
  case bitmap(ImageSource)
  /// A drawing that is made at the size of its use.
  case symbol(Symbol)
}
