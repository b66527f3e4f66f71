import SnapTesting
import Testing

@MainActor
@Suite struct TextTests {
  @Test func `the layout of a row`() {
    assertSnapshot(of: SubjectRow("Title"), as: .layout)
  }
}
