import Testing
import UIKit

@MainActor struct AttributedLabelTests {
  private let big = UIFont.systemFont(ofSize: 30)

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func string(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSMutableAttributedString {
    NSMutableAttributedString(string: text, attributes: attributes)
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func value(_ label: UILabel, _ key: NSAttributedString.Key, at index: Int) -> Any? {
    label.attributedText?.attribute(key, at: index, effectiveRange: nil)
  }

  // MARK: Effects of setting properties

  @Test func `characters without a font take the label's`() {
    let label = UILabel()
    label.font = big
    label.attributedText = string("text")
    // 30 × 1.193359375 = 35.80, on half points 36.
    #expect(label.intrinsicContentSize.height == 36)
    #expect(value(label, .font, at: 0) as? UIFont == big)
  }

  @Test func `the label takes font, colour, alignment and break mode from the first character`() {
    let label = label(
      string(
        "text",
        [
          .font: big, .foregroundColor: UIColor.red,
          .paragraphStyle: style { $0.alignment = .right },
        ]))
    #expect(label.font == big)
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byWordWrapping)
  }

  @Test func `setting the text drops attributes and keeps the first character's font`() {
    let text = string("ab", [.underlineStyle: 1])
    text.addAttribute(.font, value: big, range: NSRange(location: 0, length: 1))
    let label = label(text)
    label.text = "cd"
    #expect(value(label, .font, at: 1) as? UIFont == big)
    #expect(value(label, .underlineStyle, at: 0) == nil)
  }

  @Test func `setting font and colour changes every character and keeps the rest`() {
    let text = string("ab", [.kern: 2.0])
    text.addAttribute(.font, value: big, range: NSRange(location: 1, length: 1))
    let label = label(text)
    label.font = .systemFont(ofSize: 12)
    label.textColor = .green
    for index in 0...1 {
      #expect(value(label, .font, at: index) as? UIFont == .systemFont(ofSize: 12))
      #expect(value(label, .foregroundColor, at: index) as? UIColor == .green)
      #expect(value(label, .kern, at: index) as? Double == 2)
    }
  }

  @Test func `setting the alignment keeps the other paragraph values`() throws {
    let label = label(string("ab", [.paragraphStyle: style { $0.lineSpacing = 7 }]))
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    let style = try #require(value(label, .paragraphStyle, at: 0) as? NSParagraphStyle)
    #expect(style.alignment == .center)
    #expect(style.lineBreakMode == .byTruncatingMiddle)
    #expect(style.lineSpacing == 7)
  }

  @Test func `later changes of the string do not affect the label`() {
    let text = string("before")
    let label = label(text)
    text.mutableString.setString("after")
    #expect(label.text == "before")
  }

  @Test func `plain text is returned with the label's attributes`() {
    let label = UILabel()
    label.text = "text"
    label.font = big
    label.textAlignment = .center
    #expect(value(label, .font, at: 0) as? UIFont == big)
    #expect((value(label, .paragraphStyle, at: 0) as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func `a nil attributed text has no size`() {
    let label = UILabel()
    label.attributedText = nil
    #expect(label.intrinsicContentSize == .zero)
    label.attributedText = NSAttributedString()
    #expect(label.intrinsicContentSize == .zero)
  }

  // MARK: Heights, at 2 pixels per point

  struct Height: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let height: CGFloat
    let change: @Sendable (NSMutableParagraphStyle) -> Void

    init(
      _ name: String, _ height: CGFloat, text: String = "a\nb\nc",
      _ change: @escaping @Sendable (NSMutableParagraphStyle) -> Void
    ) {
      (testDescription, self.text, self.height, self.change) = (name, text, height, change)
    }
  }

  // A line of 20 points is 23.8671875 high.
  nonisolated static let heights: [Height] = [
    Height("no value", 72) { _ in },
    Height("line spacing between lines", 80) { $0.lineSpacing = 4 },
    Height("paragraph spacing between paragraphs", 92) { $0.paragraphSpacing = 10 },
    Height("paragraph spacing before all but the first", 92) { $0.paragraphSpacingBefore = 10 },
    Height("both spacings", 102) {
      $0.paragraphSpacing = 10
      $0.paragraphSpacingBefore = 5
    },
    Height("height multiple", 36, text: "a") { $0.lineHeightMultiple = 1.5 },
    Height("least height", 90) { $0.minimumLineHeight = 30 },
    Height("greatest height", 60) { $0.maximumLineHeight = 20 },
    Height("multiple, then limit", 30, text: "a") {
      $0.lineHeightMultiple = 2
      $0.maximumLineHeight = 30
    },
  ]

  @Test(arguments: heights) func `paragraph values change heights`(row: Height) {
    let label = label(
      string(
        row.text, [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style(row.change)]))
    #expect(label.intrinsicContentSize.height == row.height)
  }

  @Test func `indents widen the size`() {
    func width(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      label(string("text", [.paragraphStyle: style(change)])).intrinsicContentSize.width
    }
    let plain = width { _ in }
    #expect(width { $0.firstLineHeadIndent = 12 } == plain + 12)
    #expect(width { $0.headIndent = 12 } == plain)
    #expect(width { $0.tailIndent = -9 } == plain + 9)
  }

  @Test func `kern and tracking add to each character's width`() {
    let plain = "text".size(withAttributes: [.ligature: 0]).width
    #expect(abs("text".size(withAttributes: [.kern: 2.0]).width - plain - 8) < 1e-9)
    #expect(abs("text".size(withAttributes: [.tracking: 2.0]).width - plain - 8) < 1e-9)
    // Kern takes precedence, whatever its number type.
    let both = "text".size(withAttributes: [.tracking: 9.0, .kern: NSNumber(value: 2)]).width
    #expect(abs(both - plain - 8) < 1e-9)
  }

  @Test func `a kern of zero turns the font's kerning off`() {
    let kerned = "AVAVAV".size(withAttributes: [:]).width
    #expect("AVAVAV".size(withAttributes: [.kern: 0]).width > kerned + 1)
  }

  @Test func `an attachment takes its space in the line`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 40, height: 50)
    let label = label(NSAttributedString(attachment: attachment))
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 50))
    let beside = string("a", [.font: UIFont.systemFont(ofSize: 20)])
    beside.append(NSAttributedString(attachment: attachment))
    // 40 above the baseline and 10 below, more than the font's 19.04 and 4.82.
    #expect(self.label(beside).intrinsicContentSize.height == 50)
  }

  @Test func `baselines are those of the first and the last line's largest font`() {
    let text = string("a ", [.font: UIFont.systemFont(ofSize: 12)])
    text.append(string("b\n", [.font: big]))
    text.append(string("c", [.font: UIFont.systemFont(ofSize: 20)]))
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (label, first, last) = (label(text), UIView(), UIView())
    for view in [label, first, last] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: host.topAnchor),
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      first.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    host.layoutIfNeeded()
    // 35.80 + 23.87 = 59.67 → 60; ascender of 30 points 28.56 → 28.5; 24 − 19 below the last.
    #expect(label.frame.height == 60)
    #expect(first.frame.minY == 28.5)
    #expect(last.frame.minY == 55)
  }

  @Test func `the last baseline of several lines is where it is drawn`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Some words in a row that wraps to lines"
    label.preferredMaxLayoutWidth = 100
    label.translatesAutoresizingMaskIntoConstraints = false
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(label)
    host.addSubview(line)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: host.topAnchor),
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      line.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    host.layoutIfNeeded()
    let baselines = host.displayList().commands.compactMap { command -> CGFloat? in
      if case .glyphs(let run) = command { run.glyphs.first?.position.y } else { nil }
    }
    #expect(baselines.count > 2)
    #expect(line.frame.minY == baselines.last)
  }

  // MARK: Layout trees and diagnostics

  @Test func `a layout tree names the attributes of each stretch`() {
    let text = string("ab", [.font: UIFont.boldSystemFont(ofSize: 17)])
    text.append(string("cd", [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    let label = label(text)
    label.textColor = .red
    #expect(
      label.describedTextAttributes == [
        "textRun 01": "“ab” system bold 17, #FF0000FF, byTruncatingTail",
        "textRun 02": "“cd” system 17, #FF0000FF, underline single, byTruncatingTail",
      ])
  }

  @Test(arguments: [(23, 23, ""), (24, 24, ""), (25, 23, "…"), (40, 23, "…")])
  func `a layout tree has 24 characters of a stretch`(count: Int, shown: Int, end: String) {
    let label = label(string(String(repeating: "x", count: count)))
    let excerpt = String(repeating: "x", count: shown) + end
    #expect(label.describedTextAttributes["textRun 01"]?.hasPrefix("“\(excerpt)” ") == true)
  }

  @Test func `a plain label with default values adds nothing to a layout tree`() {
    let label = UILabel()
    label.text = "text"
    #expect(label.describedTextAttributes.isEmpty)
  }

  @Test func `an unregistered font is reported`() {
    let label = UILabel()
    label.text = "text"
    label.font = UIFont(descriptor: UIFontDescriptor(name: "Acme-Bold", size: 15), size: 0)
    label.sizeToFit()
    let found = LayoutDiagnosis(root: label, names: ViewNames(root: label))
      .diagnostics(fittingHeight: nil)
    #expect(found.map(\.kind) == [.missingFont])
    #expect(found.first?.message.contains("“Acme-Bold”, so system 15 is used") == true)
  }
}

/// Foundation compares the attributes of concatenated strings.
@MainActor struct AttributedStringComparisonTests {
  private func string(_ size: CGFloat, spacing: CGFloat) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    let shadow = NSShadow()
    shadow.shadowBlurRadius = spacing
    return NSMutableAttributedString(
      string: "x",
      attributes: [
        .font: UIFont.systemFont(ofSize: size), .paragraphStyle: style, .shadow: shadow,
      ])
  }

  @Test func `strings whose attributes differ only in value can be concatenated`() {
    let text = string(10, spacing: 1)
    text.append(string(10, spacing: 1))
    text.append(string(10, spacing: 2))
    text.append(string(11, spacing: 2))
    #expect(text.length == 4)
    let label = UILabel()
    label.attributedText = text
    label.textAlignment = .center
    #expect(label.attributedText?.length == 4)
  }

  @Test func `strings with equal attributes are equal`() {
    #expect(string(10, spacing: 1) == string(10, spacing: 1))
    #expect(string(10, spacing: 1) != string(10, spacing: 2))
  }
}
