public import Foundation
internal import Graphics

extension UIImage {
  /// Returns the same picture with another use of its colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the same picture filled with a colour wherever it is not shown as a template.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tintColor = color } }

  /// Returns the same picture filled with a colour, and with another use of its colours.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the same picture with edges that keep their size; the part between them is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the same picture with edges that keep their size, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.hasOwnCapInsets = true
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the same picture with a left and a top edge that keep their size; the point after them
  /// is stretched.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left),
      bottom: top == 0 ? 0 : max(0, size.height - CGFloat(top) - 1),
      right: left == 0 ? 0 : max(0, size.width - CGFloat(left) - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the same picture with other insets of the part that Auto Layout aligns.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = insets }
  }

  /// Returns the same picture with a baseline at a distance from its bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// Returns the same picture without a baseline.
  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffsetFromBottom = nil } }

  /// Returns the same picture, mirrored where reading runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// Returns the picture with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    switch contents {
    case .bitmap(let source):
      UIImage(contents: .bitmap(source.mirrored), attributes: attributes)
    case .symbol(let symbol): UIImage(contents: .symbol(symbol.mirrored), attributes: attributes)
    }
  }

  /// Returns a symbol with a configuration in place of its own; other pictures as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
    return with { $0.symbolConfiguration = symbol }
  }

  /// Returns a symbol with a configuration added to its own; other pictures as they are.
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

  /// Returns the picture as a view with some traits shows it: the asset's best variant, a symbol in
  /// the text size of the view with what its own configuration leaves open.
  func displayed(in traits: UITraitCollection, symbols: SymbolConfiguration? = nil) -> UIImage {
    if isSymbolImage {
      let configuration = symbols.map { preferred in
        attributes.symbolConfiguration.map { preferred.applying($0) } ?? preferred
      }
      return with {
        $0.scale = traits.displayScale
        $0.symbolConfiguration = (configuration ?? $0.symbolConfiguration)?.resolved(in: traits)
      }
    }
    guard let variant = attributes.asset?.variant(for: traits) else { return self }
    return UIImage(
      contents: variant.contents,
      attributes: attributes.replacing(scale: variant.scale, capInsets: variant.capInsets))
  }
}

extension ImageAttributes {
  fileprivate func replacing(scale: CGFloat, capInsets: UIEdgeInsets) -> ImageAttributes {
    var attributes = self
    attributes.scale = scale
    if asset?.isSliced == true, !hasOwnCapInsets { attributes.capInsets = capInsets }
    return attributes
  }
}

extension ImageSource {
  /// The picture with left and right exchanged.
  var mirrored: ImageSource {
    ImageSource(name: "\(name) mirrored", bitmap: bitmap.oriented(.upMirrored))
  }
}
