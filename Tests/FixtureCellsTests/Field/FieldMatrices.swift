import Fixtures

extension ConfigurationMatrix {
  /// The widths of phones, each with the usual and with a large text size.
  static let sizes = widths(320, 375, 414) * contentSizes(.large, .accessibilityLarge)
  /// Both appearances in both directions.
  static let looks = appearances(.light, .dark) * directions(.leftToRight, .rightToLeft)
}
