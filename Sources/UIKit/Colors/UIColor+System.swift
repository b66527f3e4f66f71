// Values: Apple's Human Interface Guidelines, "Color", and the light values that Xcode stores in
// Interface Builder files. Dark values are those printed by iOS 13 and later.

extension UIColor {
  /// Red that adapts to light and dark.
  public static let systemRed = adaptive(light: 0xFF3B30, dark: 0xFF453A)
  /// Orange that adapts to light and dark.
  public static let systemOrange = adaptive(light: 0xFF9500, dark: 0xFF9F0A)
  /// Yellow that adapts to light and dark.
  public static let systemYellow = adaptive(light: 0xFFCC00, dark: 0xFFD60A)
  /// Green that adapts to light and dark.
  public static let systemGreen = adaptive(light: 0x34C759, dark: 0x30D158)
  /// Mint that adapts to light and dark.
  public static let systemMint = adaptive(light: 0x00C7BE, dark: 0x63E6E2)
  /// Teal that adapts to light and dark.
  public static let systemTeal = adaptive(light: 0x30B0C7, dark: 0x40C8E0)
  /// Cyan that adapts to light and dark.
  public static let systemCyan = adaptive(light: 0x32ADE6, dark: 0x64D2FF)
  /// Blue that adapts to light and dark; the default tint.
  public static let systemBlue = adaptive(light: 0x007AFF, dark: 0x0A84FF)
  /// Indigo that adapts to light and dark.
  public static let systemIndigo = adaptive(light: 0x5856D6, dark: 0x5E5CE6)
  /// Purple that adapts to light and dark.
  public static let systemPurple = adaptive(light: 0xAF52DE, dark: 0xBF5AF2)
  /// Pink that adapts to light and dark.
  public static let systemPink = adaptive(light: 0xFF2D55, dark: 0xFF375F)
  /// Brown that adapts to light and dark.
  public static let systemBrown = adaptive(light: 0xA2845E, dark: 0xAC8E68)
  /// The base grey.
  public static let systemGray = adaptive(light: 0x8E8E93, dark: 0x8E8E93)
  /// The second grey of the scale.
  public static let systemGray2 = adaptive(light: 0xAEAEB2, dark: 0x636366)
  /// The third grey of the scale.
  public static let systemGray3 = adaptive(light: 0xC7C7CC, dark: 0x48484A)
  /// The fourth grey of the scale.
  public static let systemGray4 = adaptive(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth grey of the scale.
  public static let systemGray5 = adaptive(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The sixth grey of the scale.
  public static let systemGray6 = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The main background.
  public static let systemBackground = adaptive(light: 0xFFFFFF, dark: 0x000000)
  /// The background of content layered on the main one.
  public static let secondarySystemBackground = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The background of content layered on the secondary one.
  public static let tertiarySystemBackground = adaptive(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The main background of grouped content.
  public static let systemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x000000)
  /// The background of a grouped cell.
  public static let secondarySystemGroupedBackground = adaptive(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// The background of content in a grouped cell.
  public static let tertiarySystemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x2C2C2E)
  /// A separator that hides what is below.
  public static let opaqueSeparator = adaptive(light: 0xC6C6C8, dark: 0x38383A)
  /// The colour of links.
  public static let link = adaptive(light: 0x007AFF, dark: 0x0984FF)
  /// The colour of primary text.
  public static let label = adaptive(
    light: 0x000000, lightAlpha: 1, dark: 0xFFFFFF, darkAlpha: 1)
  /// The colour of secondary text.
  public static let secondaryLabel = adaptive(
    light: 0x3C3C43, lightAlpha: 0.6, dark: 0xEBEBF5, darkAlpha: 0.6)
  /// The colour of tertiary text.
  public static let tertiaryLabel = adaptive(
    light: 0x3C3C43, lightAlpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
  /// The colour of quaternary text.
  public static let quaternaryLabel = adaptive(
    light: 0x3C3C43, lightAlpha: 0.18, dark: 0xEBEBF5, darkAlpha: 0.16)
  /// The colour of placeholders in text fields.
  public static let placeholderText = adaptive(
    light: 0x3C3C43, lightAlpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
  /// A separator that lets what is below shine through.
  public static let separator = adaptive(
    light: 0x3C3C43, lightAlpha: 0.29, dark: 0x545458, darkAlpha: 0.6)
  /// A fill for thin and small shapes.
  public static let systemFill = adaptive(
    light: 0x787880, lightAlpha: 0.2, dark: 0x787880, darkAlpha: 0.36)
  /// A fill for medium shapes.
  public static let secondarySystemFill = adaptive(
    light: 0x787880, lightAlpha: 0.16, dark: 0x787880, darkAlpha: 0.32)
  /// A fill for large shapes.
  public static let tertiarySystemFill = adaptive(
    light: 0x767680, lightAlpha: 0.12, dark: 0x767680, darkAlpha: 0.24)
  /// A fill for large areas.
  public static let quaternarySystemFill = adaptive(
    light: 0x747480, lightAlpha: 0.08, dark: 0x767680, darkAlpha: 0.18)
  /// The default tint.
  public static var tintColor: UIColor { systemBlue }

  private static func adaptive(
    light: UInt32, lightAlpha: CGFloat = 1, dark: UInt32, darkAlpha: CGFloat = 1
  ) -> UIColor {
    let lightColor = UIColor(hex: light, alpha: lightAlpha)
    let darkColor = UIColor(hex: dark, alpha: darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private convenience init(hex: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
