import SnapTesting
import XCTest

@testable import SettingsCells

/// One asynchronous method, here or in a superclass, lets the synchronous ones run.
@MainActor
class SuiteBase: XCTestCase {
  func testNothing() async {}
}

@MainActor
final class AsyncMethodSuiteTests: SuiteBase {
  func testARow() {
    let cell = SettingsRowCell(title: "Storage", detail: "64 of 128 GB", isOn: false)
    assertSnapshot(of: cell, as: .image)
  }
}
