import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

struct EdgeLabelCellTests {
  static let long = Array(repeating: "consequently", count: 40).joined(separator: " ")

  @Test func `one short word`() {
    assertSnapshots(of: { EdgeLabelCell(text: "Word") }, over: .sizes)
  }

  @Test func `a long word forty times`() {
    assertSnapshots(of: { EdgeLabelCell(text: Self.long) }, over: .sizes)
  }

  @Test func `a word that is longer than a line`() {
    assertSnapshot(
      of: EdgeLabelCell(text: String(repeating: "consequently", count: 6)), as: .image)
  }

  @Test func `in light and dark in both directions`() {
    assertSnapshots(of: { EdgeLabelCell(text: "Word after word after word") }, over: .looks)
  }
}
