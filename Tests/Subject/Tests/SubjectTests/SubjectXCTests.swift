import SnapTesting
import XCTest

final class SubjectXCTests: XCTestCase {
  func testBefore() { assertSnapshot(of: SubjectRow("Before"), as: .image) }
  func testEnds() { Mutation.endProcess(in: "XCTest") }
  func testLater() { assertSnapshot(of: SubjectRow("Later"), as: .image) }
}
