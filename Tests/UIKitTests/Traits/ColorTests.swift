import TestSupport
import Testing
import UIKit

@MainActor struct ColorTests {
  private func hex(_ color: UIColor, _ change: (inout any UIMutableTraits) -> Void) -> String {
    color.description(in: UITraitCollection.standard.modifyingTraits(change))
  }

  @Test(arguments: [
    (UIColor.systemRed, "#FF3B30FF", "#FF453AFF", "#D70015FF", "#FF6961FF"),
    (.systemYellow, "#FFCC00FF", "#FFD60AFF", "#A05A00FF", "#FFD426FF"),
    (.systemGray3, "#C7C7CCFF", "#48484AFF", "#AEAEB2FF", "#545456FF"),
    (.secondaryLabel, "#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD"),
    (.separator, "#3C3C434A", "#54545899", "#3C3C435E", "#545458AD"),
    (.systemTeal, "#30B0C7FF", "#40C8E0FF", "#30B0C7FF", "#40C8E0FF"),
  ])
  func `system colours in light, dark and high contrast`(
    color: UIColor, light: String, dark: String, strongLight: String, strongDark: String
  ) {
    #expect(hex(color) { _ in } == light)
    #expect(hex(color) { $0.userInterfaceStyle = .dark } == dark)
    #expect(hex(color) { $0.accessibilityContrast = .high } == strongLight)
    #expect(
      hex(color) {
        $0.userInterfaceStyle = .dark
        $0.accessibilityContrast = .high
      } == strongDark)
  }

  @Test(arguments: [
    (UIColor.systemBackground, "#1C1C1EFF"), (.secondarySystemBackground, "#2C2C2EFF"),
    (.tertiarySystemGroupedBackground, "#3A3A3CFF"),
  ])
  func `elevated backgrounds are lighter in dark mode`(
    color: UIColor, elevated: String
  ) {
    let shown = hex(color) {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
    }
    #expect(shown == elevated)
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0, "#FF0000FF"), (1 / 3.0, 1.0, 1.0, "#00FF00FF"), (0.5, 0.5, 1.0, "#80FFFFFF"),
    (0.75, 1.0, 0.5, "#400080FF"), (1.0, 1.0, 1.0, "#FF0000FF"), (0.2, 0.0, 0.4, "#666666FF"),
  ])
  func `hue, saturation and brightness convert in both directions`(
    hue: Double, saturation: Double, brightness: Double, expected: String
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(color.description(in: .standard) == expected)
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getHue(&h, saturation: &s, brightness: &b, alpha: nil)
    let back = UIColor(hue: h, saturation: s, brightness: b, alpha: 1)
    #expect(back.description(in: .standard) == expected)
  }

  @Test func `only greys have a white component`() {
    var white: CGFloat = 0
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.25)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func `Display P3 is converted and clipped to sRGB`() {
    #expect(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).description(in: .standard)
        == "#FF0000FF")
    #expect(
      UIColor(displayP3Red: 0.2, green: 0.2, blue: 0.2, alpha: 1).description(in: .standard)
        == "#333333FF")
  }

  @Test func `a named colour follows appearance and contrast`() throws {
    let folder = try ColorCatalog.folder()
    let bundle = try folder.bundle
    let color = try #require(
      UIColor(named: "Brand/Accent", in: bundle, compatibleWith: nil))
    #expect(hex(color) { _ in } == "#FF8000FF")
    #expect(hex(color) { $0.userInterfaceStyle = .dark } == "#0080FFCC")
    #expect(hex(color) { $0.accessibilityContrast = .high } == "#333333FF")
    #expect(UIColor(named: "Accent", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
  }

  @Test func `of several colours with one name, the first catalogue's is used`() throws {
    func grey(_ white: String) -> String {
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22",
        "components": {"white": "\(white)", "alpha": "1.0"}}}]}
      """
    }
    let catalogs = [("C", "0"), ("A", "1"), ("B", "0"), ("Inner/A", "0")]
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: catalogs.map {
          ("\($0).xcassets/Tint.colorset/Contents.json", grey($1))
        }))
    let color = try UIColor(named: "Tint", in: folder.bundle, compatibleWith: nil)
    #expect(hex(try #require(color)) { _ in } == "#FFFFFFFF")
  }
}

/// A folder with an asset catalogue.
private enum ColorCatalog {
  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Assets.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Assets.xcassets/Brand/Accent.colorset/Contents.json": contents,
    ])
  }

  private static let contents = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components":
        {"red": "0", "green": "128", "blue": "255", "alpha": "0.800"}}},
      {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
        "color": {"color-space": "gray-gamma-22", "components": {"white": "0.200", "alpha": "1.0"}}}
    ]}
    """
}
