import Testing
import UIKit

@MainActor struct FontTests {
  nonisolated static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Size and line height from extra small to the fifth accessibility size, from the Human Interface Guidelines.
  nonisolated static let styles: [(UIFont.TextStyle, String)] = [
    (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    (.title1, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/26 25/31 30/37 36/43 42/50 49/58"),
    (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    (.caption1, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
    (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
  ]

  @Test(arguments: styles)
  func `a text style has its size and line height in each category`(
    style: UIFont.TextStyle, row: String
  ) {
    for (category, entry) in zip(Self.categories, row.split(separator: " ")) {
      let numbers = entry.split(separator: "/").compactMap { Double($0) }
      let font = UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      #expect(Double(font.pointSize) == numbers[0], "\(category.rawValue)")
      #expect(abs(font.lineHeight + font.leading - numbers[1]) < 1e-9, "\(category.rawValue)")
    }
  }

  @Test(arguments: [
    (UIContentSizeCategory.large, 17.0, 17.0), (.medium, 16.333, 16),
    (.accessibilityExtraExtraExtraLarge, 48, 48),
  ])
  func `metrics scale like line heights, in pixels`(
    category: UIContentSizeCategory, size: CGFloat, fontSize: CGFloat
  ) {
    let traits = UITraitCollection(displayScale: 3, preferredContentSizeCategory: category)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits) - size) < 0.001)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
    #expect(font.pointSize == fontSize)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0, 12.0), (.extraSmall, 16, 14),
    (.accessibilityExtraLarge, 14, 31), (.accessibilityExtraLarge, 16, 35),
  ])
  func `fonts scaled as body text have whole points`(
    category: UIContentSizeCategory, size: CGFloat, scaled: CGFloat
  ) {
    let traits = UITraitCollection(displayScale: 3, preferredContentSizeCategory: category)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: size), compatibleWith: traits)
    #expect(font.pointSize == scaled)
  }

  @Test func `a bold font of a text style can be scaled`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let descriptor = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let bold = UIFont(descriptor: descriptor, size: 0)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let scaled = UIFontMetrics.default.scaledFont(for: bold, compatibleWith: traits)
    #expect(scaled.fontName.hasSuffix("-SemiBold"))
    #expect(scaled.pointSize == 37)
  }

  @Test func `a scaled font respects its limit`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 24, compatibleWith: traits)
    #expect(font.pointSize == 24)
  }

  @Test(arguments: [true, false])
  func `a label follows the text size only if enabled`(follows: Bool) {
    let label = UILabel()
    label.text = "text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = follows
    label.overrideTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(label.font.pointSize == (follows ? 33 : 17))
    // 33 and 17 points: 39.38 and 20.29 high.
    #expect(label.intrinsicContentSize.height == (follows ? 39.5 : 20.5))
  }

  @Test func `a label follows with fonts of metrics, and with each stretch of attributed text`() {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(
        string: "b",
        attributes: [
          .font: UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 22))
        ]
      ))
    label.attributedText = text
    label.overrideTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
    // 22 × 34 / 22 = 34 points; the first stretch stays at 20.
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.describedTextAttributes["textRun 02"]?.contains("“b” system 34") == true)
    #expect(label.describedTextAttributes["textRun 01"]?.contains("“a” system 20") == true)
  }

  @Test func `a fixed size does not follow the text size`() {
    let label = UILabel()
    label.text = "text"
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .body).withSize(20)
    label.overrideTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(label.font.pointSize == 20)
  }

  @Test(arguments: [
    (UIFont.TextStyle.body, "system semibold 17"), (.title1, "system bold 28"),
    (.caption2, "system semibold 11"),
  ])
  func `a bold text style has its emphasised weight`(
    style: UIFont.TextStyle, name: String
  ) throws {
    let descriptor = try #require(
      UIFont.preferredFont(forTextStyle: style).fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.plainName == name)
    #expect(
      abs(font.leading + font.lineHeight - (style == .body ? 22 : style == .title1 ? 34 : 13))
        < 1e-9)
  }

  @Test func `a descriptor changes size, traits and weight`() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 17))
    #expect(UIFont(descriptor: descriptor.withSize(12), size: 0).plainName == "system 12")
    let both = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 20).plainName == "system bold italic 20")
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let heavy = descriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0).plainName == "system heavy 17")
    #expect(descriptor.withSymbolicTraits(.traitCondensed) == nil)
  }

  @Test(arguments: [-1, 1e300, .infinity, .nan])
  func `a number that is not a set of traits is ignored`(number: Double) {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .traits: [UIFontDescriptor.TraitKey.symbolic: number]
    ])
    let plain = UIFontDescriptor(fontAttributes: [:])
    #expect(UIFont(descriptor: descriptor, size: 17) == UIFont(descriptor: plain, size: 17))
  }

  @Test func `a descriptor keeps the text size of its font`() throws {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).plainName == "system semibold 33")
    #expect(UIFont(descriptor: body.fontDescriptor, size: 0) == body)
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body, compatibleWith: traits)
    #expect(Double(descriptor.pointSize) == 33)
  }

  @Test func `a bold text style follows the text size`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let label = UILabel()
    label.font = UIFont(descriptor: bold, size: 0)
    label.adjustsFontForContentSizeCategory = true
    label.overrideTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    #expect(label.font.plainName == "system semibold 33")
  }

  @Test func `tight and loose leading move lines by two points`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let tight = try #require(body.withSymbolicTraits(.traitTightLeading))
    let loose = try #require(body.withSymbolicTraits(.traitLooseLeading))
    for (descriptor, distance) in [(tight, 20.0), (loose, 24)] {
      let font = UIFont(descriptor: descriptor, size: 0)
      #expect(abs(font.lineHeight + font.leading - distance) < 1e-9)
    }
  }

  @Test func `designs that are not bundled are replaced and reported`() throws {
    let system = UIFont.systemFont(ofSize: 17).fontDescriptor
    let mono = try #require(system.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 0).plainName == "system monospaced 17")
    let label = UILabel()
    label.text = "text"
    label.font = UIFont(descriptor: try #require(system.withDesign(.rounded)), size: 0)
    label.sizeToFit()
    let found = LayoutDiagnosis(root: label, names: ViewNames(root: label))
      .diagnostics(fittingHeight: nil)
    #expect(found.map(\.kind) == [.missingFont])
  }

  @Test func `a label reports the missing font's name and its substitute`() throws {
    let label = UILabel()
    label.text = "text"
    label.font = UIFont(name: "Acme", size: 12)
    label.sizeToFit()
    let next = UILabel()
    next.text = "text"
    next.font = .systemFont(ofSize: 12)
    label.addSubview(next)
    let found = LayoutDiagnosis(root: label, names: ViewNames(root: label))
      .diagnostics(fittingHeight: nil).filter { $0.kind == .missingFont }
    #expect(
      found.map(\.message) == [
        "No font is registered for “Acme”, so system 17 is used. Call UIFont.register(contentsOf:) with "
          + "its file before the view is made."
      ])
  }

  @Test func `monospaced digits and monospaced characters`() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(abs(width("111", digits) - width("808", digits)) < 1e-9)
    #expect(width("111", .systemFont(ofSize: 17)) < width("808", .systemFont(ofSize: 17)))
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .bold)
    #expect(abs(width("iIl.", mono) - width("WM@0", mono)) < 1e-9)
    #expect(abs(mono.lineHeight - 20.287109375) < 1e-9)
  }

  @Test func `an unregistered name gives nil`() {
    #expect(UIFont(name: "Acme-Bold", size: 17) == nil)
    #expect(UIFont(name: "Inter-SemiBold", size: 17)?.fontName == "Inter-SemiBold")
    #expect(UIFont(name: "Inter", size: 17)?.fontName == "Inter-Regular")
  }

  @Test func `families and their fonts are listed in order`() {
    let families = UIFont.familyNames
    #expect(families == families.sorted())
    #expect(families.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-SemiBold"))
    #expect(UIFont.fontNames(forFamilyName: "Acme").isEmpty)
  }

  @Test func `a family's bold face is found by its traits`() throws {
    let regular = try #require(UIFont(name: "Inter-Regular", size: 17))
    let bold = try #require(regular.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Inter-Bold")
    let hebrew = try #require(UIFont(name: "NotoSansHebrew-Regular", size: 17))
    #expect(hebrew.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
  }

  @Test func `a font that code keeps has the widths of the release in which it is shown`() {
    let kept = UIFont.systemFont(ofSize: 17)
    func width(_ major: Int) -> CGFloat {
      let label = UILabel()
      label.font = kept
      label.text = "Some words in a row"
      label.overrideTraits(
        UITraitCollection(displayScale: 3, systemVersion: .iOS(major)))
      return label.intrinsicContentSize.width
    }
    #expect(width(13) > width(14))
    #expect(width(14) == width(26))
  }
}
