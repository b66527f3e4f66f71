import Notices
import SnapTesting
import Testing

@MainActor
@Suite struct NoticeCellTests {
  @Test func `a long notice wraps`() {
    assertSnapshot(
      of: NoticeCell("The archive is downloaded, and unpacked when the tool starts."),
      as: .image)
  }
}
