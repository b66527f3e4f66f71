internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Returns the colour of a child with a key, or nil without one.
  func color(_ key: String, of element: IBElement) -> UIColor? {
    document.color(key, of: element).flatMap { color($0, element) }
  }

  /// Returns the colour in the file; an unknown name has the value stored with it, and is nil without one, as on iOS.
  func color(_ color: IBColor, _ element: IBElement) -> UIColor? {
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
  ) -> UIColor? {
    if case .components(let components) = colors.first(where: { $0.name == name })?.color {
      return UIColor(components)
    }
    note(element, .missing(.color(name)))
    return nil
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
  fileprivate static let interfaceBuilderColors: [String: UIColor] = {
    let dynamic = dynamicSystemColors.map { ("\($0.name)Color", $0.color) }
    return otherColors.merging(dynamic) { first, _ in first }
  }()

  /// Those that are the same in light and dark, and other names of system colours.
  private static let otherColors: [String: UIColor] = [
    "tintColor": .tintColor,
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
