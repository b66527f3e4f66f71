import Snapshots
import Testing

@testable import SnapReport

@Suite struct MarkdownTests {
  private func markdown(_ results: [SnapshotResult]) -> String {
    RunReport(RunResults(results: results)).markdown()
  }

  @Test func `a passing run is two sentences`() {
    #expect(
      markdown([Samples.result()]) == """
        ## Snapshots

        1 snapshot: 1 passed.

        All pictures are those of their references.

        """)
  }

  @Test func `a failing snapshot is a row with its reasons`() {
    #expect(
      markdown([Samples.different]).contains(
        "| CellTests/changed | differs | 320 × 82 pt | 412 of 30 000 pixels differ (1.37 %)"
          + "<br>contentView/title: height 36 → 54; 2 other views follow |"))
  }

  @Test(arguments: Samples.hostile)
  func `any text keeps the row's five bars`(text: String) {
    let rows = markdown([Samples.carrying(text)]).split(separator: "\n")
      .filter { $0.hasPrefix("| CellTests") }
    #expect(rows.count == 1)
    let bars = rows.first?.replacing("\\|", with: "").filter { $0 == "|" }.count
    #expect(bars == 5)
    #expect(rows.first?.replacing("<br>", with: "").contains("<") == false)
  }
}
