import SnapshotSamples
import Snapshots
import Testing

@testable import SnapReport

@Suite struct SummaryTests {
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
      "2 snapshots: 1 has another size, 1 could not be compared"
    ),
  ])
  func `the counts make a sentence`(results: [SnapshotResult], sentence: String) {
    #expect(RunReport(RunResults(results: results)).summary == sentence)
  }

  @Test(arguments: [
    (1, 30_000, "1 of 30 000 pixels differ (less than 0.01 %)"),
    (412, 30_000, "412 of 30 000 pixels differ (1.37 %)"),
    (30_000, 30_000, "30 000 of 30 000 pixels differ (100 %)"),
  ])
  func `a difference is never shown as zero`(different: Int, total: Int, sentence: String) {
    var result = Samples.different
    result.pixels = .init(different: different, total: total)
    #expect(result.pixelSentence == sentence)
  }
}
