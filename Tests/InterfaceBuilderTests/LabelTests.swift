import InterfaceBuilder
import Testing

struct LabelTests {
  func label(_ attributes: String, _ children: String = "") throws -> IBLabel {
    try #require(try Documents.view("<label \(attributes) id='l'>\(children)</label>").label)
  }

  @Test func `a label without attributes has one line, truncated at the tail, aligned left`() throws
  {
    let label = try label("")
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == nil && label.textColor == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .tailTruncation && label.alignment == .left)
    #expect(!label.adjustsFontSizeToFit && !label.adjustsFontForContentSizeCategory)
    #expect(label.preferredMaxLayoutWidth == nil && label.isEnabled)
  }

  @Test func `a label's attributes are read`() throws {
    let label = try label(
      """
      text="A &amp; B" numberOfLines="0" lineBreakMode="wordWrap" textAlignment="natural" \
      preferredMaxLayoutWidth="200" adjustsFontForContentSizeCategory="YES" enabled="NO"
      """)
    #expect(label.text == "A & B" && label.numberOfLines == 0)
    #expect(label.lineBreakMode == .wordWrap && label.alignment == .natural)
    #expect(label.preferredMaxLayoutWidth == 200)
    #expect(label.adjustsFontForContentSizeCategory && !label.isEnabled)
  }

  @Test(arguments: [
    ("minimumScaleFactor='0.5'", true), ("minimumFontSize='9'", true),
    ("minimumFontSize='9' adjustsFontSizeToFit='NO'", false),
    ("adjustsFontSizeToFit='YES'", true),
  ])
  func `a minimum allows the font to shrink unless the label forbids it`(
    attributes: String, shrinks: Bool
  ) throws {
    #expect(try label(attributes).adjustsFontSizeToFit == shrinks)
  }

  @Test(arguments: [
    ("<string key='text'>two\nlines</string>", "two\nlines"),
    ("<mutableString key='text'>&lt;b&gt;</mutableString>", "<b>"),
    ("<string key='text'><![CDATA[a < b]]></string>", "a < b"),
    ("<string key='text' base64-UTF8='YES'>\nCg\n</string>", "\n"),
    ("<string key='text' base64-UTF8='YES'>4oKs</string>", "€"),
  ])
  func `a text of several lines or with rare characters is a child`(
    child: String, text: String
  ) throws {
    #expect(try label("", child).text == text)
  }

  @Test func `an attributed text is the sequence of its fragments`() throws {
    let label = try label(
      "usesAttributedText='YES'",
      """
      <attributedString key="attributedText">
        <fragment content="Hello "><attributes><font key="NSFont" size="15"/></attributes></fragment>
        <fragment><string key="content">world</string></fragment>
      </attributedString>
      """)
    #expect(label.text == nil && label.attributedText?.string == "Hello world")
    #expect(label.attributedText?.fragments.first?.attributes.first?["size"] == "15")
  }

  @Test(
    arguments: [
      ("type='system' pointSize='17'", .system(weight: .regular, size: 17)),
      ("type='system' weight='semibold' pointSize='15'", .system(weight: .semibold, size: 15)),
      ("type='system'", .system(weight: .regular, size: nil)),
      ("type='boldSystem' pointSize='12'", .boldSystem(size: 12)),
      ("type='italicSystem' pointSize='12.5'", .italicSystem(size: 12.5)),
      ("style='UICTFontTextStyleBody'", .textStyle("UICTFontTextStyleBody")),
      (
        "name='Avenir-Book' family='Avenir' pointSize='16'",
        .named("Avenir-Book", family: "Avenir", size: 16)
      ),
    ] as [(String, IBFont)])
  func `a font has one of five forms`(attributes: String, font: IBFont) throws {
    #expect(
      try label("", "<fontDescription key='fontDescription' \(attributes)/>").font == font)
  }

  @Test(
    arguments: [
      (
        "red='0.1' green='0.2' blue='0.3' alpha='0.4' colorSpace='custom' customColorSpace='sRGB'",
        .components(.init(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4, space: "sRGB"))
      ),
      (
        "white='0.5' colorSpace='calibratedWhite'",
        .components(.init(red: 0.5, green: 0.5, blue: 0.5, alpha: 1, space: "calibratedWhite"))
      ),
      ("systemColor='labelColor'", .system(name: "labelColor")),
      ("cocoaTouchSystemColor='darkTextColor'", .system(name: "darkTextColor")),
      ("colorSpace='catalog' catalog='System' name='textColor'", .system(name: "textColor")),
      ("name='Brand'", .named("Brand")),
    ] as [(String, IBColor)])
  func `a colour has components or a name`(attributes: String, color: IBColor) throws {
    #expect(try label("", "<color key='textColor' \(attributes)/>").textColor == color)
  }

  @Test func `a colour written as nil is the label's own`() throws {
    #expect(try label("", "<nil key='textColor'/>").textColor == nil)
  }
}
