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

  @Test(arguments: [
    (17.0, 1, 2.0, 20.5), (17, 2, 2, 41), (17, 3, 2, 61), (17, 4, 2, 81.5),
    (17, 1, 3, 20.333), (17, 2, 3, 40.667), (17, 4, 3, 81.333), (15, 4, 2, 72), (15, 4, 3, 71.667),
    (13, 1, 2, 16), (13, 2, 2, 31.5), (13, 3, 2, 47), (13, 4, 2, 62.5), (12, 1, 2, 14.5),
    (14, 2, 2, 33.5), (20, 1, 2, 24), (34, 1, 3, 40.667),
  ])
  func `lines of the system font have Apple's heights`(
    size: CGFloat, lines: Int, scale: CGFloat, height: CGFloat
  ) {
    let label = label(
      Array(repeating: "Line", count: lines).joined(separator: "\n"), size: size, lines: 0)
    label.overrideTraits(UITraitCollection(displayScale: scale))
    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
  }

  @Test(arguments: [
    (UIFont.TextStyle.body, 2, 3.0, 42.333), (.body, 2, 2, 42.5), (.subheadline, 4, 2, 78),
    (.footnote, 3, 2, 52), (.caption1, 3, 2, 46.5), (.caption2, 2, 2, 26.5), (.title3, 2, 2, 49),
    (.title1, 2, 2, 67.5), (.headline, 2, 2, 42.5),
  ])
  func `text styles add their leading between lines`(
    style: UIFont.TextStyle, lines: Int, scale: CGFloat, height: CGFloat
  ) {
    let label = label(Array(repeating: "Line", count: lines).joined(separator: "\n"), lines: 0)
    label.font = .preferredFont(forTextStyle: style)
    label.overrideTraits(UITraitCollection(displayScale: scale))
    #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
  }

  @Test(arguments: [nil, ""]) func `no text has no size`(text: String?) {
    #expect(label(text).intrinsicContentSize == .zero)
  }

  @Test func `one line is as wide as its text, whatever the width`() {
    let label = label("Some words in a row")
    let size = label.intrinsicContentSize
    #expect(size.width > 120)
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)).height == size.height)
  }

  @Test func `a preferred width wraps the intrinsic size`() {
    let label = label("Some words in a row", lines: 0)
    label.preferredMaxLayoutWidth = 80
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.intrinsicContentSize.width <= 80)
  }

  @Test func `a label wraps at the width that layout finds`() {
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

  @Test func `baselines of two sizes meet`() {
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

  @Test func `a subclass may pad its text`() {
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
