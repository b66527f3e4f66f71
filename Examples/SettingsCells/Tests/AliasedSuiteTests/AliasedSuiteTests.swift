import FBSnapshotTestCase

@testable import SettingsCells

/// A class as it is in a suite for iOS.
class AliasedSuiteTests: FBSnapshotTestCase {
  override func setUp() {
    super.setUp()
    recordMode = false
  }

  func testARow() {
    let cell = SettingsRowCell(title: "Language", detail: "English", isOn: false)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 64)
    FBSnapshotVerifyView(cell)
    FBSnapshotVerifyView(cell.contentView, identifier: "content")
  }
}
