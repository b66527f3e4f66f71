import SnapshotTestingAPI
import XCTest

// Tests as suites for iOS have them, with references of ours in Snapshots/UnchangedXCTests.

final class UnchangedXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
      super.invokeTest()
    }
  }

  @MainActor func testProfile() async {
    assertSnapshot(of: ProfileView(name: "Ada"), as: .image)
  }

  @MainActor func testDevices() async {
    assertSnapshot(of: ProfileController(), as: .image(on: .iPhoneSe), named: "se")
  }
}
