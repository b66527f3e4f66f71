import SnapTesting
import UIKit
import XCTest

// The code of Documentation/MigratingFromSwiftSnapshotTesting.md; CodeBlockTests compares both.

class ProfileCellXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshots(record: .missing) {
      super.invokeTest()
    }
  }

  func testProfile() {
    assertSnapshot(of: ProfileCell(name: "Ada Lovelace"), as: .image)
  }

  @MainActor
  func testAfterAStep() async {
    let cell = ProfileCell(name: "Ada Lovelace")
    cell.aboutLabel.text = "Countess"
    assertSnapshot(of: cell, as: .image)
  }
}
