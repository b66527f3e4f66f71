import LayoutModel
import Testing
import UIKit

@testable import Fixtures

struct ConfigurationTests {
  @Test(arguments: [
    (Configuration(), "320"),
    (Configuration(width: 390.5), "390.5"),
    (Configuration(height: 139.5), "320x139.5"),
    (Configuration(scale: 3), "320-3x"),
    (Configuration(appearance: .dark), "320-dark"),
    (Configuration(contentSize: .accessibilityLarge, direction: .rightToLeft), "320-AX2-rtl"),
    (Configuration(contentSize: .extraSmall, locale: "th"), "320-XS-th"),
    (Configuration(appearance: .dark, system: .iOS(26)), "320-dark-iOS26"),
    (Configuration(width: 1198 / 3, height: 62.5), "399.333x62.5"),
    (Configuration(legibilityWeight: .bold), "320-bold"),
    (
      Configuration(
        scale: 3, contentSize: .accessibilityLarge, legibilityWeight: .bold, appearance: .dark),
      "320-3x-AX2-bold-dark"
    ),
    (
      Configuration(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0.5, right: 0)),
      "320-safe20_0_0.5_0"
    ),
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

  @Test(
    arguments: [
      (.locales("en", "ar"), ["320", "320-rtl-ar"]),
      (.locales("ar-EG", "he", "ur"), ["320-rtl-ar-EG", "320-rtl-he", "320-rtl-ur"]),
      (
        .directions(.leftToRight, .rightToLeft) * .locales("ar"), ["320-ar", "320-rtl-ar"]
      ),
      (.locales("ar") * .directions(.leftToRight), ["320-ar"]),
      ([Configuration(width: 375)] * .locales("ar"), ["375-rtl-ar"]),
      ([Configuration(direction: .rightToLeft)] * .locales("en"), ["320-rtl"]),
      (.pairwise(.widths(320), .locales("he")), ["320-rtl-he"]),
      ([Configuration(locale: "fa")], ["320-rtl-fa"]),
      ([Configuration(direction: .leftToRight, locale: "fa")], ["320-fa"]),
    ] as [(ConfigurationMatrix, [String])])
  func `a locale brings its direction unless directions are in the product`(
    matrix: ConfigurationMatrix, names: [String]
  ) {
    #expect(matrix.configurations.map(\.name) == names)
  }

  @Test func `a union has each configuration once`() {
    let matrix: ConfigurationMatrix =
      .widths(320, 414) + .widths(320) * .appearances(.light, .dark)
    #expect(matrix.configurations.map(\.name) == ["320", "414", "320-dark"])
  }

  @Test func `pairs of values occur in fewer configurations than the product has`() {
    let pairs = ConfigurationMatrix.pairwise(
      .widths(320, 375, 414), .contentSizes(.small, .large, .extraLarge),
      .directions(.leftToRight, .rightToLeft)
    ).configurations
    #expect(pairs.count == 9)
    let directions = Set(pairs.map { "\($0.width) \($0.direction == .rightToLeft)" })
    #expect(directions.count == 6)
  }

  @Test func `the pairs on the page are ten`() {
    let pairs: ConfigurationMatrix = .pairwise(
      .devices(.iPhoneSE1, .iPhone16, .iPadSplitHalf),
      .contentSizes(.large, .extraExtraExtraLarge, .accessibilityLarge),
      .legibilityWeights(.regular, .bold), .appearances(.light, .dark),
      .directions(.leftToRight, .rightToLeft))
    #expect(pairs.configurations.count == 10)
    #expect(pairs.configurations == pairs.configurations)
  }

  @Test func `all text sizes are an axis`() {
    let sizes = ConfigurationMatrix.dynamicTypeSizes.configurations.map(\.contentSize)
    #expect(sizes.count == 12)
    #expect(sizes == sizes.sorted())
  }

  @Test func `a list of configurations is a matrix`() {
    let list: ConfigurationMatrix = [
      Configuration(width: 414), Configuration(width: 320, appearance: .dark),
    ]
    #expect(list.configurations.map(\.name) == ["414", "320-dark"])
    let matrix = .widths(320) + list * .legibilityWeights(.regular, .bold)
    #expect(
      matrix.configurations.map(\.name)
        == ["320", "414", "414-bold", "320-dark", "320-bold-dark"])
  }

  @Test func `bold text is an axis`() {
    let matrix: ConfigurationMatrix = .legibilityWeights(.regular, .bold)
    #expect(matrix.configurations.map(\.name) == ["320", "320-bold"])
    #expect(matrix.configurations.map(\.traits.legibilityWeight) == [.regular, .bold])
  }

  @Test func `releases are an axis`() {
    let matrix: ConfigurationMatrix = .systems(.iOS(17), .iOS(18))
    #expect(matrix.configurations.map(\.name) == ["320-iOS17", "320"])
  }

  @Test @MainActor func `a layout knows its release`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    func stored(_ system: SystemVersion) throws -> String? {
      try Rendering(of: view, in: Configuration(height: 10, system: system))
        .tree.attributes["systemVersion"]
    }
    #expect(try stored(.iOS(26)) == "iOS 26")
    #expect(try stored(.iOS(17)) == "iOS 17")
    // What a layout without one means must not change with the standard release.
    #expect(try stored(.iOS(18)) == nil)
    #expect(LayoutVocabulary.standardText(of: "systemVersion") == "iOS 18")
    #expect(throws: RenderingError.unknownSystem(.iOS(19))) { try stored(.iOS(19)) }
    let message = RenderingError.unknownSystem(.iOS(19)).description
    #expect(
      message.hasSuffix("it must be one of iOS 13, iOS 14, iOS 15, iOS 16, iOS 17, iOS 18, iOS 26.")
    )
  }
}
