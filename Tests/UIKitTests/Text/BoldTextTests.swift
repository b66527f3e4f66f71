import Testing

@testable import UIKit
@testable import UIKitValues

/// What bold text does to fonts and labels.
@MainActor struct BoldTextTests {
  private static let bold = UITraitCollection(legibilityWeight: .bold)

  @Test(arguments: [
    (UIFont.Weight.ultraLight, UIFont.Weight.light), (.thin, .regular), (.light, .medium),
    (.regular, .semibold), (.medium, .bold), (.semibold, .heavy), (.bold, .black),
    (.heavy, .black), (.black, .black), (UIFont.Weight(0.05), .semibold),
  ])
  func `bold text makes a weight two steps heavier`(weight: UIFont.Weight, bold: UIFont.Weight) {
    #expect(weight.emboldened == bold)
  }

  @Test func `system fonts are heavier and have the same metrics`() {
    let usual = UIFont.systemFont(ofSize: 17)
    let bold = Self.bold.performAsCurrent { UIFont.systemFont(ofSize: 17) }
    #expect(usual.plainName == "system 17")
    #expect(bold.plainName == "system semibold 17")
    #expect(bold.lineHeight == usual.lineHeight)
  }

  @Test func `text styles are heavier at every text size`() {
    let traits = UITraitCollection(traitsFrom: [
      Self.bold, UITraitCollection(preferredContentSizeCategory: .extraLarge),
    ])
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(body.plainName == "system semibold 19")
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: Self.bold)
    #expect(headline.plainName == "system heavy 17")
    #expect(headline.adjusted(to: .standard).plainName == "system semibold 17")
  }

  @Test func `scaled system fonts are heavier`() {
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 20), compatibleWith: Self.bold)
    #expect(font.plainName == "system semibold 20")
    #expect(font.adjusted(to: .standard).plainName == "system 20")
  }

  @Test func `an app's own fonts stay as they are`() throws {
    let usual = try #require(UIFont(name: "Inter-Regular", size: 15))
    let bold = try #require(Self.bold.performAsCurrent { UIFont(name: "Inter-Regular", size: 15) })
    #expect(bold == usual)
    #expect(usual.legible(in: Self.bold) == usual)
  }

  @Test func `a descriptor keeps the requested weight`() {
    Self.bold.performAsCurrent {
      let font = UIFont.systemFont(ofSize: 15, weight: .medium)
      let again = UIFont(descriptor: font.fontDescriptor, size: 0)
      #expect(font.plainName == "system bold 15")
      #expect(again.plainName == "system bold 15")
      #expect(again.withSize(20).plainName == "system bold 20")
    }
  }

  @Test func `a layout tree's name finds the font that was drawn`() {
    Self.bold.performAsCurrent {
      #expect(UIFont(plainName: "system semibold 17")?.plainName == "system semibold 17")
      #expect(UIFont(plainName: "system black 17")?.plainName == "system black 17")
      #expect(UIFont(plainName: "system thin 17") == nil)
    }
  }

  @Test(arguments: [true, false])
  func `a label draws a font for its own traits, whenever it was created`(isCreatedBold: Bool) {
    let created = UITraitCollection(legibilityWeight: isCreatedBold ? .bold : .regular)
    let label = created.performAsCurrent {
      let label = UILabel()
      label.font = .systemFont(ofSize: 17)
      label.text = "Weight"
      return label
    }
    label.overrideTraits(UITraitCollection(legibilityWeight: .regular))
    #expect(label.font.plainName == "system 17")
    let usual = label.intrinsicContentSize
    label.overrideTraits(Self.bold)
    #expect(label.font.plainName == "system semibold 17")
    #expect(label.intrinsicContentSize.width > usual.width)
    #expect(label.intrinsicContentSize.height == usual.height)
    label.font = label.font
    #expect(label.font.plainName == "system semibold 17")
  }

  @Test func `cells ask whether text is bold`() {
    #expect(!UIAccessibility.isBoldTextEnabled)
    Self.bold.performAsCurrent { #expect(UIAccessibility.isBoldTextEnabled) }
  }
}
