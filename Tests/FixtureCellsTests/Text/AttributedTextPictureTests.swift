import SnapTesting
import Testing
import UIKit

@MainActor struct AttributedTextPictureTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test func `glyphs of many kinds`() {
    assertSnapshot(
      of: TextSheet([
        UILabel(
          .pieces(
            ("Regular, ", [:]), ("bold", [.font: UIFont.boldSystemFont(ofSize: 17)]),
            (" and ", [:]),
            (
              "red italic",
              [
                .font: UIFont.italicSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed,
              ]
            ), (", ", [:]), ("large", [.font: UIFont.systemFont(ofSize: 28)]))),
        UILabel(
          .pieces(
            ("Marked", [.backgroundColor: UIColor.systemYellow]), (" in a ", [:]),
            ("text that wraps", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)]),
            (" to lines", [:]))),
        UILabel(
          .pieces(
            ("Kerned", [.kern: 3.0]), (" and ", [:]), ("tracked", [.tracking: -0.8]),
            (" H", [:]), ("2", [.baselineOffset: -4, .font: UIFont.systemFont(ofSize: 11)]),
            ("O x", [:]), ("2", [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)]))),
        UILabel(.pieces(("office ", [:]), ("office", [.ligature: 0]))),
      ]), as: .image(width: 240))
  }

  @Test func `lines under and through text`() {
    func line(_ name: String, _ style: NSUnderlineStyle) -> UILabel {
      UILabel(.pieces(("\(name) typography", [.underlineStyle: style.rawValue, .font: font])))
    }
    assertSnapshot(
      of: TextSheet([
        line("single", .single), line("thick", .thick), line("double", .double),
        line("dots", [.single, .patternDot]), line("dashes", [.single, .patternDash]),
        line("dash and dot", [.single, .patternDashDot]),
        line("by word", [.single, .byWord]),
        UILabel(
          .pieces(
            (
              "coloured",
              [
                .underlineStyle: NSUnderlineStyle.single.rawValue,
                .underlineColor: UIColor.systemRed,
              ]
            ), (" ", [:]),
            ("through", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]), (" ", [:]),
            (
              "both",
              [
                .strikethroughStyle: NSUnderlineStyle.double.rawValue,
                .strikethroughColor: UIColor.systemBlue,
                .underlineStyle: NSUnderlineStyle.single.rawValue,
              ]
            ))),
      ]), as: .image(width: 240))
  }

  @Test func `shadows of glyphs`() {
    func shadow(_ blur: CGFloat) -> NSShadow {
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 2, height: 3)
      shadow.shadowBlurRadius = blur
      shadow.shadowColor = UIColor.systemBlue
      return shadow
    }
    let large = UIFont.boldSystemFont(ofSize: 28)
    assertSnapshot(
      of: TextSheet([
        UILabel(.pieces(("Sharp", [.shadow: shadow(0), .font: large]))),
        UILabel(.pieces(("Soft", [.shadow: shadow(2), .font: large]), (" none", [:]))),
      ]), as: .image(width: 200))
  }

  @Test func `paragraph styles`() {
    func label(_ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
      let style = NSMutableParagraphStyle()
      change(style)
      return UILabel(
        NSAttributedString(
          string: "The first paragraph takes two lines here.\nThe second one as well, it seems.",
          attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 13)]))
    }
    assertSnapshots(
      of: {
        TextSheet([
          label {
            $0.firstLineHeadIndent = 20
            $0.headIndent = 8
            $0.tailIndent = -24
          },
          label {
            $0.lineSpacing = 4
            $0.paragraphSpacing = 10
          },
          label { $0.lineHeightMultiple = 1.5 },
          label {
            $0.minimumLineHeight = 14
            $0.maximumLineHeight = 14
          },
          label {
            $0.tailIndent = 150
            $0.alignment = .justified
            $0.paragraphSpacingBefore = 6
          },
        ])
      }, over: .widths(240) * .directions(.leftToRight, .rightToLeft))
  }

  @Test func `tab stops`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(textAlignment: .left, location: 60),
      NSTextTab(textAlignment: .center, location: 130),
      NSTextTab(textAlignment: .right, location: 220),
    ]
    assertSnapshot(
      of: TextSheet([
        UILabel(
          NSAttributedString(
            string: "Name\tleft\tmid\t1.50\nA\tb\tcentred\t1,234",
            attributes: [.paragraphStyle: style])),
        UILabel("a\tdefault\tstops", lines: 0),
      ]), as: .image(width: 240))
  }

  @Test func `pictures in a line`() throws {
    let image = try FixturePicture.image("landscape")
    func attachment(_ bounds: CGRect) -> NSAttributedString {
      let attachment = NSTextAttachment(image: image)
      attachment.bounds = bounds
      return NSAttributedString(attachment: attachment)
    }
    func text(_ bounds: CGRect) -> NSAttributedString {
      let text = NSMutableAttributedString(string: "A picture ")
      text.append(attachment(bounds))
      text.append(NSAttributedString(string: " stands among these words of a line that wraps"))
      return text
    }
    let tinted = NSTextAttachment(image: image.withRenderingMode(.alwaysTemplate))
    tinted.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
    let template = NSMutableAttributedString(attachment: tinted)
    template.append(NSAttributedString(string: " has the text's colour"))
    let label = UILabel(template)
    label.textColor = .systemBlue
    assertSnapshot(
      of: TextSheet([
        UILabel(text(CGRect(x: 0, y: 0, width: 30, height: 20))),
        UILabel(text(CGRect(x: 0, y: -4, width: 24, height: 16))),
        UILabel(text(CGRect(x: 0, y: -20, width: 60, height: 40))), label,
      ]), as: .image(width: 240))
  }
}
