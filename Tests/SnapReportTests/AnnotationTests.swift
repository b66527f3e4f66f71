import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import SnapReport

struct AnnotationTests {
  private func annotations(_ results: [SnapshotResult]) -> [String] {
    RunReport(RunResults(results: results)).annotations()
  }

  @Test func `a failure is an annotation on its line`() throws {
    let all = annotations([Samples.different, Samples.result()])
    let annotation = try #require(all.first)
    #expect(all.count == 1)
    #expect(
      annotation.hasPrefix(
        "::error file=Tests/CellTests.swift,line=14,title=CellTests/changed differs::"))
    #expect(annotation.contains("%0A  pixels     412 of 30 000 (1.37 %25)%0A"))
  }

  @Test func `snapshots that fail for the same cause are one annotation`() {
    var other = Samples.different
    other.key = SnapshotKey(suite: "CellTests", fixture: "changed", configuration: "414")
    let all = annotations([Samples.different, other])
    #expect(all.count == 1)
    #expect(all.first?.contains("%0A  also       1 more for the same cause: changed: 414") == true)
  }

  @Test(arguments: Samples.hostile + ["a\r\n::error::forged", "50%, or: more"])
  func `any text stays one command on one line`(text: String) throws {
    var result = Samples.carrying(text)
    result.source = .init(file: "Tests/\(text).swift", line: 3)
    let annotation = try #require(annotations([result]).first)
    #expect(!annotation.contains { $0.isNewline })
    let parts = annotation.components(separatedBy: "::")
    #expect(parts[0].isEmpty && parts[1].hasPrefix("error file="))
    // The properties end at the first `::`, and hold no other comma than those between them.
    #expect(parts[1].filter { $0 == "," }.count == 2)
  }
}
