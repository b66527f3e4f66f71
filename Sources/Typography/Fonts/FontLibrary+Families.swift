extension FontLibrary {
  /// The families of the bundled and the registered fonts, and of those that have stand-ins, sorted.
  public var familyNames: [String] {
    Set(namedFaces.map(\.familyName)).union(standIns.familyNames).sorted()
  }

  /// Returns the PostScript names of a family's fonts, sorted.
  public func fontNames(inFamily family: String) -> [String] {
    let names = namedFaces.filter { $0.familyName == family }.map(\.name)
    return names.isEmpty ? standIns.fontNames(inFamily: family) : names.sorted()
  }

  /// Returns the font of a family that is nearest in weight, preferring those with the requested slant; nil for an
  /// unknown family.
  public func font(
    inFamily family: String, weight: FontWeight, italic: Bool, size: Double
  ) -> Font? {
    let faces = namedFaces.filter { FontName($0.familyName) == FontName(family) }
      .sorted { $0.name < $1.name }
    let slanting = faces.filter { $0.isItalic == italic }
    let nearest = (slanting.isEmpty ? faces : slanting).min {
      abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
    }
    return nearest.flatMap { font(named: $0.name, size: size) }
      ?? standIns.font(inFamily: family, weight: weight, italic: italic, size: size)
  }

  /// Returns the monospaced system font, with Apple's line metrics.
  public func monospacedFont(
    ofSize size: Double, weight: FontWeight = .regular, italic: Bool = false
  ) -> Font {
    Font(typeface: monospacedTypeface(weight: weight, italic: italic), pointSize: size)
  }
}
