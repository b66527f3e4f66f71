import SnapTesting
import Testing

@MainActor
@Suite struct PictureTests {
  @Test func `a row at two widths`() {
    assertSnapshots(
      of: { SubjectRow("Title") }, over: .widths(320, 414) * .appearances(.light, .dark))
  }

  @Test func `a row of two lines`() {
    assertSnapshot(
      of: SubjectRow("Title", "A subtitle that is long enough to take two lines on a phone"),
      as: .image, expecting: [.height(Mutation.current == .height ? 84.5 : 83.5)])
  }

  @Test func `rows on a sheet`() {
    assertSnapshots(
      of: { SubjectRow("Title") }, over: .appearances(.light, .dark), as: .contactSheet())
  }
}
