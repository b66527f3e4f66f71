// What a test file can contain that compiles on Linux and on Apple's systems: see scripts/check-apple.

import SnapTesting
import Testing
import UIKit

@Suite(.snapshots(record: .missing)) struct SharedTests {
  @MainActor private func makeCell(_ text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text
    return cell
  }

  @Test func `a cell has one line`() {
    assertSnapshot(of: makeCell("One"), as: .image, expecting: [.height(44)])
    let safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
    assertSnapshot(of: makeCell("One"), as: .image(Configuration(width: 852, safeArea: safeArea)))
    assertSnapshot(of: makeCell("One"), as: .image(size: CGSize(width: 320, height: 44)))
    assertSnapshot(of: makeCell("One"), as: .layout, allowing: [.truncatedText("textLabel")])
  }

  @Test(arguments: ["One", "Two"]) @MainActor func `cells in several widths`(text: String) {
    assertSnapshots(
      of: { makeCell(text) },
      over: .widths(320, 414) * .appearances(.light, .dark) * .contentSizes(.large, .extraLarge)
        * .directions(.leftToRight, .rightToLeft) * .locales("en") * .scales(2, 3)
        + .legibilityWeights(.regular, .bold) + .devices(.iPhoneSE, .iPadMini) * .systems(.iOS(18))
        + .pairwise(.widths(320, 1198 / 3), .dynamicTypeSizes) + [Configuration(width: 507)],
      as: .image(Configuration(width: 375)), named: text,
      expecting: [.height(44, at: .width(320, contentSize: .large))], record: .never)
  }
}
