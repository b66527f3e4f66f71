/// A colour in the file: its components, or a name with a stored value.
public enum IBColor: Hashable, Sendable {
  case components(IBColorComponents)
  /// A dynamic colour of the system, such as `labelColor`.
  case system(name: String)
  case named(String)
}

/// The components of a colour, each usually from 0 to 1, in a colour space.
public struct IBColorComponents: Hashable, Sendable {
  /// The red part; equal to the others for a grey.
  public let red: Double
  public let green: Double
  public let blue: Double
  /// The opacity, from 0 to 1.
  public let alpha: Double
  /// The colour space's name in Interface Builder: `sRGB`, `displayP3`, `genericGamma22GrayColorSpace`,
  /// `calibratedRGB`, `calibratedWhite`, `deviceRGB`, ….
  public let space: String

  /// Creates components.
  public init(red: Double, green: Double, blue: Double, alpha: Double, space: String) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.space = space
  }
}

extension ElementReader {
  /// Returns the colour of a `color` child; `nil` if it is `nil` in the file or missing.
  func color(_ key: String, of element: IBElement) throws -> IBColor? {
    guard let color = element.child(named: "color", key: key) else { return nil }
    return try self.color(color)
  }

  /// Returns the colour of a `color` element, or `nil` with a note if it has none.
  func color(_ color: IBElement) throws -> IBColor? {
    let system =
      color["systemColor"] ?? color["cocoaTouchSystemColor"]
      ?? color["xcode11CocoaTouchSystemColor"]
    if let system { return .system(name: system) }
    if let name = color["name"] {
      return color["catalog"] == "System" ? .system(name: name) : .named(name)
    }
    if let components = try components(of: color) { return .components(components) }
    note(.unknownColorSpace(color["colorSpace"] ?? ""), on: color)
    return nil
  }

  private func components(of color: IBElement) throws -> IBColorComponents? {
    let white = try number("white", of: color)
    guard let red = try number("red", of: color) ?? white,
      let green = try number("green", of: color) ?? white,
      let blue = try number("blue", of: color) ?? white
    else { return nil }
    return IBColorComponents(
      red: red, green: green, blue: blue, alpha: try number("alpha", of: color, default: 1),
      space: color["customColorSpace"] ?? color["colorSpace"] ?? "sRGB")
  }
}
