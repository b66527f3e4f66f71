import Testing
import UIKit

@MainActor struct UILabelTests {
  private func label(_ text: String?, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  struct Height: Sendable, CustomTestStringConvertible {
    let size: CGFloat
    let lines: Int
    let scale: CGFloat
    let height: CGFloat

    init(_ size: CGFloat, _ lines: Int, _ scale: CGFloat, _ height: CGFloat) {
      (self.size, self.lines, self.scale, self.height) = (size, lines, scale, height)
    }

    var testDescription: String { "\(lines) × \(size) pt @\(scale)x" }
  }

  nonisolated static let heights: [Height] = [
    Height(17.0, 1, 2.0, 20.5),
    Height(17, 2, 2, 41),
    Height(17, 3, 2, 61),
    Height(17, 4, 2, 81.5),
    Height(17, 1, 3, 20.333),
    Height(17, 2, 3, 40.667),
    Height(17, 4, 3, 81.333),
    Height(15, 4, 2, 72),
    Height(15, 4, 3, 71.667),
    Height(13, 1, 2, 16),
    Height(13, 2, 2, 31.5),
    Height(13, 3, 2, 47),
    Height(13, 4, 2, 62.5),
    Height(12, 1, 2, 14.5),
    Height(14, 2, 2, 33.5),
    Height(20, 1, 2, 24),
    Height(34, 1, 3, 40.667),
  ]

  @Test(arguments: heights)
  func `lines of the system font have Apple's heights`(expected: Height) {
    let text = Array(repeating: "Line", count: expected.lines).joined(separator: "\n")
    let label = label(text, size: expected.size, lines: 0)
    label.overrideTraits(UITraitCollection(displayScale: expected.scale))
    #expect(abs(label.intrinsicContentSize.height - expected.height) < 0.001)
  }

  nonisolated static let styledHeights: [(UIFont.TextStyle, Int, CGFloat, CGFloat)] = [
    (.body, 2, 3.0, 42.333), (.body, 2, 2, 42.5), (.subheadline, 4, 2, 78),
    (.footnote, 3, 2, 52), (.caption1, 3, 2, 46.5), (.caption2, 2, 2, 26.5), (.title3, 2, 2, 49),
    (.title1, 2, 2, 67.5), (.headline, 2, 2, 42.5),
  ]

  @Test(arguments: styledHeights)
  func `text styles add their leading between lines`(
    style: UIFont.TextStyle, lines: Int, scale: CGFloat, height: CGFloat
  ) {
    let label = label(Array(repeating: "Line", count: lines).joined(separator: "\n"), lines: 0)
    label.font = .preferredFont(forTextStyle: style)
    label.overrideTraits(UITraitCollection(displayScale: scale))
    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
  }

  @Test(arguments: [nil, ""]) func `a nil text has no size`(text: String?) {
    #expect(label(text).intrinsicContentSize == .zero)
  }

  @Test func `one line is as wide as its text, whatever the width`() {
    let label = label("Some words in a row")
    let size = label.intrinsicContentSize
    #expect(size == CGSize(width: 158, height: 20.5))
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 34, height: 20.5))
  }

  @Test func `a preferred width wraps the intrinsic size`() {
    let label = label("Some words in a row", lines: 0)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.intrinsicContentSize.width <= 100)
  }

  @Test func `a label wraps at the laid-out width`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let label = label("Some words in a row", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      label.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 41))
    host.frame.size.width = 300
    host.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
  }

  @Test func `baselines of two sizes are aligned`() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let (small, large) = (label("small", size: 12), label("large", size: 20))
    for view in [small, large] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: host.topAnchor),
      large.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    host.layoutIfNeeded()
    // Ascenders of 19.04 and 11.43 points, on pixels: 19 and 11.5.
    #expect(small.frame.minY == 7.5)
  }

  @Test func `a subclass may add padding to its text`() {
    final class PaddedLabel: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
    }
    let padded = PaddedLabel()
    padded.text = "Text"
    let plain = label("Text")
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
    let fitting = padded.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting == padded.intrinsicContentSize)
  }
}
