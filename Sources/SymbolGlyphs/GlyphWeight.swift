internal import Typography

/// The weight of a symbol's lines and characters.
package enum GlyphWeight: Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The width of lines in hundredths of the point size.
  var strokeWidth: Double {
    switch self {
    case .ultraLight: 3.2
    case .thin: 4.6
    case .light: 6.6
    case .regular: 8.8
    case .medium: 10.2
    case .semibold: 11.6
    case .bold: 13.2
    case .heavy: 15.2
    case .black: 17.2
    }
  }

  /// The weight of text beside the symbol.
  var fontWeight: FontWeight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
