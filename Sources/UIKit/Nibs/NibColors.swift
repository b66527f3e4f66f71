internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Returns the colour that the file states; an unknown name has the value stored with it.
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
    if color.space == "displayP3" {
      let (red, green, blue) = Self.sRGB(
        displayP3: (part(color.red), part(color.green), part(color.blue)))
      self.init(red: red, green: green, blue: blue, alpha: part(color.alpha))
    } else {
      self.init(
        red: part(color.red), green: part(color.green), blue: part(color.blue),
        alpha: part(color.alpha))
    }
  }

  /// Returns the nearest sRGB components: linear light through the matrix of CSS Color 4, section
  /// 10 (https://www.w3.org/TR/css-color-4/#color-conversion-code), cut off at 0 and 1.
  private static func sRGB(
    displayP3 color: (Double, Double, Double)
  ) -> (Double, Double, Double) {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let (red, green, blue) = (linear(color.0), linear(color.1), linear(color.2))
    return (
      encoded(1.2249401762 * red - 0.2249401763 * green),
      encoded(-0.0420569547 * red + 1.0420569547 * green),
      encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue)
    )
  }

  /// The system's colours by the names of current and older Interface Builders.
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
    // Names of macOS, which stand in attributed texts.
    "controlTextColor": .label, "headerTextColor": .label, "selectedTextColor": .label,
    "disabledControlTextColor": .tertiaryLabel, "textBackgroundColor": .systemBackground,
    "controlBackgroundColor": .systemBackground, "windowBackgroundColor": .systemBackground,
  ]
}
