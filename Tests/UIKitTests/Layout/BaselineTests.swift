import Foundation
import Testing
import UIKit

/// Baselines of texts that wrap at the laid-out width.
@MainActor struct BaselineTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    return view
  }

  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = add(UILabel())
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label
  }

  private func pinToTop(_ view: UIView) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
  }

  @Test func `the last baseline is that of the last wrapped line`() {
    let text = label("one two three four five six seven")
    pinToTop(text)
    let mark = add(UIView())
    mark.topAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
    host.layoutIfNeeded()
    // 17 points: lines of 20.287, an ascender of 16.187. The baseline of line n is at
    // 20.287 × (n − 1) + 16.187, on half points.
    let lines = (text.frame.height / 20.287).rounded(.down)
    #expect(lines >= 3)
    let baseline = 20.287109375 * (lines - 1) + 16.1865234375
    #expect(mark.frame.minY == (baseline * 2).rounded() / 2)
  }

  @Test func `a large last line has its own baseline`() {
    let text = label("")
    let string = NSMutableAttributedString(
      string: "one two three ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    string.append(
      NSAttributedString(string: "FOURTH", attributes: [.font: UIFont.systemFont(ofSize: 24)]))
    text.attributedText = string
    pinToTop(text)
    let mark = add(UIView())
    mark.topAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
    let last = add(UIView())
    last.topAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
    host.layoutIfNeeded()
    // Lines of 10 and 24 points: 11.934 + 28.641 = 40.574, on half points 41.
    #expect(text.frame.height == 41)
    // 0.952 × 10 = 9.521, and 11.934 + 0.952 × 24 = 34.785.
    #expect(mark.frame.minY == 9.5)
    #expect(last.frame.minY == 35)
  }

  @Test func `a label below keeps its distance from the wrapped baseline`() {
    let text = label("one two three four five six seven")
    pinToTop(text)
    let below = label("below", size: 12)
    below.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 30)
      .isActive = true
    host.layoutIfNeeded()
    let baseline = text.frame.maxY - below.frame.minY
    // The last baseline is 4.1 points of descent plus rounding above the label's end; the first baseline at 12 points
    // is 11.426 below the top.
    let expected: CGFloat = 4.1 + 11.5 - 30
    #expect(abs(baseline - expected) <= 1)
    host.frame.size.width = 60
    host.layoutIfNeeded()
    let narrower = text.frame.maxY - below.frame.minY
    #expect(abs(narrower - expected) <= 1)
  }

  @Test func `the constraint measures a cell's height`() {
    let text = label("one two three four five six seven")
    pinToTop(text)
    host.bottomAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 10).isActive = true
    let size = host.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = text.sizeThatFits(CGSize(width: 100, height: 0)).height
    let lines = (height / 20.287).rounded(.down)
    let baseline = ((20.287109375 * (lines - 1) + 16.1865234375) * 2).rounded() / 2
    #expect(size.height == baseline + 10)
  }

  @Test func `text views have the baseline of their last wrapped line`() {
    let text = add(UITextView())
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.text = "one two three four five six seven"
    pinToTop(text)
    let mark = add(UIView())
    mark.topAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
    host.layoutIfNeeded()
    let lines = ((text.frame.height - 16) / 20.287).rounded(.down)
    #expect(lines >= 3)
    let baseline = 20.287109375 * (lines - 1) + 16.1865234375
    #expect(abs(mark.frame.minY - 8 - baseline) <= 0.5)
  }

  @Test func `a padded label's baselines are those of the text it draws`() {
    final class PaddedLabel: UILabel {
      let insets = UIEdgeInsets(top: 3, left: 8, bottom: 7, right: 8)
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        super.textRect(
          forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines
        ).inset(by: UIEdgeInsets(top: -3, left: -8, bottom: -7, right: -8))
      }
    }
    let padded = add(PaddedLabel())
    padded.text = "Padded"
    let first = label("First")
    let last = label("Last")
    NSLayoutConstraint.activate([
      padded.topAnchor.constraint(equalTo: host.topAnchor, constant: 50),
      padded.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      first.firstBaselineAnchor.constraint(equalTo: padded.firstBaselineAnchor),
      last.lastBaselineAnchor.constraint(equalTo: padded.lastBaselineAnchor),
    ])
    host.layoutIfNeeded()
    #expect(padded.frame.minY == 50 && padded.frame.height == 30.5)
    #expect(first.frame.minY == 53 && last.frame.minY == 53)
  }
}
