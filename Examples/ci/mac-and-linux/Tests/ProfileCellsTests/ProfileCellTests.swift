import Testing

#if os(Linux)
import ProfileCells
import SnapTesting

@MainActor
@Suite struct ProfileCellTests {
  @Test func `a long text wraps`() {
    assertSnapshot(
      of: ProfileCell(name: "Ada", about: "Wrote the first program, for a machine not yet built."),
      as: .image)
  }
}
#else
@Suite struct ProfileCellTests {
  @Test(.disabled("Snapshots are drawn on Linux: scripts/snap-in-container verify"))
  func `a long text wraps`() {}
}
#endif
