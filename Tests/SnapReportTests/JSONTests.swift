import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import SnapReport

struct JSONTests {
  private func printed(_ results: SnapshotResult...) throws -> [String: Any] {
    let json = try RunReport(RunResults(results: results)).json()
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  @Test func `JSON has the values of a record, with sentences in the place of notes`() throws {
    var record = Samples.different
    record.notes = [.refusal(reason: "It is broken."), .noReferenceLayout]
    let results = try #require(try printed(record)["results"] as? [[String: Any]])
    let result = try #require(results.first)
    #expect(
      result["message"] as? String
        == "It is broken.\nThe reference has no layout data, so view-level changes are unavailable."
    )
    #expect(result["notes"] == nil)
    #expect(result["version"] as? Int == 1)
    let change = try #require((result["layoutChanges"] as? [[String: Any]])?.first)
    #expect(
      change.mapValues { "\($0)" } == [
        "view": "contentView/title", "kind": "resized", "old": "100 × 36", "new": "100 × 54",
        "description": "contentView/title: height 36 → 54", "followers": "2",
      ])
  }

  @Test func `every other value is the record's`() throws {
    for record in [Samples.different, Samples.collapsed, Samples.result()] {
      let results = try #require(try printed(record)["results"] as? [[String: Any]])
      let own = try JSONSerialization.jsonObject(with: JSONEncoder().encode(record))
      var values = try #require(own as? [String: Any])
      var result = try #require(results.first)
      for name in ["version", "layoutChanges"] {
        (values[name], result[name]) = (nil, nil)
      }
      #expect(NSDictionary(dictionary: values) == NSDictionary(dictionary: result))
    }
  }

  @Test func `JSON names its version and the fields of a result`() throws {
    let run = try printed(Samples.different)
    #expect(run["version"] as? Int == 1)
    #expect(run.keys.sorted() == ["engine", "results", "summary", "version"])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["key"] as? String == "CellTests/changed")
    #expect(result["status"] as? String == "different")
  }
}
