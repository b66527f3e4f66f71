import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// A run over some fixtures, simulated with only the store.
struct SampleRun {
  /// The fixtures' names; ``snapshot(of:)`` determines each one's result.
  static let fixtures = (0..<12).map { "f\($0)" }

  let package: TemporaryPackage
  var run = "run"
  var filter: String?
  var part: ShardAssignment?
  var identity: RunIdentity?
  var fixtures = SampleRun.fixtures

  /// Writes references for all fixtures except the last; every third one differs from the snapshot.
  func recordReferences() throws {
    let store = package.store(.all)
    for (index, fixture) in Self.fixtures.dropLast().enumerated() {
      let dot = index % 3 == 2 ? 1 : nil
      _ = try store.verify(.sample(dot: dot), key: Self.key(fixture))
    }
    try FileManager.default.removeItem(at: package.directories.pending)
  }

  /// Verifies the shard's fixtures, as tests do between the two writes of the manifest.
  @discardableResult
  func verify(
    exitCode: Int32? = nil, completeness: RunCompleteness? = .complete, start: Date = Date()
  ) throws -> RunManifest {
    let store = package.store(.never, run: run)
    var manifest = RunManifest(run: run, filter: filter, part: part, start: start)
    manifest.identity = identity
    try store.begin(manifest)
    manifest.completeness = completeness
    for fixture in fixtures where try !store.skips(Self.key(fixture), outside: part) {
      _ = try store.verify(.sample(), key: Self.key(fixture))
    }
    let results = try store.readResults(run: run)
    let failed = results.contains(where: \.isFailure)
    return try store.end(manifest, results: results, exitCode: exitCode ?? (failed ? 1 : 0))
  }

  static func key(_ fixture: String) -> SnapshotKey {
    SnapshotKey(suite: "S", fixture: fixture, configuration: "320")
  }
}

extension ShardAssignment {
  static func part(_ index: Int, of count: Int, timings: Timings = Timings()) throws
    -> ShardAssignment
  {
    ShardAssignment(
      shard: try #require(Shard(index: index, count: count)),
      plan: ShardPlan(count: count, timings: timings))
  }
}
