internal import Foundation
internal import Graphics

/// The `Contents.json` of a `.colorset` in an asset catalogue.
///
/// Format: Apple's "Asset Catalog Format Reference", Named Color Type.
struct ColorSet: Decodable {
  let colors: [Entry]?

  struct Entry: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let color: Components?
  }

  struct Appearance: Decodable {
    let appearance: String?
    let value: String?
  }

  struct Components: Decodable {
    let space: String?
    let components: [String: Component]?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }
  }

  /// A number, 0…1, or a string: `0.5`, `128` or `0x80`.
  struct Component: Decodable {
    let value: Double

    /// Wide colours go beyond 0…1, but none beyond this.
    private static let range = -8.0...8.0

    private init(_ value: Double) {
      self.value = min(max(value, Self.range.lowerBound), Self.range.upperBound)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self.init(number)
        return
      }
      let text = try container.decode(String.self).lowercased()
      if text.hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
        self.init(Double(byte) / 255)
      } else if text.contains("."), let number = Double(text) {
        self.init(number)
      } else if let byte = Int(text) {
        self.init(Double(byte) / 255)
      } else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(text) is not a colour component")
      }
    }
  }

  /// The dynamic colour of the entries; nil if no entry is for phones.
  var color: UIColor? {
    let usable = (colors ?? []).filter {
      ($0.idiom == nil || $0.idiom == "universal" || $0.idiom == "iphone") && $0.fixed != nil
    }
    guard let fallback = usable.first(where: { ($0.appearances ?? []).isEmpty }) ?? usable.first,
      let fallbackColor = fallback.fixed
    else { return nil }
    let variants = usable.compactMap { entry in
      entry.fixed.map { Variant(entry.appearances ?? [], $0) }
    }
    guard usable.count > 1 else { return fallbackColor }
    return UIColor { traits in
      variants.filter { $0.matches(traits) }.max { $0.demands < $1.demands }?.color ?? fallbackColor
    }
  }

  private struct Variant: Sendable {
    let isDark: Bool?
    let isHighContrast: Bool
    let color: UIColor

    init(_ appearances: [Appearance], _ color: UIColor) {
      let luminosity = appearances.first { $0.appearance == "luminosity" }?.value
      isDark = luminosity.map { $0 == "dark" }
      isHighContrast = appearances.contains { $0.appearance == "contrast" && $0.value == "high" }
      self.color = color
    }

    /// Appearance takes precedence over contrast.
    var demands: Int { (isDark == nil ? 0 : 2) + (isHighContrast ? 1 : 0) }

    func matches(_ traits: UITraitCollection) -> Bool {
      (isDark.map { $0 == (traits.userInterfaceStyle == .dark) } ?? true)
        && (!isHighContrast || traits.accessibilityContrast == .high)
    }
  }
}

extension ColorSet.Entry {
  /// The entry's colour; nil for a reference to a system colour that does not exist.
  fileprivate var fixed: UIColor? {
    guard let parts = color?.components else { return nil }
    func part(_ name: String) -> Double { parts[name]?.value ?? 0 }
    let alpha = parts["alpha"]?.value ?? 1
    if let white = parts["white"]?.value { return UIColor(white: white, alpha: alpha) }
    if color?.space == "display-p3" {
      return UIColor(
        displayP3Red: part("red"), green: part("green"), blue: part("blue"), alpha: alpha)
    }
    return UIColor(red: part("red"), green: part("green"), blue: part("blue"), alpha: alpha)
  }
}
