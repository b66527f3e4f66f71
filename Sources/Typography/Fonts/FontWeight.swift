/// A font's stroke weight on UIKit's scale, from −1 (thinnest) through 0 (regular) to 1.
///
/// Any value is allowed; a family uses its nearest cut.
public struct FontWeight: RawRepresentable, Hashable, Sendable {
  /// The weight as a number, 0 for regular.
  public let rawValue: Double

  /// Creates a weight from its number.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Thinner than thin, −0.8.
  public static let ultraLight = FontWeight(rawValue: -0.8)
  /// Thinner than light, −0.6.
  public static let thin = FontWeight(rawValue: -0.6)
  /// Thinner than regular, −0.4.
  public static let light = FontWeight(rawValue: -0.4)
  /// The weight of body text, 0.
  public static let regular = FontWeight(rawValue: 0)
  /// A little bolder than regular, 0.23.
  public static let medium = FontWeight(rawValue: 0.23)
  /// The weight of headlines, 0.3.
  public static let semibold = FontWeight(rawValue: 0.3)
  /// The weight of emphasis, 0.4.
  public static let bold = FontWeight(rawValue: 0.4)
  /// Bolder than bold, 0.56.
  public static let heavy = FontWeight(rawValue: 0.56)
  /// The boldest, 0.62.
  public static let black = FontWeight(rawValue: 0.62)
}
