import UIKit

/// Changes of the attributes of a text.
extension ChangeKind {
  static let ofRuns = [
    run("kern", .kern, 1.2, 0.2, [["kern"], ["1.2"], ["0.2"]]),
    run(
      "run color", .foregroundColor, UIColor.systemBlue, UIColor.systemRed,
      [["foregroundColor"], [".systemBlue"], [".systemRed"]]),
    run(
      "run background", .backgroundColor, UIColor.yellow, UIColor.red,
      [["background"], ["#FFFF00FF"], ["#FF0000FF"]]),
    run(
      "underline", .underlineStyle, 0, NSUnderlineStyle.single.rawValue,
      [["underline"], ["none"], ["single"]]),
    run(
      "strikethrough", .strikethroughStyle, 0, NSUnderlineStyle.single.rawValue,
      [["strikethrough"], ["none"], ["single"]]),
    run(
      "run font", .font, UIFont.systemFont(ofSize: 13), UIFont.boldSystemFont(ofSize: 13),
      [["font"], ["system 13"], ["system bold 13"]]),
    run("baseline offset", .baselineOffset, 0, 4, [["baselineOffset"], ["0", "none"], ["4"]]),
    paragraph("line spacing", [["lineSpacing"], ["none"], ["7"]]) { $0.lineSpacing = 7 },
    paragraph("line height", [["lineHeightMultiple"], ["none"], ["1.4"]]) {
      $0.lineHeightMultiple = 1.4
    },
    paragraph("paragraph alignment", [["lignment"], ["natural"], ["right"]]) {
      $0.alignment = .right
    },
    own("attachment", size: nil) {
      attachmentLabel(side: 12)
    } _: { label, _ in
      label.attributedText = attachmentLabel(side: 20).attributedText
      return [["attachment"], ["12"], ["20"]]
    },
  ]

  private static func run(
    _ name: String, _ key: NSAttributedString.Key, _ before: Any, _ after: Any, _ words: [[String]]
  ) -> ChangeKind {
    own(name, size: nil) {
      label(key, before)
    } _: { label, _ in
      label.attributedText = self.label(key, after).attributedText
      return words
    }
  }

  private static func paragraph(
    _ name: String, _ words: [[String]],
    _ change: @escaping @MainActor (NSMutableParagraphStyle) -> Void
  ) -> ChangeKind {
    func label(_ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
      let style = NSMutableParagraphStyle()
      change(style)
      return self.label(.paragraphStyle, style)
    }
    return own(name, size: nil) {
      label { _ in }
    } _: { view, _ in
      view.attributedText = label(change).attributedText
      return words
    }
  }

  /// A name in bold and a sentence of two lines, which has the attribute.
  private static func label(_ key: NSAttributedString.Key, _ value: Any) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    let text = NSMutableAttributedString(
      string: "Ada: ", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13)]
    attributes[key] = value
    text.append(NSAttributedString(string: "CYCLING\nin the mountains", attributes: attributes))
    label.attributedText = text
    return label
  }

  private static func attachmentLabel(side: CGFloat) -> UILabel {
    let attachment = NSTextAttachment()
    attachment.image = MeasuredPicture.checks(side: 16)
    attachment.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let text = NSMutableAttributedString(string: "Rated ")
    text.append(NSAttributedString(attachment: attachment))
    let label = UILabel()
    label.attributedText = text
    return label
  }
}
