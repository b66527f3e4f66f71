import Foundation
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

/// Folders of runs.
struct KeptRunTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// Verifies all sample fixtures, or those of a shard.
  private func verify(_ run: String, part: ShardAssignment? = nil) throws {
    try SampleRun(package: package, run: run, part: part).verify()
  }

  private func shard(_ index: Int) throws -> ShardAssignment { try .part(index, of: 2) }

  @Test func `each run keeps its results and pictures when the next one replaces them`() throws {
    try SampleRun(package: package).recordReferences()
    try verify("a")
    let first = try #require(try package.store().keptRuns().first)
    let before = try package.store().results(of: first)
    let failed = try #require(before.first { $0.diff != nil })
    #expect(failed.actual?.hasPrefix(".snap/runs/1/S/") ?? false)
    let picture = try #require(package.read(failed.actual ?? ""))
    for fixture in SampleRun.fixtures {
      _ = try package.store(.all).verify(.sample(), key: SampleRun.key(fixture))
    }
    try verify("b")
    let runs = try package.store().keptRuns()
    #expect(runs.map(\.number) == [1, 2] && runs.map(\.manifest.run) == ["a", "b"])
    #expect(try package.store().results(of: first) == before)
    #expect(package.read(failed.actual ?? "") == picture)
    #expect(try package.store().results(of: runs[1]).allSatisfy { $0.actual == nil })
    #expect(try package.text(of: ".snap/runs/latest/run.json").contains("\"b\""))
  }

  @Test func `two shards in one checkout are both kept, and can be merged`() throws {
    try SampleRun(package: package).recordReferences()
    for index in 1...2 { try verify("\(index)", part: shard(index)) }
    let last = try #require(try package.store().readManifest())
    let shards = try #require(try package.store().shards(with: last))
    #expect(shards.map(\.number) == [1, 2])
    let merged = try package.store(.never, run: "m").merge(shards.map(\.folder), start: Date())
    #expect(merged.results.count == 12 && merged.missingKeys.isEmpty)
    #expect(try package.store().keptRuns().map(\.manifest.run) == ["1", "2", "m"])
    let actuals = merged.results.compactMap(\.actual)
    #expect(!actuals.isEmpty && actuals.allSatisfy { $0.hasPrefix(".snap/S/") })
    #expect(actuals.allSatisfy(package.exists))
  }

  @Test func `the last ten runs are kept`() throws {
    for number in 1...12 { try verify("\(number)") }
    #expect(try package.store().keptRuns().map(\.number) == Array(3...12))
    let error = #expect(throws: SnapshotsError.self) { try package.store().keptRun(1) }
    #expect(error == .noSuchRun(1, kept: Array(3...12)))
  }

  @Test func `a run whose records are of another version is said to be, when it is read`() throws {
    try verify("a")
    let run = try #require(try package.store().keptRuns().first)
    let log = try #require(package.allFiles.first { $0.hasPrefix(".snap/runs/1/results/") })
    let text = try #require(package.read(log).map { String(decoding: $0, as: UTF8.self) })
    try package.write(text.replacing(#""version":2"#, with: #""version":1"#), to: log)
    let error = #expect(throws: SnapshotsError.self) { try package.store().results(of: run) }
    #expect(error?.description.contains("its version is 1") == true)
  }

  @Test func `what a killed process left of a folder is replaced`() throws {
    try package.write("half a log", to: ".snap/runs/.new/results/1.log")
    try verify("a")
    #expect(try package.store().keptRuns().map(\.number) == [1])
    #expect(!package.exists(".snap/runs/.new"))
  }

  @Test func `records of an older version are named, and the next run removes them`() throws {
    try package.write("{}", to: ".snap/results/CellTests/row.json")
    let fault = try #require(try package.store().unreadableRecords().first)
    #expect(
      fault.message?.hasPrefix(".snap/results/CellTests is from an older version of Snap") ?? false)
    try verify("a")
    #expect(try package.store().unreadableRecords().isEmpty)
  }
}
