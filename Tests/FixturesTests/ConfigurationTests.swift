import Fixtures
import Testing
import UIKit

struct ConfigurationTests {
  @Test(arguments: [
    (Configuration(), "320"),
    (Configuration(width: 390.5), "390.5"),
    (Configuration(height: 139.5), "320x139.5"),
    (Configuration(scale: 3), "320-3x"),
    (Configuration(appearance: .dark), "320-dark"),
    (Configuration(contentSize: .accessibilityLarge, direction: .rightToLeft), "320-AX2-rtl"),
    (Configuration(contentSize: .extraSmall, locale: "th"), "320-XS-th"),
  ])
  func `a configuration is named by its non-default values`(
    configuration: Configuration, name: String
  ) {
    #expect(configuration.name == name)
  }

  @Test func `a matrix multiplies its axes, the last one fastest`() {
    let matrix: ConfigurationMatrix = .widths(320, 414) * .appearances(.light, .dark)
    #expect(matrix.configurations.map(\.name) == ["320", "320-dark", "414", "414-dark"])
  }
}
