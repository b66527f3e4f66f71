import SnapTesting
import XCTest

@testable import SettingsCells

/// In a target whose declarations are on the main actor by default, a class of XCTest compiles only if it is not.
nonisolated final class NonisolatedSuiteTests: XCTestCase {
  func testARow() {
    assertSnapshot(
      of: SettingsRowCell(title: "Battery", detail: "Low power", isOn: true), as: .image)
  }
}
