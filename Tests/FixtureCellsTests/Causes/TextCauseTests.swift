import Foundation
import Testing

@testable import UIKit

/// Changes to attributes of a text: the first cause is the attribute with both values.
@MainActor struct TextCauseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let sentence: String
    let change: @Sendable @MainActor (NSMutableAttributedString, NSMutableParagraphStyle) -> Void

    init(
      _ sentence: String,
      _ change:
        @escaping @Sendable @MainActor (
          NSMutableAttributedString, NSMutableParagraphStyle
        ) -> Void
    ) { (self.sentence, self.change) = (sentence, change) }

    var testDescription: String { sentence }
  }

  nonisolated static let cases = [
    Case("kern 1.2 → 6") { text, _ in
      text.addAttribute(.kern, value: 6, range: NSRange(location: 0, length: text.length))
    },
    Case("lineSpacing 2 → 9") { $1.lineSpacing = 9 },
    Case("lineHeightMultiple none → 1.5") { $1.lineHeightMultiple = 1.5 },
    Case("headIndent none → 40") { $1.headIndent = 40 },
  ]

  private func cell(_ item: Case? = nil) -> UIView {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.accessibilityIdentifier = "kicker"
    label.numberOfLines = 0
    let text = NSMutableAttributedString(
      string: "CYCLING IN THE MOUNTAINS OF THE SOUTH AND BEYOND",
      attributes: [.kern: 1.2, .font: UIFont.systemFont(ofSize: 13)])
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 2
    item?.change(text, style)
    text.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    label.attributedText = text
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      label.widthAnchor.constraint(equalToConstant: 180),
    ])
    return cell
  }

  @Test(arguments: cases)
  func `the changed attribute is the first cause`(item: Case) throws {
    let sentences = try FoundCauses.sentences(from: cell(), to: cell(item))
    #expect(
      sentences.first?.hasPrefix("kicker “CYCLING IN THE MOUNTAIN…”: \(item.sentence) ⇒ ") == true,
      "\(sentences)")
    #expect(sentences.count == 1, "\(sentences)")
  }
}
