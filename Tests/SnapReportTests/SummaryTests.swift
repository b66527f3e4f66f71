import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import SnapReport

struct SummaryTests {
  @Test(arguments: [
    ([], "no snapshots"),
    ([Samples.result()], "1 snapshot: 1 passed"),
    ([Samples.result(), Samples.different], "2 snapshots: 1 passed, 1 differs"),
    ([Samples.collapsed], "1 snapshot: 1 has a broken layout; 1 layout error, 1 warning"),
    (
      [Samples.result(.missing), Samples.result(.missing, suite: "B"), Samples.result(.recorded)],
      "3 snapshots: 1 recorded, 2 are new"
    ),
    (
      [Samples.result(.error), Samples.result(.sizeChanged)],
      "2 snapshots: 1 has a different size, 1 could not be compared"
    ),
  ])
  func `the counts make a sentence`(results: [SnapshotResult], sentence: String) {
    #expect(RunReport(RunResults(results: results)).summary == sentence)
  }

  @Test func `what failed besides the snapshots is in every report`() throws {
    let failures = ["Cells/Row.swift:4: row(): 1 == 2", "<crashed> & burnt"]
    let run = RunResults(results: [Samples.result()], otherFailures: failures)
    let report = RunReport(run)
    #expect(report.summary == "1 snapshot: 1 passed; 2 other failures")
    #expect(!report.markdown().contains("All snapshots match"))
    #expect(report.markdown().contains("row(): 1 == 2"))
    #expect(report.junit().contains("tests=\"3\" failures=\"0\" errors=\"2\""))
    #expect(report.junit().contains("&lt;crashed&gt; &amp; burnt</error>"))
    #expect(report.annotations().count == 2)
    let page = String(decoding: try report.page(PictureSource { _ in nil }).html, as: UTF8.self)
    #expect(page.contains("&lt;crashed&gt; &amp; burnt</p>"))
    let json = try JSONSerialization.jsonObject(with: report.json()) as? [String: Any]
    #expect(json?["otherFailures"] as? [String] == failures)
    #expect(
      RunReport(RunResults(results: [], otherFailures: failures)).summary
        == "no snapshots; 2 other failures")
  }

  @Test(
    arguments: [
      ([true, true, false], "2 references have an older layout: `snap record --mode layouts`"),
      (
        [true, false, nil],
        "1 reference of 2 that were compared has an older layout: `snap record --mode layouts`"
      ),
      ([false, nil], nil), ([nil], nil),
    ] as [([Bool?], String?)])
  func `references with an older layout are counted`(layouts: [Bool?], sentence: String?) {
    let results = layouts.enumerated().map { index, isOlder in
      var result = Samples.result(fixture: "f\(index)")
      result.hasOlderLayout = isOlder
      return result
    }
    #expect(RunReport(RunResults(results: results)).olderLayouts == sentence)
  }

  @Test func `snapshots that another engine laid out fail for one cause`() {
    let results = ["One", "Two"].map { suite in
      var result = Samples.result(.different, suite: suite)
      result.hasLayoutDrift = true
      result.layoutChanges = [.top("\(suite)Label", 2, 3)]
      return result
    }
    let report = RunReport(RunResults(results: results + [Samples.result(suite: "Three")]))
    #expect(report.failureMessages.count == 1 && report.annotations().count == 1)
    #expect(report.engineDrift?.contains("from the one that recorded: 2 of 3. ") == true)
    #expect(report.markdown().contains("lays out differently"))
  }

  @Test(arguments: [
    (1, 30_000, "1 of 30 000 pixels differ (< 0.01 %)"),
    (412, 30_000, "412 of 30 000 pixels differ (1.37 %)"),
    (30_000, 30_000, "30 000 of 30 000 pixels differ (100 %)"),
  ])
  func `a difference is never shown as zero`(different: Int, total: Int, sentence: String) {
    var result = Samples.different
    result.pixels = .init(different: different, total: total)
    #expect(result.pixelSentence == sentence)
  }
}
