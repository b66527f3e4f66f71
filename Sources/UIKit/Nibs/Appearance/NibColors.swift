internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Returns the colour of a child with a key, or nil without one.
  func color(_ key: String, of element: IBElement) -> UIColor? {
    document.color(key, of: element).map { color($0, element) }
  }

  /// Returns the colour in the file; an unknown name has the value stored with it.
  func color(_ color: IBColor, _ element: IBElement) -> UIColor {
    switch color {
    case .components(let components): return UIColor(components)
    case .system(let name):
      if let known = UIColor.interfaceBuilderColors[name] { return known }
      return stored(name, in: document.resources.systemColors, element)
    case .named(let name):
      if let found = images.color(named: name) { return found }
      return stored(name, in: document.resources.namedColors, element)
    }
  }

  private func stored(
    _ name: String, in colors: [IBResources.Color], _ element: IBElement
  ) -> UIColor {
    if case .components(let components) = colors.first(where: { $0.name == name })?.color {
      return UIColor(components)
    }
    note(element, .missing(.color(name)))
    return .clear
  }
}

extension UIColor {
  fileprivate convenience init(_ color: IBColorComponents) {
    let part = { (value: Double) in min(max(value, 0), 1) }
    let (red, green, blue) = (part(color.red), part(color.green), part(color.blue))
    if color.space == "displayP3" {
      self.init(displayP3Red: red, green: green, blue: blue, alpha: part(color.alpha))
    } else {
      self.init(red: red, green: green, blue: blue, alpha: part(color.alpha))
    }
  }

  /// The system colours by their names in current and older versions of Interface Builder.
  fileprivate static let interfaceBuilderColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal, "systemCyanColor": .systemCyan,
    "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink,
    "systemBrownColor": .systemBrown, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "opaqueSeparatorColor": .opaqueSeparator, "separatorColor": .separator, "linkColor": .link,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "tintColor": .tintColor,
    "darkTextColor": .black, "lightTextColor": UIColor(white: 1, alpha: 0.6),
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground, "blackColor": .black,
    "darkGrayColor": .darkGray, "grayColor": .gray, "lightGrayColor": .lightGray,
    "whiteColor": .white, "clearColor": .clear, "textColor": .label,
    // macOS names, used in attributed texts.
    "controlTextColor": .label, "headerTextColor": .label, "selectedTextColor": .label,
    "disabledControlTextColor": .tertiaryLabel, "textBackgroundColor": .systemBackground,
    "controlBackgroundColor": .systemBackground, "windowBackgroundColor": .systemBackground,
  ]
}
