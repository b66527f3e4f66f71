// What Linux needs besides: XCTest finds synchronous methods on the main actor by it.
@_exported import SnapshotTesting
import XCTest

@testable import SettingsCells

/// A class on the main actor, as in newer suites.
@MainActor
final class UnchangedMainActorTests: XCTestCase {
  func testARow() {
    let cell = SettingsRowCell(title: "Language", detail: "Deutsch", isOn: true)
    let size = CGSize(width: 320, height: 64)
    assertSnapshots(
      of: cell, as: ["small": .image(size: size), "text": .image(precision: 0.99, size: size)])
  }
}
