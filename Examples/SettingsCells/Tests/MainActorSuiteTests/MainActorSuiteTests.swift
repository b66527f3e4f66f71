@_exported import SnapTesting
import XCTest

@testable import SettingsCells

/// A class on the main actor runs unchanged: one file of its target re-exports SnapTesting, as this one does above.
@MainActor
final class MainActorSuiteTests: XCTestCase {
  func testARow() {
    let cell = SettingsRowCell(title: "Language", detail: "English", isOn: false)
    assertSnapshot(of: cell, as: .image)
  }

  func testThatThrows() throws {
    let cell = SettingsRowCell(title: "Language", detail: "Deutsch", isOn: false)
    XCTAssertNotNil(try XCTUnwrap(cell.contentView.subviews.first))
  }
}

/// So does one of whose methods all are on the main actor.
final class MainActorMethodTests: XCTestCase {
  @MainActor func testASwitch() {
    XCTAssertFalse(SettingsRowCell(title: "", detail: "", isOn: true).isHidden)
  }
}
