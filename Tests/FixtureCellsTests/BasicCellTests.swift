import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

struct BasicCellTests {
  static let sentence =
    "Interface Builder does not say when the constraints of a cell are wrong, and the console says "
    + "it where nobody looks; so every row of this table is drawn, measured and compared with the "
    + "picture that somebody once accepted as right."

  @Test func `title and subtitle`() {
    assertSnapshots(
      of: { BasicCell(title: "Title", subtitle: "Subtitle") },
      over: .widths(320, 375, 414, 480, 568), expecting: [.height(82)])
  }

  @Test func `a long title wraps to two lines`() {
    assertSnapshot(
      of: BasicCell(
        title: "A title that is too long for one single line", subtitle: "Subtitle"),
      as: .image, expecting: [.height(102.5)])
  }

  @Test func `an empty subtitle takes no room`() {
    assertSnapshot(
      of: BasicCell(title: "Title", subtitle: ""), as: .image, expecting: [.height(64)])
  }

  @Test func `a missing title is said to be missing`() {
    assertSnapshot(
      of: BasicCell(title: nil, subtitle: "Subtitle"), as: .image, expecting: [.height(82)])
  }

  @Test func `a subtitle is cut at 200 characters`() {
    assertSnapshots(
      of: { BasicCell(title: "Title", subtitle: Self.sentence) },
      over: .widths(320, 375, 414, 480, 568))
  }

  @Test func `the cut text ends with three dots`() async {
    let text = await MainActor.run {
      BasicCell(title: "Title", subtitle: Self.sentence).subtitleLabel.text
    }
    #expect(text == String(Self.sentence.prefix(200)) + "...")
  }

  @Test(arguments: [(199, 199), (200, 200), (201, 203)])
  func `a subtitle has 200 characters at most, and then three dots`(count: Int, shown: Int) async {
    let text = await MainActor.run {
      BasicCell(title: nil, subtitle: String(repeating: "a", count: count)).subtitleLabel.text
    }
    #expect(text?.count == shown)
    #expect(text?.hasSuffix("...") == (count > 200))
  }

  @Test func `in light and dark in both directions`() {
    assertSnapshots(
      of: { BasicCell(title: "Title", subtitle: "A subtitle that is long enough to wrap once") },
      over: .appearances(.light, .dark) * .directions(.leftToRight, .rightToLeft),
      expecting: [.height(100)])
  }

  @Test func `at three pixels per point`() {
    assertSnapshots(
      of: { BasicCell(title: "Title", subtitle: "Subtitle") }, over: .scales(3),
      expecting: [.height(82)])
  }

  @Test func `many scripts in one cell`() {
    assertSnapshot(
      of: BasicCell(
        title: "Grüße · Привет · Γειά 👋🏽",
        subtitle: "שלום עולם، مرحبا بالعالم, नमस्ते दुनिया, สวัสดีชาวโลก, 你好，世界。 👩‍👩‍👧 🇮🇹"),
      as: .image)
  }
}
