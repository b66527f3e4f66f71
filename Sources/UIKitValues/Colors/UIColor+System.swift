// Values: Apple's Human Interface Guidelines, "Color", and the light values that Xcode stores in
// Interface Builder files. Dark values are those printed by iOS 13 and later. Where no high-contrast value is known,
// the normal one is used.

extension UIColor {
  public static let systemRed = adaptive(0xFF3B30, 0xFF453A, contrast: (0xD70015, 0xFF6961))
  public static let systemOrange = adaptive(0xFF9500, 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
  public static let systemYellow = adaptive(0xFFCC00, 0xFFD60A, contrast: (0xA05A00, 0xFFD426))
  public static let systemGreen = adaptive(0x34C759, 0x30D158, contrast: (0x248A3D, 0x30DB5B))
  public static let systemMint = adaptive(0x00C7BE, 0x63E6E2)
  /// Teal that adapts to appearance.
  public static let systemTeal = adaptive(
    inEach: { adaptive($0.palette.lightTeal, $0.palette.darkTeal) })
  public static let systemCyan = adaptive(0x32ADE6, 0x64D2FF)
  /// Blue that adapts to appearance and contrast; the default tint.
  public static let systemBlue = adaptive(
    inEach: { adaptive($0.palette.lightBlue, 0x0A84FF, contrast: (0x0040DD, 0x409CFF)) })
  public static let systemIndigo = adaptive(0x5856D6, 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
  public static let systemPurple = adaptive(0xAF52DE, 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
  public static let systemPink = adaptive(0xFF2D55, 0xFF375F, contrast: (0xD30F45, 0xFF6482))
  public static let systemBrown = adaptive(0xA2845E, 0xAC8E68)
  /// The base grey.
  public static let systemGray = adaptive(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
  public static let systemGray2 = adaptive(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
  public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
  public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
  public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
  public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))

  /// The main background.
  public static let systemBackground = adaptive(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  /// The background of content layered on the main one.
  public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content layered on the secondary one.
  public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  /// The main background of grouped content.
  public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  /// The background of a grouped cell.
  public static let secondarySystemGroupedBackground = adaptive(
    0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content in a grouped cell.
  public static let tertiarySystemGroupedBackground = adaptive(
    0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)

  public static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)
  public static let link = adaptive(0x007AFF, 0x0984FF)
  /// The colour of primary text.
  public static let label = adaptive(0x000000, 0xFFFFFF)
  /// The colour of secondary text.
  public static let secondaryLabel = adaptive(
    0x3C3C43, 0xEBEBF5, alphas: (0.6, 0.6), contrastAlphas: (0.68, 0.68))
  /// The colour of tertiary text.
  public static let tertiaryLabel = adaptive(
    0x3C3C43, 0xEBEBF5, alphas: (0.3, 0.3), contrastAlphas: (0.38, 0.38))
  /// The colour of quaternary text.
  public static let quaternaryLabel = adaptive(
    0x3C3C43, 0xEBEBF5, alphas: (0.18, 0.16), contrastAlphas: (0.26, 0.24))
  /// The colour of placeholders in text fields.
  public static let placeholderText = adaptive(
    0x3C3C43, 0xEBEBF5, alphas: (0.3, 0.3), contrastAlphas: (0.38, 0.38))
  /// A translucent separator.
  public static let separator = adaptive(
    0x3C3C43, 0x545458, alphas: (0.29, 0.6), contrastAlphas: (0.37, 0.68))
  /// A fill for thin and small shapes.
  public static let systemFill = adaptive(0x787880, 0x787880, alphas: (0.2, 0.36))
  /// A fill for medium shapes.
  public static let secondarySystemFill = adaptive(0x787880, 0x787880, alphas: (0.16, 0.32))
  /// A fill for large shapes.
  public static let tertiarySystemFill = adaptive(0x767680, 0x767680, alphas: (0.12, 0.24))
  /// A fill for large areas.
  public static let quaternarySystemFill = adaptive(0x747480, 0x767680, alphas: (0.08, 0.18))

  public static var tintColor: UIColor { systemBlue }
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// Black, for text on light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White at 60 %, for text on dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  private typealias Pair<Value> = (light: Value, dark: Value)

  /// Creates a colour from its light and dark values, with variants for high contrast and, in dark mode, elevated
  /// content.
  private static func adaptive(
    _ light: UInt32, _ dark: UInt32, contrast: Pair<UInt32>? = nil, elevated: UInt32? = nil,
    alphas: Pair<CGFloat> = (1, 1), contrastAlphas: Pair<CGFloat>? = nil
  ) -> UIColor {
    let usual = Pair<UIColor>(
      UIColor(hex: light, alpha: alphas.light), UIColor(hex: dark, alpha: alphas.dark))
    let strong = Pair<UIColor>(
      UIColor(hex: contrast?.light ?? light, alpha: contrastAlphas?.light ?? alphas.light),
      UIColor(hex: contrast?.dark ?? dark, alpha: contrastAlphas?.dark ?? alphas.dark))
    let raised = elevated.map { UIColor(hex: $0, alpha: 1) }
    return UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      if isDark, traits.userInterfaceLevel == .elevated, let raised { return raised }
      let pair = traits.accessibilityContrast == .high ? strong : usual
      return isDark ? pair.dark : pair.light
    }
  }

  /// A colour that depends on the release of the system.
  private static func adaptive(inEach color: (SystemVersion) -> UIColor) -> UIColor {
    let standard = color(.standard)
    let colors = Dictionary(
      uniqueKeysWithValues: SystemVersion.known.map { ($0, color($0)) })
    return UIColor { traits in
      (colors[traits.systemVersion] ?? standard).resolvedColor(with: traits)
    }
  }

  /// The colour of a text `#RRGGBBAA`; nil for another text.
  package convenience init?(hexText: String) {
    let digits = hexText.dropFirst()
    guard hexText.first == "#", digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    self.init(hex: number >> 8, alpha: CGFloat(number & 0xFF) / 255)
  }

  convenience init(hex: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
