extension UIColor {
  /// The names of the dynamic system colours, each of which is one object.
  static let systemNames: [ObjectIdentifier: String] = {
    let colors: [(name: String, color: UIColor)] = [
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
    return Dictionary(
      colors.map { (ObjectIdentifier($0.color), $0.name) }, uniquingKeysWith: { first, _ in first })
  }()
}
