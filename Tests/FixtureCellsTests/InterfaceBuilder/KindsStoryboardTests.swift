import SnapTesting
import Testing

/// A storyboard's texts, controls, effects and built-in cells, in two languages.
@MainActor struct KindsStoryboardTests {
  @Test func `the cells of the storyboard`() {
    assertSnapshots(inCellFile: "../Resources/Kinds.cells.json")
  }
}
