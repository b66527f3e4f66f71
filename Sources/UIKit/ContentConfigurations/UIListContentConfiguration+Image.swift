public import Foundation

extension UIListContentConfiguration {
  /// The image properties of list content.
  public struct ImageProperties: Hashable {
    /// The value for the system's own length in `reservedLayoutSize`.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The size and weight of a symbol that does not specify them; those of body text by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(textStyle: .body)
    /// The colour of template images; nil for the view's tint.
    public var tintColor: UIColor? {
      get { ownTintColor ?? standardTintColor }
      set { ownTintColor = newValue }
    }
    private var ownTintColor: UIColor?
    /// The colour for the state, unless the app has set one.
    var standardTintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size; the image keeps its aspect ratio, and a side of 0 sets no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centred, before the text.
    ///
    /// A width of 0 is that of the image, except for symbols, which share a standard width.
    public var reservedLayoutSize = CGSize.zero

    /// Returns the transformed tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The width of the column in which symbols are centred at the standard text size (rule `list-symbol-column`).
  private static let symbolColumn: CGFloat = 24

  func size(of image: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if maximumSize.width > 0, image.width > maximumSize.width {
      factor = maximumSize.width / image.width
    }
    if maximumSize.height > 0, image.height > maximumSize.height {
      factor = min(factor, maximumSize.height / image.height)
    }
    return CGSize(width: image.width * factor, height: image.height * factor)
  }

  func area(for size: CGSize, isSymbol: Bool, traits: UITraitCollection) -> CGSize {
    let standard = UIFontMetrics(forTextStyle: .body)
      .scaledValue(for: Self.symbolColumn, compatibleWith: traits)
    func length(_ reserved: CGFloat, _ actual: CGFloat) -> CGFloat {
      switch reserved {
      case Self.standardDimension: standard
      case 0: actual
      default: reserved
      }
    }
    return CGSize(
      width: length(reservedLayoutSize.width, isSymbol ? standard : size.width),
      height: length(reservedLayoutSize.height, size.height))
  }
}
