internal import Foundation
internal import InterfaceBuilder

// Images of parts of views, and symbol attributes in the file.
extension NibBuilder {
  /// Returns the image named by an attribute or an `imageReference` with a key; a missing one is noted.
  func image(_ key: String, of part: IBElement, in view: IBElement) -> UIImage? {
    let reference = part.child(named: "imageReference", key: key)
    guard let name = part[key] ?? reference?["image"] else { return nil }
    let isSymbol = (reference ?? part)["catalog"] == "system"
    guard let image = images.image(named: name, isSymbol: isSymbol) else {
      return standIn(for: name, isSymbol: isSymbol, line: part.line, in: view)
    }
    return reference.map { configured(image, by: $0, in: view) } ?? image
  }

  private func standIn(
    for name: String, isSymbol: Bool, line: Int, in view: IBElement
  ) -> UIImage? {
    let standIn = isSymbol ? nil : images.standIn(for: name)
    note(view, line: line, .missing(.image(name, hasSize: standIn != nil)))
    return standIn
  }

  /// Returns an image with its reference's scale and rendering mode.
  func configured(_ image: UIImage, by reference: IBElement, in view: IBElement) -> UIImage {
    var image = image
    if let scale = Self.symbolScales[reference["symbolScale"] ?? ""] {
      let configuration = UIImage.SymbolConfiguration(scale: scale)
      image = image.applyingSymbolConfiguration(configuration) ?? image
    }
    switch reference["renderingMode"] {
    case nil, "automatic": return image
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "original": return image.withRenderingMode(.alwaysOriginal)
    case let mode?:
      note(view, line: reference.line, .leftOut(.renderingMode(mode)))
      return image
    }
  }

  /// Returns the symbol size and weight of a child with a key, or nil without one.
  func symbolConfiguration(
    _ key: String, of part: IBElement
  ) -> UIImage.SymbolConfiguration? {
    guard let element = part.child(named: "preferredSymbolConfiguration", key: key) else {
      return nil
    }
    let scale = Self.symbolScales[element["scale"] ?? ""] ?? .unspecified
    let weight = Self.symbolWeights[element["weight"] ?? ""] ?? .unspecified
    var configuration = UIImage.SymbolConfiguration(weight: weight, scale: scale)
    switch element["configurationType"] {
    case "pointSize":
      if let size = element.decimal("pointSize") {
        configuration = UIImage.SymbolConfiguration(
          pointSize: min(max(size, 1), 1000), weight: weight, scale: scale)
      }
    case "font":
      if let font = font(of: element, defaultSize: UIFont.labelFontSize) {
        configuration = UIImage.SymbolConfiguration(font: font).applying(configuration)
      }
    default: break
    }
    return configuration
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
