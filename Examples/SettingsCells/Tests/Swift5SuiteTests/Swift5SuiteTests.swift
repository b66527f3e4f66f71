import SnapTesting
import XCTest

@testable import SettingsCells

/// A suite in Swift 5 mode without annotations runs unchanged.
final class Swift5SuiteTests: XCTestCase {
  private var cell: SettingsRowCell!

  override func setUp() {
    super.setUp()
    cell = SettingsRowCell(title: "Notifications", detail: "Sounds and badges", isOn: true)
  }

  func testARow() {
    assertSnapshot(of: cell, as: .image)
  }
}
