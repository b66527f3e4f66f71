/// A font in the file.
public enum IBFont: Hashable, Sendable {
  /// The system font; `size` is in points, `nil` if the view's class determines it.
  case system(weight: IBFontWeight, size: Double?)
  case boldSystem(size: Double?)
  case italicSystem(size: Double?)
  /// A text style by its full name, such as `UICTFontTextStyleBody`; its size follows the content
  /// size category.
  case textStyle(String)
  /// A font by its PostScript name.
  case named(String, family: String?, size: Double?)
}

/// The weights of the system font.
public enum IBFontWeight: String, Hashable, Sendable, CaseIterable {
  /// From the lightest to the heaviest.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

extension ElementReader {
  /// Returns the font of a `fontDescription` child, or `nil` if the view's class determines it.
  func font(_ key: String, of element: IBElement) throws -> IBFont? {
    try element.child(named: "fontDescription", key: key).map { try font($0) }
  }

  /// Returns the font that a `fontDescription` element states.
  func font(_ font: IBElement) throws -> IBFont {
    let size = try number("pointSize", of: font)
    if let style = font["style"] { return .textStyle(style) }
    if let name = font["name"] { return .named(name, family: font["family"], size: size) }
    switch font["type"] {
    case "boldSystem": return .boldSystem(size: size)
    case "italicSystem": return .italicSystem(size: size)
    case nil, "system": break
    case let type?:
      note(.unknownValue(element: font.name, attribute: "type", value: type), on: font)
    }
    return .system(weight: keyword("weight", of: font, default: .regular), size: size)
  }
}
