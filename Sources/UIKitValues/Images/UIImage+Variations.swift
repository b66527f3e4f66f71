public import Foundation
internal import Graphics
internal import SymbolGlyphs

extension UIImage {
  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image filled with a colour unless it is shown as a template.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tintColor = color } }

  /// Returns the image filled with a colour, and with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with cap insets in points; the part between them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with cap insets in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.hasOwnCapInsets = true
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with left and top caps; the point after them is stretched.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left),
      bottom: top == 0 ? 0 : max(0, size.height - CGFloat(top) - 1),
      right: left == 0 ? 0 : max(0, size.width - CGFloat(left) - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the image with other alignment rectangle insets.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = insets }
  }

  /// Returns the image with a baseline at a distance from its bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffsetFromBottom = nil } }

  /// Returns the image, mirrored in right-to-left layout.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// Returns the image with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    switch contents {
    case .bitmap(let source):
      UIImage(contents: .bitmap(source.mirrored), attributes: attributes)
    case .symbol(let symbol): UIImage(contents: .symbol(symbol.mirrored), attributes: attributes)
    case .vector(let vector): UIImage(contents: .vector(vector.mirrored), attributes: attributes)
    }
  }

  /// Returns a symbol with its configuration replaced; other images unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
    return with { $0.symbolConfiguration = symbol }
  }

  /// Returns a symbol with a configuration added to its own; other images unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return self }
    return with {
      $0.symbolConfiguration = $0.symbolConfiguration?.applying(configuration) ?? configuration
    }
  }

  func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(contents: contents, attributes: attributes)
  }

  /// Returns the image as shown in a view with some traits: the asset's best variant, or a symbol whose unspecified
  /// values follow the view's text size.
  package func displayed(in traits: UITraitCollection, symbols: SymbolConfiguration? = nil)
    -> UIImage
  {
    if isSymbolImage {
      let configuration = symbols.map { preferred in
        attributes.symbolConfiguration.map { preferred.applying($0) } ?? preferred
      }
      return with {
        $0.scale = traits.displayScale
        $0.symbolConfiguration = (configuration ?? $0.symbolConfiguration)?.resolved(in: traits)
        if let color = $0.symbolConfiguration?.colors.first, $0.renderingMode != .alwaysTemplate {
          ($0.tintColor, $0.renderingMode) = (color, .alwaysOriginal)
        }
      }
    }
    guard let variant = attributes.asset?.variant(for: traits) else { return self }
    return UIImage(
      contents: variant.contents,
      attributes: attributes.replacing(
        scale: variant.scale, capInsets: variant.capInsets, missing: variant.problem))
  }
}

extension ImageAttributes {
  fileprivate func replacing(
    scale: CGFloat, capInsets: UIEdgeInsets, missing: MissingResource?
  ) -> ImageAttributes {
    var attributes = self
    attributes.missing = missing
    attributes.scale = scale
    if asset?.isSliced == true, !hasOwnCapInsets { attributes.capInsets = capInsets }
    return attributes
  }
}

extension ImageSource {
  /// The image with left and right exchanged.
  var mirrored: ImageSource {
    ImageSource(name: "\(name) mirrored", bitmap: bitmap.oriented(.upMirrored))
  }
}
