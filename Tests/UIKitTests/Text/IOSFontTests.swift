import LayoutModel
import Testing

@testable import UIKit

/// Fonts of iOS that cells name and that may not be shipped.
@MainActor struct IOSFontTests {
  /// Line heights by stored labels of Interface Builder, or by the numbers that others published.
  @Test(arguments: [
    ("HelveticaNeue", 17.0, 20.0), ("HelveticaNeue", 13, 15.5), ("HelveticaNeue-Light", 22, 26),
    ("HelveticaNeue-Medium", 17, 20.5), ("HelveticaNeue-UltraLight", 50, 57.5),
    ("CourierNewPSMT", 17, 19.5), ("AvenirNext-DemiBold", 28, 38.5), ("Avenir-Medium", 32, 44),
    ("Helvetica", 17, 20), ("Georgia-Bold", 20, 23), ("Menlo-Regular", 17, 20),
  ])
  func `a label in a font of iOS has its height`(name: String, size: CGFloat, height: CGFloat)
    throws
  {
    let label = UILabel()
    label.text = "Text"
    let font = try #require(UIFont(name: name, size: size))
    label.font = font
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test(arguments: [
    ("HelveticaNeue-BoldItalic", "Helvetica Neue"), ("AvenirNext-DemiBold", "Avenir Next"),
    ("AmericanTypewriter", "American Typewriter"), ("PingFangSC-Semibold", "PingFang SC"),
    ("ChalkboardSE-Light", "Chalkboard SE"), ("MarkerFelt-Wide", "Marker Felt"),
    ("Palatino-Roman", "Palatino"), ("GillSans", "Gill Sans"), ("Futura-Medium", "Futura"),
    ("Noteworthy-Bold", "Noteworthy"), ("TimesNewRomanPS-ItalicMT", "Times New Roman"),
  ])
  func `names are those of iOS`(name: String, family: String) throws {
    let font = try #require(UIFont(name: name, size: 15))
    #expect((font.fontName, font.familyName, font.pointSize) == (name, family, 15))
    #expect(UIFont.familyNames.contains(family))
    #expect(UIFont.fontNames(forFamilyName: family).contains(name))
  }

  @Test func `names are sorted`() {
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(
      UIFont.fontNames(forFamilyName: "Georgia")
        == ["Georgia", "Georgia-Bold", "Georgia-BoldItalic", "Georgia-Italic"])
  }

  /// Names of fonts that iOS does not have, or does not give by name.
  ///
  /// It gives SF Mono and New York by `monospacedSystemFont` and `withDesign(.serif)` only. By name they are nil: neither is on Apple's list of the fonts of iOS (https://developer.apple.com/fonts/system-fonts), the system's
  /// font picker does not offer them (https://github.com/ish-app/ish/issues/1555), and apps that ask for
  /// `UIFont(name: "SFMono-Regular", size:)` use another font where it is nil.
  @Test(arguments: [
    "HelveticaNeue-Foo", "Comic Sans", "SFMono-Regular", "NewYork-Regular", "NewYorkMedium-Bold",
    ".SFUI-Regular", "",
  ])
  func `a font that iOS does not have is nil`(name: String) {
    #expect(UIFont(name: name, size: 17) == nil)
  }

  @Test func `published metrics count`() throws {
    let font = try #require(UIFont(name: "Georgia", size: 100))
    #expect(abs(font.ascender - 91.7) < 1e-9)
    #expect(abs(font.descender + 21.92) < 1e-9)
    #expect(abs(font.capHeight - 69.29) < 1e-9)
    #expect(abs(font.xHeight - 48.14) < 1e-9)
  }

  @Test func `published widths count`() throws {
    func width(_ name: String) throws -> CGFloat {
      let font = try #require(UIFont(name: name, size: 17))
      return "the quick brown fox jumps over a lazy dog".size(withAttributes: [.font: font]).width
    }
    // Verdana's letters are a quarter wider than those of Times New Roman.
    #expect(try width("Verdana") > 1.2 * width("TimesNewRomanPSMT"))
    #expect(try width("Arial-BoldMT") > width("ArialMT"))
    let courier = try #require(UIFont(name: "Courier", size: 10))
    #expect(abs("iiiii".size(withAttributes: [.font: courier]).width - 30) < 0.1)
  }

  @Test func `traits of a descriptor choose the face of the family`() throws {
    let font = try #require(UIFont(name: "HelveticaNeue", size: 17))
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "HelveticaNeue-BoldItalic")
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let family = UIFontDescriptor(fontAttributes: [.family: "Avenir Next"])
    #expect(UIFont(descriptor: family, size: 12).fontName == "AvenirNext-Regular")
    let named = UIFontDescriptor(name: "Optima-Bold", size: 13)
    #expect((named.postscriptName, named.pointSize) == ("Optima-Bold", 13))
    #expect(UIFont(name: "Zapfino", size: 9)?.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
  }

  @Test func `a label says that another font is drawn`() throws {
    let label = UILabel()
    label.text = "Text"
    label.font = UIFont(name: "Georgia-Bold", size: 17)
    label.sizeToFit()
    let problem = try #require(label.contentProblems.first)
    #expect(label.contentProblems.count == 1)
    #expect((problem.kind, problem.subject) == (.missingFont, "“Georgia-Bold”"))
    #expect(problem.message.contains("“Georgia-Bold” is a font of iOS that may not be shipped"))
    #expect(label.font.plainName == "Georgia-Bold 17")
    let larger = UILabel()
    larger.text = "Text"
    larger.font = label.font.withSize(20)
    larger.sizeToFit()
    #expect(larger.contentProblems.map(\.kind) == [.missingFont])
  }

  @Test func `the system font after a font of iOS is not reported`() throws {
    let font = UIFont(name: "Georgia", size: 15) ?? .systemFont(ofSize: 15)
    let system = UIFont.systemFont(ofSize: 15)
    #expect(font.replacedName == "“Georgia”")
    #expect(system.replacedName == nil)
  }
}
