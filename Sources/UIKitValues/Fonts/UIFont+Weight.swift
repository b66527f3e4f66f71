public import Foundation
internal import NumberText
internal import Typography

extension UIFont {
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

extension UIFont.Weight {
  private static let names: [(weight: UIFont.Weight, name: String)] = [
    (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.medium, "medium"),
    (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
  ]

  /// The name of a named weight other than regular.
  var name: String? { Self.names.first { $0.weight == self }?.name }

  /// The weight with a name; nil for another text.
  package init?(name: String) {
    guard let named = Self.names.first(where: { $0.name == name }) else { return nil }
    self = named.weight
  }
}

extension UIFont {
  /// The font's name in messages and layout trees: `system semibold 17`, or its PostScript name.
  package var plainName: String {
    let size = pointSize.shortDescription
    guard font.isSystem else {
      return ([fontName] + font.axes.map(\.description) + [size]).joined(separator: " ")
    }
    let weight = Weight(font.weight.rawValue).name.map { " \($0)" } ?? ""
    return "\(request.systemName)\(weight)\(font.isItalic ? " italic" : "") \(size)"
  }
}
