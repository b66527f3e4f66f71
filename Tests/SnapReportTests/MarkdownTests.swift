import Foundation
import LayoutModel
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import SnapReport

struct MarkdownTests {
  private func markdown(_ results: [SnapshotResult]) -> String {
    RunReport(RunResults(results: results)).markdown()
  }

  @Test func `a passing run is two sentences`() {
    #expect(
      markdown([Samples.result()]) == """
        ## Snapshots

        1 snapshot: 1 passed.

        All snapshots match.

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

  @Test func `changed lines keep their indentation, each difference once`() {
    let results = ["a", "b"].map { name in
      var result = Samples.result(.different, fixture: name)
      result.lineChanges = LineDifference(
        from: "Cell\n  box\n    `label` 20\n", to: "Cell\n  box\n    `label` 41\n")
      return result
    }
    let text = markdown(results)
    #expect(text.contains("| 1 line added, 1 removed |"))
    #expect(
      text.contains(
        """

        CellTests/a; CellTests/b:

        ```diff
        …
            box
        -     `label` 20
        +     `label` 41
        ```

        """), "\(text)")
    #expect(text.components(separatedBy: "```diff").count == 2)
  }

  @Test func `a block of lines ends only at its own fence`() {
    var result = Samples.result(.different)
    result.lineChanges = LineDifference(from: "a\n", to: "```\n````x\n")
    #expect(markdown([result]).contains("\n`````diff\n"))
  }

  private func failing(_ fixtures: [String], _ configurations: [String]) -> [SnapshotResult] {
    fixtures.flatMap { fixture in
      configurations.map { configuration in
        var result = Samples.different
        result.key = SnapshotKey(suite: "S", fixture: fixture, configuration: configuration)
        return result
      }
    }
  }

  @Test(arguments: [
    (["wraps"], ["w0"], "S/wraps.w0"),
    (["wraps"], ["w0", "w1"], "S/wraps.w0<br>and 1 more configuration"),
    (["wraps"], ["w0", "w1", "w2"], "S/wraps.w0<br>and 2 more configurations"),
    (["title", "wraps"], ["w0"], "S/title.w0<br>and 1 more snapshot"),
  ])
  func `a cause is one row`(fixtures: [String], configurations: [String], name: String) {
    let text = markdown(failing(fixtures, configurations))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| S/") } == 1)
    #expect(text.contains("\n| \(name) | differs | 320 × 82 pt | "))
    #expect(text.components(separatedBy: "2 other views follow").count == 2)
  }

  @Test func `what a test allows is not counted`() {
    var result = Samples.result()
    result.diagnostics = [
      Diagnostic(.lowContrast, severity: .note, view: "a", message: "taste", isAllowed: true)
    ]
    #expect(!markdown([result]).contains("allowed"))
    #expect(RunReport(RunResults(results: [result])).summary.contains("1 allowed"))
  }

  @Test func `many changes of a layout are counted`() {
    var result = Samples.different
    result.layoutChanges = Array(repeating: result.layoutChanges[0], count: 9)
    #expect(markdown([result]).contains("<br>… 4 more changes |"))
  }

  @Test func `pictures are linked below a base address`() {
    let text = RunReport(RunResults(results: [Samples.different]))
      .markdown(baseURL: "https://example.com/run 1/".replacing(" ", with: "%20"))
    let base = "https://example.com/run%201"
    #expect(
      text.contains(
        "[reference](\(base)/Snapshots/CellTests/changed%402x.png) · "
          + "[actual](\(base)/.snap/CellTests/changed%402x.actual.png) · "
          + "[diff](\(base)/.snap/CellTests/changed%402x.diff.png)"))
  }

  @Test func `a summary stays within its limit and counts omitted rows`() {
    let results = (0..<2000).map { index in
      var result = Samples.different
      result.key = SnapshotKey(suite: "S", fixture: "row", configuration: "w\(index)")
      result.layoutChanges[0].view = "view\(index)"
      return result
    }
    let text = markdown(results)
    #expect(text.count <= RunReport.markdownLimit)
    #expect(text.count > RunReport.markdownLimit - 500)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| S/row") }
    #expect(text.contains("… and \(2000 - rows) more"))
  }

  @Test func `a dollar sign begins no formula`() {
    var result = Samples.different
    result.notes = [.refusal(reason: "It costs $5, or $6.")]
    #expect(markdown([result]).contains("It costs \\$5, or \\$6."))
  }
}
