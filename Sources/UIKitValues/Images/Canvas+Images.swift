package import Foundation
package import Graphics
internal import SymbolGlyphs

extension Canvas {
  /// Draws an image in a rectangle of the current view, respecting its cap insets.
  ///
  /// - Parameters:
  ///   - image: The image, already chosen for the view's traits.
  ///   - rect: The rectangle in the view's coordinates; snapped to device pixels.
  ///   - tint: The colour of template images.
  ///   - isTemplate: Whether an image with automatic rendering mode is a template here.
  ///   - isMirrored: Whether the layout is right to left.
  ///   - traits: The traits of the view.
  package mutating func draw(
    _ image: UIImage, in rect: CGRect, tint: Color, isTemplate: Bool, isMirrored: Bool,
    traits: UITraitCollection
  ) {
    let grid = PixelGrid(scale: traits.displayScale)
    let target = toRoot(grid.snapped(rect))
    guard target.width > 0, target.height > 0 else { return }
    let color = image.color(tint: tint, isTemplate: isTemplate, traits: traits)
    let mirrors = isMirrored && image.flipsForRightToLeftLayoutDirection
    switch image.contents {
    case .symbol(let symbol):
      let shown = mirrors ? symbol.mirrored : symbol
      let source = shown.source(
        size: target.size, scale: traits.displayScale, weight: image.symbolWeight)
      append(.image(source, in: target, tint: color))
    case .vector(let vector) where image.capInsets == .zero:
      let shown = mirrors ? vector.mirrored : vector
      let source = shown.source(size: target.size, scale: traits.displayScale)
      append(.image(source, in: target, tint: color))
    case .bitmap, .vector:
      let shown = mirrors ? image.source.mirrored : image.source
      for part in image.parts(of: shown, in: target, isMirrored: mirrors) {
        append(.image(shown, in: part.rect, tint: color, from: part.pixels))
      }
    }
  }
}

extension UIImage {
  /// Returns the parts with which the image fills a rectangle: one, or nine or more if it has cap insets; none without
  /// pixels.
  func parts(
    of source: ImageSource, in rect: CGRect, isMirrored: Bool = false
  ) -> [(rect: CGRect, pixels: PixelRect?)] {
    guard source.bitmap.width > 0, source.bitmap.height > 0 else { return [] }
    guard capInsets != .zero else { return [(rect, nil)] }
    return ImageSlices(self, source: source, isMirrored: isMirrored).parts(in: rect)
      .map { ($0.rect, $0.pixels) }
  }
}

extension UIImage {
  /// The tint of the image; nil for its own colours.
  fileprivate func color(tint: Color, isTemplate: Bool, traits: UITraitCollection) -> Color? {
    switch renderingMode {
    case .alwaysTemplate: return tint
    case .automatic where isTemplate || isSymbolImage: return tint
    case .automatic, .alwaysOriginal: return attributes.tintColor?.resolved(with: traits)
    }
  }
}
