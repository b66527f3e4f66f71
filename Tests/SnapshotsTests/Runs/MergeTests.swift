import Foundation
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

struct MergeTests {
  /// A verified package for each shard.
  private func shards(_ count: Int, timings: Timings = Timings()) throws -> [TemporaryPackage] {
    try (1...count).map { index in
      let package = try TemporaryPackage()
      let part = try ShardAssignment.part(index, of: count, timings: timings)
      let run = SampleRun(package: package, run: "run \(index)", part: part)
      try run.recordReferences()
      try run.verify()
      return package
    }
  }

  private func merge(_ parts: [TemporaryPackage], into package: TemporaryPackage) throws
    -> SnapshotStore.MergedRun
  {
    let start = Date()
    return try package.store(.never, run: "run").merge(
      parts.map(\.directories.pending), start: start)
  }

  private func content(_ package: TemporaryPackage) throws -> [String: Data] {
    var content: [String: Data] = [:]
    for path in package.files where !path.hasSuffix(".json") { content[path] = package.read(path) }
    for var record in try package.store().readResults() {
      record.milliseconds = 0
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      content["\(record.key)"] = try encoder.encode(record)
    }
    return content
  }

  @Test(arguments: 2...5)
  func `merged shards equal a single run`(count: Int) throws {
    let (whole, joined) = (try TemporaryPackage(), try TemporaryPackage())
    for package in [whole, joined] { try SampleRun(package: package).recordReferences() }
    let manifest = try SampleRun(package: whole).verify()
    var merged = try merge(shards(count), into: joined)
    #expect(try content(joined) == content(whole))
    #expect(merged.results.map(\.key) == manifest.keys)
    #expect(merged.missingKeys.isEmpty && merged.unexplainedShards.isEmpty)
    merged.manifest.start = manifest.start
    #expect(merged.manifest == manifest)
  }

  @Test(arguments: [RunCompleteness.brokenOff, nil])
  func `a shard whose end was not seen is named, and the whole does not pass`(
    completeness: RunCompleteness?
  ) throws {
    let package = try TemporaryPackage()
    let parts = try (1...2).map { index in
      let package = try TemporaryPackage()
      let part = try ShardAssignment.part(index, of: 2)
      let run = SampleRun(package: package, part: part, fixtures: ["f0", "f1"])
      try run.recordReferences()
      try run.verify(exitCode: 0, completeness: index == 2 ? completeness : .complete)
      return package
    }
    let merged = try merge(parts, into: package)
    #expect(merged.manifest.completeness == completeness && !merged.manifest.isPassing)
    #expect(merged.unexplainedShards.map(\.index) == [2])
  }

  @Test func `each fixture is verified by exactly one shard`() throws {
    let parts = try shards(3).map { try #require(try $0.store().readManifest()) }
    #expect(parts.flatMap(\.keys).sorted() == SampleRun.fixtures.map(SampleRun.key).sorted())
    for part in parts { #expect(part.keys.count + part.keysLeft.count == 12) }
  }

  @Test func `a whole package folder is accepted`() throws {
    let (package, parts) = (try TemporaryPackage(), try shards(2))
    let merged = try package.store(.never, run: "r").merge(parts.map(\.root), start: Date())
    #expect(merged.results.count == 12)
  }

  @Test func `a missing shard is named`() throws {
    let parts = try shards(3)
    #expect(throws: SnapshotsError.shardsDoNotFit(.missing([2], of: 3))) {
      try merge([parts[2], parts[0]], into: TemporaryPackage())
    }
  }

  @Test func `a duplicate shard is rejected`() throws {
    let parts = try shards(2)
    let error = #expect(throws: SnapshotsError.self) {
      try merge(parts + [parts[1]], into: TemporaryPackage())
    }
    #expect(error?.description.contains("are both shard 2/2") ?? false)
  }

  @Test func `shards split by different timings are rejected`() throws {
    var slow = SnapshotResult(
      key: SampleRun.key("f1"), status: .passed, reference: "", size: .init(width: 1, height: 1),
      scale: 2)
    slow.milliseconds = 9
    let parts = [try shards(2)[0], try shards(2, timings: Timings(of: [slow]))[1]]
    let error = #expect(throws: SnapshotsError.self) {
      try merge(parts, into: TemporaryPackage())
    }
    #expect(error?.description.contains("split by different timings") ?? false)
  }

  @Test func `an interrupted run is rejected`() throws {
    let parts = try shards(2)
    let part = try ShardAssignment.part(2, of: 2)
    try parts[1].store(run: "x").begin(RunManifest(run: "x", part: part, start: Date()))
    let error = #expect(throws: SnapshotsError.self) {
      try merge(parts, into: TemporaryPackage())
    }
    #expect(error?.description.contains("was interrupted") ?? false)
  }

  @Test func `a folder without a run, or with a complete one, is rejected`() throws {
    let whole = try TemporaryPackage()
    #expect(throws: SnapshotsError.self) { try merge([whole], into: whole) }
    try SampleRun(package: whole).verify()
    let error = #expect(throws: SnapshotsError.self) { try merge([whole], into: whole) }
    #expect(error?.description.contains("holds a whole run, not a shard") ?? false)
  }

  @Test func `a fixture skipped by every shard is named`() throws {
    let packages = [try TemporaryPackage(), try TemporaryPackage()]
    for (index, package) in packages.enumerated() {
      let part = try ShardAssignment.part(index + 1, of: 2)
      let fixtures = index == 0 ? SampleRun.fixtures : []
      try SampleRun(package: package, run: "\(index)", part: part, fixtures: fixtures).verify()
    }
    let merged = try merge(packages, into: TemporaryPackage())
    #expect(merged.missingKeys.count + merged.results.count == 12)
    #expect(!merged.missingKeys.isEmpty)
  }

  @Test func `a lost picture is named`() throws {
    let parts = try shards(2)
    for part in parts {
      try FileManager.default.removeItem(
        at: part.directories.pending.appendingPathComponent("S"))
    }
    let error = #expect(throws: SnapshotsError.self) {
      try merge(parts, into: TemporaryPackage())
    }
    #expect(error?.description.contains("320@2x.actual.png") ?? false)
  }
}
