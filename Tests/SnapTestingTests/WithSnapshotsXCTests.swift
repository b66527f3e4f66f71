import XCTest

@testable import SnapTesting

/// `withSnapshots` around a whole class, and both frameworks in one target.
final class WithSnapshotsXCTests: XCTestCase {
  override func invokeTest() {
    withSnapshots(record: .failed) { super.invokeTest() }
  }

  func testHoldsForSynchronousTests() {
    XCTAssertEqual(SnapshotScope.recordMode, .failed)
    XCTAssertEqual(TestFramework.current, .xcTest)
  }

  func testHoldsForAsynchronousTests() async {
    await Task.yield()
    XCTAssertEqual(SnapshotScope.recordMode, .failed)
    XCTAssertEqual(TestFramework.current, .xcTest)
  }
}
