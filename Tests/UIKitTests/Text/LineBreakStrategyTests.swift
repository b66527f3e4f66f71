import Foundation
import Testing

@testable import UIKit

@MainActor struct LineBreakStrategyTests {
  private let korean = "대한민국 헌법"

  private func lines(_ label: UILabel, width: CGFloat) -> [String] {
    label.frame.size = CGSize(width: width, height: 500)
    return label.shownLayout?.lines.map(\.text) ?? []
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private var widthBeforeLastSyllable: CGFloat { label("대한민국 헌").sizeThatFits(.zero).width }

  @Test func `raw values are UIKit's, and labels start with the standard one`() {
    #expect(NSParagraphStyle.LineBreakStrategy.pushOut.rawValue == 1)
    #expect(NSParagraphStyle.LineBreakStrategy.hangulWordPriority.rawValue == 2)
    #expect(NSParagraphStyle.LineBreakStrategy.standard.rawValue == 65_535)
    #expect(UILabel().lineBreakStrategy == .standard)
    #expect(NSParagraphStyle.default.lineBreakStrategy == [])
  }

  @Test func `labels break Korean between words by default`() {
    let label = label(korean)
    #expect(lines(label, width: widthBeforeLastSyllable) == ["대한민국", "헌법"])
    label.lineBreakStrategy = []
    #expect(lines(label, width: widthBeforeLastSyllable) == ["대한민국 헌", "법"])
  }

  @Test func `attributed text follows its own paragraph style, otherwise the label's`() {
    let label = label("")
    label.attributedText = NSAttributedString(string: korean)
    #expect(lines(label, width: widthBeforeLastSyllable) == ["대한민국", "헌법"])
    let style = NSMutableParagraphStyle()
    label.attributedText = NSAttributedString(
      string: korean, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
    #expect(lines(label, width: widthBeforeLastSyllable) == ["대한민국 헌", "법"])
    #expect(label.lineBreakStrategy == [])
    label.lineBreakStrategy = .hangulWordPriority
    #expect(lines(label, width: widthBeforeLastSyllable) == ["대한민국", "헌법"])
  }

  @Test func `text views and strings break between syllables`() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = korean
    view.frame.size = CGSize(width: widthBeforeLastSyllable + 10, height: 100)
    view.layoutIfNeeded()
    let label = view.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.shownLayout?.lines.map(\.text) == ["대한민국 헌", "법"])
  }

  @Test func `layout trees name a strategy that is not the standard one`() {
    let label = label("text")
    label.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    #expect(label.describedTextAttributes["lineBreakStrategy"] == "pushOut hangulWordPriority")
  }
}
