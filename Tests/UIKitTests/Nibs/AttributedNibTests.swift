import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor struct AttributedNibTests {
  private func label(_ fragments: String, _ rest: String = "") throws -> UILabel {
    try NibSample(
      """
      <label id="a" usesAttributedText="YES"><attributedString key="attributedText">\(fragments)\
      </attributedString>\(rest)</label>
      """
    ).view()
  }

  private func attributes(_ elements: String) throws -> [NSAttributedString.Key: Any] {
    let fragment = "<fragment content=\"x\"><attributes>\(elements)</attributes></fragment>"
    let text = try #require(try label(fragment).attributedText)
    return text.attributes(at: 0, effectiveRange: nil)
  }

  @Test func `each fragment has its own attributes, and the label's where it has none`() throws {
    let label = try label(
      """
      <fragment content="one "><attributes><font key="NSFont" metaFont="systemBold" size="20"/>
      <color key="NSColor" systemColor="systemRedColor"/></attributes></fragment>
      <fragment content="two"/>
      """,
      """
      <fontDescription key="fontDescription" type="system" pointSize="11"/>
      <color key="textColor" systemColor="systemBlueColor"/>
      """)
    let text = try #require(label.attributedText)
    #expect(text.string == "one two")
    let first = text.attributes(at: 0, effectiveRange: nil)
    let second = text.attributes(at: 4, effectiveRange: nil)
    #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(first[.foregroundColor] as? UIColor == .systemRed)
    #expect(second[.font] as? UIFont == .systemFont(ofSize: 11))
    #expect(second[.foregroundColor] as? UIColor == .systemBlue)
  }

  @Test(arguments: [
    ("metaFont=\"system\"", UIFont.systemFont(ofSize: 13)),
    ("metaFont=\"system\" size=\"17\"", .systemFont(ofSize: 17)),
    ("metaFont=\"smallSystem\"", .systemFont(ofSize: 11)),
    ("metaFont=\"systemSemibold\" size=\"15\"", .systemFont(ofSize: 15, weight: .semibold)),
    ("metaFont=\"menu\" size=\"14\"", .systemFont(ofSize: 14)),
    ("metaFont=\"cellTitle\"", .systemFont(ofSize: 12)),
    ("name=\".SFUI-Semibold\" size=\"15\"", .systemFont(ofSize: 15, weight: .semibold)),
    ("name=\".AppleSystemUIFont\" size=\"15\"", .systemFont(ofSize: 15)),
  ])
  func `fonts of metafonts are read`(font: String, expected: UIFont) throws {
    #expect(try attributes("<font key=\"NSFont\" \(font)/>")[.font] as? UIFont == expected)
  }

  @Test func `lines, spacings and backgrounds are read`() throws {
    let found = try attributes(
      """
      <real key="NSKern" value="1.5"/><integer key="NSUnderline" value="1"/>
      <integer key="NSStrikethrough" value="9"/><real key="NSBaselineOffset" value="-2"/>
      <color key="NSBackgroundColor" systemColor="systemYellowColor"/>
      <color key="NSUnderlineColor" systemColor="systemRedColor"/>
      <shadow key="NSShadow" blurRadius="3"><size key="offset" width="1" height="2"/>
      <color key="color" systemColor="systemGreenColor"/></shadow>
      """)
    let reader = AttributeReader(found)
    #expect(reader.number(.kern) == 1.5 && reader.number(.baselineOffset) == -2)
    #expect(reader.decoration(.underlineStyle) == .single)
    #expect(reader.decoration(.strikethroughStyle) == .double)
    #expect(found[.backgroundColor] as? UIColor == .systemYellow)
    #expect(found[.underlineColor] as? UIColor == .systemRed)
    let shadow = try #require(reader.shadow)
    #expect(shadow.shadowOffset == CGSize(width: 1, height: 2) && shadow.shadowBlurRadius == 3)
    #expect(shadow.shadowColor as? UIColor == .systemGreen)
  }

  @Test func `all paragraph values are read`() throws {
    let style = try #require(
      try attributes(
        """
        <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="truncatingMiddle" \
        baseWritingDirection="rightToLeft" lineSpacing="1" paragraphSpacing="2" \
        paragraphSpacingBefore="3" lineHeightMultiple="1.5" minimumLineHeight="5" \
        maximumLineHeight="60" firstLineHeadIndent="7" headIndent="8" tailIndent="-9" \
        defaultTabInterval="10" tighteningFactorForTruncation="0.0">
        <tabStops><textTab alignment="right" location="40"/></tabStops></paragraphStyle>
        """)[.paragraphStyle] as? NSParagraphStyle)
    let expected = NSMutableParagraphStyle()
    expected.alignment = .right
    expected.lineBreakMode = .byTruncatingMiddle
    expected.baseWritingDirection = .rightToLeft
    (expected.lineSpacing, expected.paragraphSpacing, expected.paragraphSpacingBefore) = (1, 2, 3)
    (expected.lineHeightMultiple, expected.minimumLineHeight) = (1.5, 5)
    (expected.maximumLineHeight, expected.firstLineHeadIndent) = (60, 7)
    (expected.headIndent, expected.tailIndent, expected.defaultTabInterval) = (8, -9, 10)
    expected.tabStops = [NSTextTab(textAlignment: .right, location: 40)]
    #expect(style == expected)
  }

  @Test func `links have the link colour and a line, in text views the tint`() throws {
    let link =
      "<fragment content=\"x\"><attributes><url key=\"NSLink\" string=\"u\"/></attributes></fragment>"
    let inLabel = try #require(try label(link).attributedText).attributes(
      at: 0, effectiveRange: nil)
    #expect(inLabel[.foregroundColor] as? UIColor == .link)
    #expect(AttributeReader(inLabel).decoration(.underlineStyle) == .single)
    let view: UITextView = try NibSample(
      """
      <textView id="a"><attributedString key="attributedText">\(link)</attributedString></textView>
      """
    ).view()
    let inView = try #require(view.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(inView[.foregroundColor] as? UIColor == .tintColor)
    #expect(inView[.underlineStyle] == nil)
  }

  @Test(arguments: [
    ("<integer key=\"NSSuperScript\" value=\"1\"/>", "NSSuperScript"),
    ("<real key=\"NSStrokeWidth\" value=\"2\"/>", "NSStrokeWidth"),
    ("<real key=\"NSKern\" value=\"much\"/>", "NSKern"),
    ("<paragraphStyle key=\"NSParagraphStyle\" hyphenationFactor=\"1\"/>", "hyphenationFactor"),
    ("<font key=\"NSFont\" metaFont=\"other\"/>", "other"),
    ("<font key=\"NSFont\" name=\"Nothing-Bold\" size=\"9\"/>", "Nothing-Bold"),
  ])
  func `an unsupported attribute is noted by name`(element: String, name: String) throws {
    let sample = try NibSample(
      """
      <label id="a"><attributedString key="attributedText"><fragment content="x"><attributes>
      \(element)</attributes></fragment></attributedString></label>
      """)
    #expect(sample.notes.count == 1 && sample.notes.first?.contains(name) == true)
  }

  @Test(arguments: [
    "<real key=\"NSStrokeWidth\" value=\"0.0\"/><color key=\"NSStrokeColor\" white=\"0\" alpha=\"1\"/>",
    "<integer key=\"NSSuperScript\" value=\"0\"/>", "<font key=\"NSOriginalFont\" name=\"x\"/>",
  ])
  func `an attribute without effect is not noted`(elements: String) throws {
    let sample = try NibSample(
      """
      <label id="a"><attributedString key="attributedText"><fragment content="x"><attributes>
      \(elements)</attributes></fragment></attributedString></label>
      """)
    #expect(sample.notes.isEmpty)
  }

  @Test func `buttons and fields have attributed titles and placeholders`() throws {
    func text(_ key: String) -> String {
      """
      <attributedString key="\(key)"><fragment content="Go"><attributes>
      <color key="NSColor" systemColor="systemRedColor"/></attributes></fragment></attributedString>
      """
    }
    let sample = try NibSample(
      """
      <button id="a" buttonType="system"><state key="normal">\(text("attributedTitle"))</state>
      </button><button id="b"><buttonConfiguration key="configuration" style="plain">
      \(text("attributedTitle"))</buttonConfiguration></button>
      <textField id="f">\(text("attributedPlaceholder"))</textField>
      """)
    let button: UIButton = try sample.view()
    let title = try #require(button.attributedTitle(for: .normal))
    #expect(title.string == "Go")
    #expect(
      title.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .systemRed)
    let configured: UIButton = try sample.view("b")
    #expect(configured.configuration?.attributedTitle?.foregroundColor == .systemRed)
    let field: UITextField = try sample.view("f")
    #expect(field.attributedPlaceholder?.string == "Go")
  }
}
