public import Foundation
internal import Typography

/// A typeface at a size.
///
/// The system font is the stand-in that Snap bundles, with Apple's metrics; see `Fonts/README.md`.
public final class UIFont: Hashable, Sendable {
  let font: Font

  init(_ font: Font) { self.font = font }

  /// Returns the regular system font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      BundledLibrary.shared.systemFont(
        ofSize: fontSize, weight: FontWeight(rawValue: weight.rawValue)))
  }

  /// Returns the bold system font at a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(BundledLibrary.shared.systemFont(ofSize: fontSize, italic: true))
  }

  /// The size of labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard size of text, 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of buttons, 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The font's name.
  public var fontName: String { font.name }
  /// The family's name.
  public var familyName: String { font.familyName }
  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The distance from the baseline up to the top of a line, in points.
  public var ascender: CGFloat { font.ascender }
  /// The distance from the baseline down to the bottom of a line, in points and negative.
  public var descender: CGFloat { font.descender }
  /// The extra distance between lines in points.
  public var leading: CGFloat { font.leading }
  /// The height of capital letters in points.
  public var capHeight: CGFloat { font.capHeight }
  /// The height of small letters in points.
  public var xHeight: CGFloat { font.xHeight }
  /// The height of one line in points.
  public var lineHeight: CGFloat { font.ascender - font.descender }

  /// Returns the same typeface at another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.withSize(fontSize)) }

  /// Returns whether both are the same typeface at the same size.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.font == rhs.font }

  /// Hashes typeface and size.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }

  /// How bold a typeface is, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value; regular is 0.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest, −0.8.
    public static let ultraLight = Weight(-0.8)
    /// Thin, −0.6.
    public static let thin = Weight(-0.6)
    /// Light, −0.4.
    public static let light = Weight(-0.4)
    /// Regular, 0.
    public static let regular = Weight(0)
    /// Medium, 0.23.
    public static let medium = Weight(0.23)
    /// Semibold, 0.3.
    public static let semibold = Weight(0.3)
    /// Bold, 0.4.
    public static let bold = Weight(0.4)
    /// Heavy, 0.56.
    public static let heavy = Weight(0.56)
    /// Black, 0.62.
    public static let black = Weight(0.62)
  }
}

extension UIFont {
  /// The font as messages and layout trees name it: `system semibold 17`, or by its PostScript name.
  package var plainName: String {
    let size = pointSize.shortDescription
    guard font.isSystem else { return "\(fontName) \(size)" }
    let weight = Weight(font.weight.rawValue).name.map { " \($0)" } ?? ""
    return "system\(weight)\(font.isItalic ? " italic" : "") \(size)"
  }
}

extension UIFont.Weight {
  /// The name of a named weight other than regular.
  fileprivate var name: String? {
    let names: [(UIFont.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.medium, "medium"),
      (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
    ]
    return names.first { $0.0 == self }?.1
  }
}

/// The bundled fonts, opened once: `UIFont`'s API has no place for a library or an error.
enum BundledLibrary {
  /// A text that several labels show, as one cell does at several widths, is shaped once.
  static let shapedTexts = ShapingCache()

  static let shared: FontLibrary = {
    do {
      return try FontLibrary.bundled()
    } catch {
      preconditionFailure("The bundled fonts cannot be used: \(error)")
    }
  }()
}
