import SnapTesting
import Testing
import UIKit

@MainActor struct LabelPictureTests {
  static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle,
  ]
  static let sentence =
    "The quick brown fox jumps over the lazy dog, and Donaudampfschifffahrtsgesellschaftskapitäne "
    + "watch it from their ships."

  private func labels(_ text: String, lines: Int) -> [UILabel] {
    Self.modes.map { mode in
      let label = UILabel(text, lines: lines)
      label.lineBreakMode = mode
      return label
    }
  }

  @Test func `line break modes on one line`() {
    assertSnapshot(
      of: TextSheet(labels(Self.sentence, lines: 1)), as: .image(width: 240),
      allowing: [.truncatedText()])
  }

  @Test func `line break modes on the last of three lines`() {
    assertSnapshot(
      of: TextSheet(labels(Self.sentence, lines: 3)), as: .image(width: 240),
      allowing: [.truncatedText()])
  }

  @Test func `a word that is longer than the line`() {
    assertSnapshot(
      of: TextSheet([
        UILabel("Donaudampfschifffahrtsgesellschaftskapitän", lines: 0),
        UILabel("Die Donaudampfschifffahrtsgesellschaftskapitäne", lines: 2),
      ]), as: .image(width: 160), allowing: [.truncatedText()])
  }

  @Test func `alignments`() {
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    assertSnapshots(
      of: {
        TextSheet(
          alignments.map { alignment in
            let label = UILabel("Each of these five paragraphs is set another way.", lines: 0)
            label.textAlignment = alignment
            return label
          })
      }, over: .widths(180) * .directions(.leftToRight, .rightToLeft))
  }

  @Test func `right to left`() {
    let arabic = "يولد جميع الناس أحراراً متساوين في الكرامة والحقوق"
    assertSnapshot(
      of: TextSheet(
        [
          UILabel(arabic, lines: 0), UILabel(arabic), UILabel("שלום, UIKit 17.4 עולם!", lines: 0),
          UILabel(arabic, lines: 0), UILabel("Latin text in a mirrored interface (so far)"),
        ].enumerated().map { index, label in
          if index == 3 { label.textAlignment = .justified }
          if index == 1 { label.lineBreakMode = .byTruncatingTail }
          return label
        }),
      as: .image(Configuration(width: 220, direction: .rightToLeft)), allowing: [.truncatedText()])
  }

  @Test func `states and shadows`() {
    let plain = UILabel("Plain", size: 20)
    let highlighted = UILabel("Highlighted", size: 20)
    highlighted.highlightedTextColor = .systemRed
    highlighted.isHighlighted = true
    let disabled = UILabel("Disabled", size: 20)
    disabled.isEnabled = false
    let shadow = UILabel("With a shadow below", size: 20)
    shadow.shadowColor = .systemGray
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    assertSnapshot(
      of: TextSheet([plain, highlighted, disabled, shadow]), as: .image(width: 220))
  }

  @Test func `text made smaller to fit`() {
    let adjustments: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
    let shrunk = adjustments.map { adjustment in
      let label = UILabel("Large text that must fit", size: 30)
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = adjustment
      return label
    }
    let limited = UILabel("Large text that must fit", size: 30)
    limited.adjustsFontSizeToFitWidth = true
    limited.minimumScaleFactor = 0.8
    let tightened = UILabel("A little too wide for this", size: 20)
    tightened.allowsDefaultTighteningForTruncation = true
    assertSnapshot(
      of: TextSheet(shrunk + [limited, tightened]), as: .image(width: 236),
      allowing: [.truncatedText()])
  }

  @Test func `labels of another height than their text`() {
    let high = UILabel("Centred vertically")
    let low = UILabel(Self.sentence, lines: 0)
    let sheet = TextSheet([high, low])
    NSLayoutConstraint.activate([
      high.heightAnchor.constraint(equalToConstant: 61),
      low.heightAnchor.constraint(equalToConstant: 40),
    ])
    assertSnapshot(of: sheet, as: .image(width: 240), allowing: [.truncatedText()])
  }
}
