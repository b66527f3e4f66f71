import SnapTesting
import Testing
import UIKit

// The code of README.md and WritingTests.md. The test runs; the function with the other assertions is only compiled.

private let long = "Content is fetched while the phone is charging and not in use."

@MainActor
@Suite struct SettingsRowCellTests {
  @Test func `a long detail wraps`() {
    assertSnapshot(of: SettingsRowCell(title: "Downloads", detail: long, isOn: true), as: .image)
  }
}

@MainActor private func assertions(about cell: SettingsRowCell) {
  assertSnapshot(of: cell, as: .image)  // 320 points wide, 2x, as high as its constraints require
  assertSnapshot(of: cell, as: .image(width: 375, height: 80, scale: 3))
  assertSnapshot(of: cell, as: .layout)  // views with frames, texts and fonts, as lines of text
  assertSnapshot(of: cell, as: .accessibility)  // what VoiceOver reads, as lines of text
  assertSnapshots(
    of: { SettingsRowCell(title: "Downloads", detail: long, isOn: true) },
    over: .widths(320, 414) * .contentSizes(.large, .accessibilityLarge)
      * .appearances(.light, .dark) * .locales("en", "ar"),  // Arabic from right to left
    expecting: [.height(92.5, at: .width(320, contentSize: .large))],
    allowing: [.truncatedText("detailLabel")])

  assertSnapshot(
    of: cell,
    as: .image(
      comparing: ComparisonOptions(threshold: 0.1, maxDifferentPixels: 20),
      masking: [.view("dateLabel"), .rectangle(CGRect(x: 0, y: 0, width: 40, height: 40))]))
}

@MainActor private func accessibility(of cell: SettingsRowCell) {
  assertSnapshot(of: cell, as: .accessibility)
  assertSnapshot(of: cell, as: .accessibilityImage)
  assertSnapshots(
    of: { SettingsRowCell(title: "Downloads", detail: "3 songs", isOn: true) },
    over: .widths(320) * .directions(.leftToRight, .rightToLeft), as: .accessibility,
    allowing: [.fixedTextSize()])
}
