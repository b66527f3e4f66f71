import Testing
import UIKit

@MainActor struct FittingTests {
  private func label(_ text: String = "Some text that is long", lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: 30)
    return label
  }

  private func shrink(_ label: UILabel, to share: CGFloat) {
    let size = label.intrinsicContentSize
    label.frame.size = CGSize(width: size.width * share, height: size.height)
  }

  private func scale(_ label: UILabel) -> Double {
    label.describedTextAttributes["fontScale"].flatMap { Double($0) } ?? 1
  }

  @Test func `text shrinks until it fits the width`() throws {
    let label = label()
    let size = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    shrink(label, to: 0.6)
    let layout = try #require(label.shownLayout)
    #expect(layout.isTruncated == false)
    #expect(layout.size.width <= label.bounds.width)
    // The largest hundredth that fits: tracking makes the text slightly wider than 0.6.
    #expect((0.5...0.6).contains(scale(label)))
    #expect(label.intrinsicContentSize == size)
  }

  @Test func `text that fits is unchanged`() {
    let label = label()
    label.adjustsFontSizeToFitWidth = true
    shrink(label, to: 1)
    #expect(label.describedTextAttributes.isEmpty)
  }

  @Test func `the minimum factor is respected, and the text truncated`() throws {
    let label = label()
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.8
    shrink(label, to: 0.5)
    #expect(scale(label) == 0.8)
    #expect(try #require(label.shownLayout).isTruncated)
  }

  @Test func `two lines shrink to fit both width and height`() throws {
    let label = label("Words enough to take three lines at first", lines: 2)
    label.adjustsFontSizeToFitWidth = true
    label.frame.size = CGSize(width: 250, height: 60)
    let layout = try #require(label.shownLayout)
    #expect(layout.isTruncated == false)
    #expect(layout.lines.count == 2)
    // Half a pixel too little does not truncate.
    #expect(layout.size.height <= 60.25)
  }

  @Test func `unlimited lines never shrink`() {
    let label = label("Words enough to take three lines at first", lines: 0)
    label.adjustsFontSizeToFitWidth = true
    label.frame.size = CGSize(width: 100, height: 30)
    #expect(scale(label) == 1)
  }

  private func baseline(_ label: UILabel) throws -> CGFloat {
    let commands = label.displayList().commands
    for case .glyphs(let run) in commands {
      if let glyph = run.glyphs.first { return glyph.position.y }
    }
    throw NoGlyphs()
  }

  private struct NoGlyphs: Error {}

  @Test func `a shrunk line keeps its baseline, its middle or its top`() throws {
    let full = label()
    shrink(full, to: 1)
    let fullBaseline = try baseline(full)
    // 30 × 0.9521484375 on half points.
    #expect(fullBaseline == 28.5)
    func place(_ adjustment: UIBaselineAdjustment) throws -> (CGFloat, Double) {
      let label = label()
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = adjustment
      shrink(label, to: 0.5)
      return (try baseline(label), scale(label))
    }
    #expect(try place(.alignBaselines).0 == 28.5)
    let (top, factor) = try place(.none)
    #expect(abs(top - 28.564453125 * factor) <= 0.25)
    let (middle, _) = try place(.alignCenters)
    let height = 35.80078125 * factor
    #expect(abs(middle - ((36 - height) / 2 + 28.564453125 * factor)) <= 0.75)
  }

  @Test func `text that is slightly too wide is tightened instead of truncated`() throws {
    let label = label()
    label.allowsDefaultTighteningForTruncation = true
    shrink(label, to: 0.97)
    #expect(try #require(label.shownLayout).isTruncated == false)
    shrink(label, to: 0.9)
    #expect(try #require(label.shownLayout).isTruncated)
    label.allowsDefaultTighteningForTruncation = false
    shrink(label, to: 0.97)
    #expect(try #require(label.shownLayout).isTruncated)
  }

  @Test func `sizeToFit wraps at the current width`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 5))
    label.numberOfLines = 0
    label.text = "Some words in a row"
    label.sizeToFit()
    #expect(label.frame.height == 41)
    #expect(label.frame.width <= 100)
  }

  @Test func `a text rectangle respects its lines and bounds`() {
    let label = label("a\nb\nc", lines: 0)
    let bounds = CGRect(x: 5, y: 7, width: 200, height: 200)
    let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    #expect(two.origin == bounds.origin)
    // 2 × 35.80 = 71.60, on half points 72.
    #expect(two.height == 72)
    let low = CGRect(x: 0, y: 0, width: 200, height: 20)
    #expect(label.textRect(forBounds: low, limitedToNumberOfLines: 0).height == 20)
  }

  @Test func `text drawn with insets is truncated by them`() throws {
    final class InsetLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)))
      }
    }
    let label = InsetLabel()
    label.text = "Some words"
    label.frame.size = label.intrinsicContentSize
    #expect(try #require(label.shownLayout).isTruncated)
  }
}
