import SnapReport
import SnapshotRecords
import Testing

struct SizingAuditTableTests {
  private let audit = SizingAudit(
    rows: [
      SizingAudit.Row(
        section: 0, row: 0, estimate: 44, height: 82, freshHeight: 82, reusedHeight: 100.5,
        milliseconds: 1.25),
      SizingAudit.Row(
        section: 0, row: 1, estimate: 44, height: 40.5, freshHeight: 40.5, reusedHeight: 40.5,
        measuredWidth: 320, finalWidth: 414, milliseconds: 2),
    ], down: SizingAudit.Scrolling(largestJump: 12.34, totalJump: 20))

  @Test func `a readable table`() {
    let lines = audit.table().split(separator: "\n").map(String.init)
    #expect(lines[0] == "row  estimate  height  error  remarks")
    #expect(lines[1] == "0.0        44      82    +38  82 new, 100.5 reused")
    #expect(lines[2] == "0.1        44    40.5   -3.5  measured at 320, shown at 414")
    #expect(
      lines[3] == "2 rows: estimates are wrong by 20.8 points on average, at most by 38 (row 0.0).")
    #expect(lines[4].hasPrefix("The scroll indicator jumps by up to 12.3 points on the way down"))
    #expect(lines[5].hasPrefix("The height of row 0.0 depends on what the cell showed before"))
  }

  @Test(arguments: [
    (1, "row 0.0"), (2, "rows 0.0, 0.1"), (4, "rows 0.0, 0.1, 0.2, 0.3"),
    (5, "rows 0.0, 0.1, 0.2, 0.3, 0.4"), (6, "rows 0.0, 0.1, 0.2, 0.3, 0.4 and 1 more"),
    (7, "rows 0.0, 0.1, 0.2, 0.3, 0.4 and 2 more"),
  ])
  func `five rows with one problem are named`(count: Int, list: String) {
    let rows = (0..<count).map {
      SizingAudit.Row(
        section: 0, row: $0, estimate: 44, height: 44, freshHeight: 44, reusedHeight: 50,
        milliseconds: 0)
    }
    #expect(
      SizingAudit(rows: rows).summary.last?
        .hasPrefix("The height of \(list) depends on what the cell showed before") == true)
  }

  @Test func `one row is measured at another width, or several are`() {
    let row = audit.rows[1]
    #expect(
      SizingAudit(rows: [row]).summary.last?
        .hasPrefix("Row 0.1 was not measured at the width it is shown at: row 0.1 at 320") == true)
    #expect(
      SizingAudit(rows: [row, row]).summary.last?
        .hasPrefix("Rows 0.1, 0.1 were not measured at the width they are shown at: ") == true)
  }

  @Test func `times only if requested`() {
    #expect(!audit.table().contains("ms"))
    let table = audit.table(includingCost: true)
    #expect(table.contains("0.0        44      82    +38  1.3  82 new"))
    #expect(table.contains("took 3.3 ms"))
  }

  @Test func `no rows`() {
    #expect(
      SizingAudit(rows: []).table()
        == "row  estimate  height  error  remarks\nThe table has no rows.\n")
  }
}
