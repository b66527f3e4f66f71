internal import Foundation
internal import SymbolGlyphs

extension UIImage {
  /// Creates a symbol at 17 points; nil if the system has none with that name.
  ///
  /// Apple's drawings may not be shipped, so Snap has its own for the names that apps use most. For other known names
  /// the image is a crossed box of the symbol's size, and the view that shows it gets a `missingImage` diagnostic.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a size and weight; nil if the system has none with that name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(
      systemName: name, configuration: configuration, scale: UITraitCollection.current.displayScale)
  }

  /// Creates a symbol for some traits; nil if the system has none with that name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = (traitCollection ?? .current).filled(from: .current)
    self.init(systemName: name, configuration: nil, scale: traits.displayScale)
  }

  private convenience init?(
    systemName name: String, configuration: Configuration?, scale: CGFloat
  ) {
    guard let glyph = SuppliedSymbols.shared.glyph(named: name) else {
      MissedLookup.image.record(
        MissingResource(name: name, message: "No symbol is known under the name “\(name)”."))
      return nil
    }
    MissedLookup.image.forget()
    var attributes = ImageAttributes(scale: scale)
    attributes.symbolConfiguration = configuration as? SymbolConfiguration
    attributes.flipsForRightToLeftLayoutDirection = glyph.followsReading
    self.init(contents: .symbol(Symbol(glyph: glyph)), attributes: attributes)
  }

  /// What the image takes the place of: a symbol without a drawing, or a resource.
  package var missingDrawing: MissingResource? {
    if let missing = attributes.missing { return missing }
    guard case .symbol(let symbol) = contents, symbol.glyph.isStandIn else { return nil }
    let name = symbol.glyph.name
    return MissingResource(
      name: name,
      message: "There is no drawing for the system symbol “\(name)”; a crossed box is used "
        + "instead.")
  }
}

extension SymbolGlyph {
  /// The size in points, rounded up to pixels; by default 17 points, regular and medium.
  func size(_ configuration: UIImage.SymbolConfiguration?, grid: PixelGrid) -> CGSize {
    let resolved = configuration?.resolved(in: .current)
    let unit = (resolved?.pointSize ?? 17) * (resolved?.scale ?? .medium).factor / 100
    return CGSize(width: grid.ceiling(width * unit), height: grid.ceiling(height * unit))
  }
}
