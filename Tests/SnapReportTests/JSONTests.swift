import Foundation
import SnapshotSamples
import Snapshots
import Testing

@testable import SnapReport

@Suite struct JSONTests {
  @Test func `JSON reads back as the run`() throws {
    let run = RunResults(results: [Samples.different, Samples.collapsed, Samples.result()])
    let json = try RunReport(run).json()
    #expect(try JSONDecoder().decode(RunResults.self, from: json) == run)
  }

  @Test func `JSON names its version and the fields of a result`() throws {
    let json = try RunReport(RunResults(results: [Samples.different])).json()
    let run = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(run["version"] as? Int == 1)
    #expect(run.keys.sorted() == ["engine", "results", "summary", "version"])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["key"] as? String == "CellTests/changed")
    #expect(result["status"] as? String == "different")
  }
}
