import TestSupport
import UIKit

@testable import UIKit

extension ChangeKind {
  static let ofTexts = [
    label("text longer") { label, _ in
      label.text = (label.text ?? "") + " and quite a few more words than there were before"
      return [["text"]]
    },
    label("text shorter", where: { $0.words.count > 2 }) { label, _ in
      label.text = label.words.prefix(2).joined(separator: " ")
      return [["text"]]
    },
    label("text with another word") { label, random in
      var words = label.words
      words[random.below(words.count)] = "otherwise"
      label.text = words.joined(separator: " ")
      return [["text"]]
    },
    label("text gone") { label, _ in
      label.text = nil
      return [["text"]]
    },
    label("font size", where: \.isPlain) { label, random in
      let old = label.font.plainName
      label.font = label.font.withSize(label.font.pointSize + CGFloat(2 + random.below(6)))
      return [["font", "is set in"], [old], [label.font.plainName]]
    },
    label("font weight", where: \.isPlain) { label, _ in
      let old = label.font.plainName
      label.font = .systemFont(ofSize: label.font.pointSize, weight: .heavy)
      return [["font", "is set in"], [old], [label.font.plainName]]
    },
    label("number of lines") { label, _ in
      let old = label.numberOfLines
      label.numberOfLines = old == 1 ? 0 : 1
      return [["numberOfLines", "number of lines"], ["\(old)"], ["\(label.numberOfLines)"]]
    },
    label("line break mode") { label, _ in
      label.lineBreakMode = .byTruncatingMiddle
      return [["lineBreakMode", "line break"]]
    },
    label("text alignment", where: \.isPlain) { label, _ in
      label.textAlignment = label.textAlignment == .center ? .right : .center
      return [["textAlignment", "alignment"]]
    },
    label("attributed run") { label, random in
      guard let text = label.attributedText else { return nil }
      let changed = NSMutableAttributedString(attributedString: text)
      let size = CGFloat(20 + random.below(5))
      changed.addAttribute(
        .font, value: UIFont.systemFont(ofSize: size),
        range: NSRange(location: 0, length: (text.length + 1) / 2))
      label.attributedText = changed
      return [["font", "attributed", "text", "run"], [size.word]]
    },
    label("text color", where: \.isPlain) { label, _ in
      label.textColor = .systemRed
      return [["color", "Color"]]
    },
    label("font shrinks to fit") { label, _ in
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.25
      return [["minimumScaleFactor", "adjustsFontSizeToFitWidth", "scale"]]
    },
  ]

  private static func label(
    _ name: String, where isFit: @escaping (UILabel) -> Bool = { _ in true },
    _ change: @escaping @MainActor (UILabel, inout SeededGenerator) -> [[String]]?
  ) -> ChangeKind {
    view(name, where: { !$0.words.isEmpty && isFit($0) }, change)
  }
}

extension UILabel {
  fileprivate var words: [String] { (text ?? "").split(separator: " ").map(String.init) }

  /// Whether all of the text has one font and colour.
  fileprivate var isPlain: Bool {
    var runs = 0
    attributedText?.enumerateAttributes(
      in: NSRange(location: 0, length: attributedText?.length ?? 0)
    ) { _, _, _ in runs += 1 }
    return runs <= 1
  }
}
