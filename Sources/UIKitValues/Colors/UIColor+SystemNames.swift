extension UIColor {
  /// The dynamic system colours by their names; each is one object.
  package static let dynamicSystemColors: [(name: String, color: UIColor)] = [
    ("systemRed", systemRed), ("systemOrange", systemOrange), ("systemYellow", systemYellow),
    ("systemGreen", systemGreen), ("systemMint", systemMint), ("systemTeal", systemTeal),
    ("systemCyan", systemCyan), ("systemBlue", systemBlue), ("systemIndigo", systemIndigo),
    ("systemPurple", systemPurple), ("systemPink", systemPink), ("systemBrown", systemBrown),
    ("systemGray", systemGray), ("systemGray2", systemGray2), ("systemGray3", systemGray3),
    ("systemGray4", systemGray4), ("systemGray5", systemGray5), ("systemGray6", systemGray6),
    ("systemBackground", systemBackground),
    ("secondarySystemBackground", secondarySystemBackground),
    ("tertiarySystemBackground", tertiarySystemBackground),
    ("systemGroupedBackground", systemGroupedBackground),
    ("secondarySystemGroupedBackground", secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", tertiarySystemGroupedBackground),
    ("opaqueSeparator", opaqueSeparator), ("link", link), ("label", label),
    ("secondaryLabel", secondaryLabel), ("tertiaryLabel", tertiaryLabel),
    ("quaternaryLabel", quaternaryLabel), ("placeholderText", placeholderText),
    ("separator", separator), ("systemFill", systemFill),
    ("secondarySystemFill", secondarySystemFill), ("tertiarySystemFill", tertiarySystemFill),
    ("quaternarySystemFill", quaternarySystemFill),
  ]

  /// The names of the dynamic system colours.
  static let systemNames = Dictionary(
    dynamicSystemColors.map { (ObjectIdentifier($0.color), $0.name) },
    uniquingKeysWith: { first, _ in first })
}
