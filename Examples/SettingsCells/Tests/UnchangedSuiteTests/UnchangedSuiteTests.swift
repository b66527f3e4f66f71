import SnapshotTesting
import XCTest

@testable import SettingsCells

/// A class as it is in a suite for iOS.
class UnchangedSuiteTests: XCTestCase {
  override func setUp() {
    super.setUp()
    isRecording = false
    SnapshotTesting.diffTool = "ksdiff"
  }

  func testARow() {
    let cell = SettingsRowCell(title: "Language", detail: "English", isOn: false)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 64)
    assertSnapshot(matching: cell, as: .image)
    assertSnapshot(of: cell, as: .image(traits: .init(userInterfaceStyle: .dark)), named: "dark")
  }

  func testAScreen() {
    let controller = UITableViewController(style: .insetGrouped)
    assertSnapshot(of: controller, as: .image(on: .iPhone13))
  }
}
