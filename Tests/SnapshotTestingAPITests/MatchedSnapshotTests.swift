import FBSnapshotTestCaseAPI
import Testing

/// What matchers of Nimble-Snapshots ask, with references of ours in Snapshots/MatchedSnapshotTests.
@MainActor struct MatchedSnapshotTests {
  private func snapshot(
    _ name: String, contentSize: UIContentSizeCategory = .unspecified
  ) -> MatchedSnapshot {
    MatchedSnapshot(named: name, contentSize: contentSize, file: #filePath, line: #line)
  }

  @Test(arguments: [
    ("row", "row"), ("in a context, it works", "in_a_context_it_works"),
    ("root example group, in a, b", "in_a_b"), ("größe", "gr_e"), ("a__b", "a__b"),
  ])
  func `a name has letters of ASCII, digits and underscores`(name: String, file: String) {
    #expect(snapshot(name).name == file)
  }

  @Test func `an equal view has no failure`() {
    #expect(snapshot("profile").failure(of: ProfileView(name: "Ada")) == nil)
    #expect(
      snapshot("large", contentSize: .accessibilityLarge).failure(of: ProfileView(name: "Ada"))
        == nil)
  }

  @Test func `a controller's view has the size that the test gave it`() {
    let controller = ProfileController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    #expect(snapshot("controller").failure(of: controller) == nil)
  }
}

final class MatchedNameXCTests: XCTestCase {
  func testName() {
    let snapshot = MatchedSnapshot(named: nil, file: #filePath, line: #line)
    XCTAssertEqual(snapshot.name, "MatchedNameXCTests_testName")
  }
}
