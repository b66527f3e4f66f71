public import Foundation

extension UIListContentConfiguration {
  /// How the image of a list's content looks.
  public struct ImageProperties: Hashable {
    /// The length that stands for the system's own in `reservedLayoutSize`.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// The size and weight of a symbol that leaves them open; those of body text by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(textStyle: .body)
    /// The colour of templates; nil for the view's tint.
    public var tintColor: UIColor? {
      get { ownTintColor ?? standardTintColor }
      set { ownTintColor = newValue }
    }
    private var ownTintColor: UIColor?
    /// The colour of the state, where the app has set none.
    var standardTintColor: UIColor?
    /// A change of the tint.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; the image keeps its proportions, and a side of 0 sets no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area that the image is centred in, which the text begins after.
    ///
    /// A width of 0 is that of the image, but for symbols one that is the same for all of them.
    public var reservedLayoutSize = CGSize.zero

    /// Returns the tint after its change.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The width of the column that symbols are centred in at the standard text size: built-in cells
  /// put them there, as measured.
  private static let symbolColumn: CGFloat = 24

  /// Returns the size at which an image is shown.
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

  /// Returns the size of the area that an image of some size is centred in.
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
