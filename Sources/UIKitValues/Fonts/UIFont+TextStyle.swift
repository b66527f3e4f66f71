internal import Typography

extension UIFont {
  /// A text style whose size follows the user's text size (Dynamic Type).
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name, such as `UICTFontTextStyleBody`.
    public let rawValue: String

    /// Creates a style from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles, 34 points at the default size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles, 28 points at the default size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles, 22 points at the default size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles, 20 points at the default size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings, semibold 17 points at the default size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Body text, 17 points at the default size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts, 16 points at the default size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Subheadings, 15 points at the default size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Footnotes, 13 points at the default size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions, 12 points at the default size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions, 11 points at the default size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the system font of a text style for the current traits' text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font of a text style for the text size of some traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    standIn(
      FontRequest(textStyle: style), traits: (traitCollection ?? .current).filled(from: .current))
  }

  /// Returns the system font of a text style, never as a substitute.
  package static func styled(_ style: TextStyle, in traits: UITraitCollection = .current) -> UIFont
  {
    UIFont(FontRequest(textStyle: style), traits: traits)
  }
}

extension UIFont.TextStyle {
  var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

  /// The weight of emphasis in the style.
  ///
  /// Source: Human Interface Guidelines, "Typography", Dynamic Type sizes on iOS.
  var emphasizedWeight: UIFont.Weight {
    [.largeTitle, .title1, .title2].contains(self) ? .bold : .semibold
  }
}

/// The sizes of Apple's Human Interface Guidelines, "Typography", Dynamic Type sizes on iOS.
enum TextStyleMetrics {
  /// Point size, and the distance between the baselines of two lines.
  typealias Metrics = (pointSize: Double, leading: Double)

  static func metrics(of style: UIFont.TextStyle, category: UIContentSizeCategory) -> Metrics {
    guard let row = sizes.first(where: { $0.style == style }) else {
      preconditionFailure("No text style is named \(style.rawValue).")
    }
    let column = UIContentSizeCategory.allSizes.firstIndex(of: category) ?? 3
    let size = row.sizes[column]
    return (Double(size), leading(ofSize: size))
  }

  /// From extra small to the fifth accessibility size.
  private static let sizes: [(style: UIFont.TextStyle, sizes: [Int])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  private static let leadings: [Int: Double] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59,
    51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]

  private static func leading(ofSize size: Int) -> Double {
    guard let leading = leadings[size] else {
      preconditionFailure("No text style has \(size) points.")
    }
    return leading
  }
}
