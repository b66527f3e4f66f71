import SnapTesting
import XCTest

@testable import SettingsCells

/// The same assertion under XCTest; both frameworks can share a target.
final class SettingsRowXCTests: XCTestCase {
  func testSwitchedOff() {
    assertSnapshot(
      of: SettingsRowCell(title: "Downloads", detail: "Never", isOn: false), as: .image)
  }

  @MainActor
  func testAtTwoWidths() async {
    assertSnapshots(
      of: { SettingsRowCell(title: "Downloads", detail: "Wi-Fi and mobile data", isOn: true) },
      over: .widths(320, 414))
  }
}
