import SnapTesting
import Testing
import WarmUp

@MainActor
@Suite struct WarmUpTests {
  @Test func `a cell is drawn`() {
    assertSnapshot(of: WarmUpCell(style: .default, reuseIdentifier: nil), as: .image)
  }
}
