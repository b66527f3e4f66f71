import Testing
import UIKit

@MainActor struct MeasuringTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  // 17 × 1.193359375.
  private let line = 20.287109375
  private let wide = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1000)

  @Test func `a size is not rounded to pixels`() {
    let size = "This is a test string".size(withAttributes: attributes)
    #expect(abs(size.height - line) < 1e-9)
    #expect(size.width != size.width.rounded())
    #expect(NSString(string: "This is a test string").size(withAttributes: attributes) == size)
  }

  @Test func `lines wrap only with the line fragment origin option`() {
    let text = "Some words in a row"
    let room = CGSize(width: 100, height: 1000)
    let wrapped = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(abs(wrapped.height - 2 * line) < 1e-9)
    #expect(wrapped.width <= 100 && wrapped.minY == 0)
    let single = text.boundingRect(with: room, attributes: attributes, context: nil)
    #expect(abs(single.height - line) < 1e-9)
    #expect(single.width > 100)
    // The first baseline is the origin: the ascender is 17 × 0.9521484375.
    #expect(abs(single.minY + 16.1865234375) < 1e-9)
  }

  @Test func `a font's leading is included only if requested`() {
    let body: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body)]
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      "a\nb".boundingRect(with: wide, options: options, attributes: body, context: nil).height
    }
    #expect(abs(height(.usesLineFragmentOrigin) - 2 * line) < 1e-9)
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - line - 22) < 1e-9)
  }

  @Test func `only visible lines count when the last one is truncated`() {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let room = CGSize(width: 300, height: 45)
    let text = "a\nb\nc\nd"
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      text.boundingRect(with: room, options: options, attributes: attributes, context: nil).height
    }
    #expect(abs(height(options) - 2 * line) < 1e-9)
    #expect(abs(height(.usesLineFragmentOrigin) - 4 * line) < 1e-9)
  }

  @Test func `a context shrinks text and returns the factor`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let full = "Some words".size(withAttributes: attributes)
    let room = CGSize(width: full.width * 0.8, height: full.height)
    let rect = NSAttributedString(string: "Some words", attributes: attributes)
      .boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
    #expect(rect.width <= room.width)
    #expect(context.totalBounds == rect)
    #expect((0.75..<0.85).contains(context.actualScaleFactor))
  }

  @Test func `text without a font has twelve points`() {
    let height: CGFloat = 12 * 1.193359375
    #expect(abs("a".size().height - height) < 1e-9)
    #expect("".size() == .zero)
  }

  // Rows of Apple's heights: size, then a label's height at 1, 2 and 3 pixels per point.
  nonisolated static let heights: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (10, 12, 12, 12), (11, 14, 13.5, 13.3333), (12, 15, 14.5, 14.3333), (13, 16, 16, 15.6667),
    (14, 17, 17, 17), (15, 18, 18, 18), (16, 20, 19.5, 19.3333), (17, 21, 20.5, 20.3333),
    (18, 22, 21.5, 21.6667), (19, 23, 23, 23), (20, 24, 24, 24), (21, 26, 25.5, 25.3333),
    (22, 27, 26.5, 26.3333), (24, 29, 29, 28.6667), (26, 32, 31.5, 31.3333),
    (28, 34, 33.5, 33.6667), (30, 36, 36, 36), (34, 41, 41, 40.6667),
  ]

  @Test(arguments: heights)
  func `a line of the system font has Apple's height at each scale`(
    size: CGFloat, one: CGFloat, two: CGFloat, three: CGFloat
  ) {
    for (scale, height) in [(1.0, one), (2, two), (3, three)] {
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      label.overrideTraits(UITraitCollection(displayScale: scale))
      #expect(abs(label.intrinsicContentSize.height - height) < 0.001, "at \(scale)x")
    }
  }

  // Title 1 in all categories at 3 pixels per point, measured in simulators.
  @Test func `title 1 has the measured heights in all categories`() {
    let heights = [
      30, 31.333, 32.333, 33.667, 36, 38.333, 40.667, 45.667, 51.333, 57.333, 63.333, 69.333,
    ]
    for (category, height) in zip(FontTests.categories, heights) {
      let label = UILabel()
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .title1)
      label.adjustsFontForContentSizeCategory = true
      label.overrideTraits(
        UITraitCollection(displayScale: 3, preferredContentSizeCategory: category))
      #expect(
        abs(label.intrinsicContentSize.height - height) < 0.001, "\(category.rawValue)")
    }
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byClipping])
  func `a string whose style truncates or clips is measured as one line`(_ mode: NSLineBreakMode) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    let text = NSAttributedString(
      string: "Some words in a row", attributes: attributes.merging([.paragraphStyle: style]) { $1 }
    )
    let size = CGSize(width: 60, height: 1000)
    let rect = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(rect.height - line) < 1e-9)
    // A label wraps the same text.
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    #expect(label.sizeThatFits(size).height == 61)
  }

  @Test(arguments: [
    NSLineBreakMode.byWordWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle,
  ])
  func `a label of any number of lines wraps in each mode`(_ mode: NSLineBreakMode) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Some words in a row"
    label.lineBreakMode = mode
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 41)
  }

  @Test func `a clipping label of two lines shows two`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
    label.numberOfLines = 2
    label.text = "Some words in a row"
    label.lineBreakMode = .byClipping
    #expect(label.sizeThatFits(label.bounds.size).height == 41)
    #expect(try #require(label.shownLayout).lines.map(\.text) == ["Some", "words in a row"])
  }

  @Test func `two lines of a subheadline at the largest standard size are 26 points apart`() {
    let label = UILabel()
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    label.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    label.numberOfLines = 0
    label.text = "One\nTwo"
    // 21 × 1.193 for the first line, and 26 to the second.
    #expect(label.font.pointSize == 21)
    #expect(label.intrinsicContentSize.height == 51.5)
  }
}
