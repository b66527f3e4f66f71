import ArgumentParser
import FileAccess
import Foundation
import SnapshotRecords
import Snapshots

/// The part of a run to verify, and how the run is split.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Verify only this part of the snapshots. By default from the variables of GitLab, CircleCI, "
        + "Buildkite and Bazel; 1/1 verifies all.",
      valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "Split by the durations in this file, which must be the same for all parts and may be "
        + "missing. A whole run and `snap merge` write .snap/timings.json.",
      valueName: "file"))
  var timings: String?

  /// The part, and the variable that set it.
  func request(in environment: [String: String]) throws -> (shard: Shard, variable: String?)? {
    if let shard { return (try Shard(parsing: shard), nil) }
    return try Shard.requested(by: environment).map { ($0.shard, $0.variable) }
  }

  /// Returns a package's part of the shard; nil for the whole package.
  func part(_ shard: Shard?, of store: SnapshotStore) throws -> ShardAssignment? {
    guard let shard, !shard.isWhole else { return nil }
    let timings = try store.readTimings(from: self.timings.map(URL.init(fileURLWithPath:)))
    return ShardAssignment(shard: shard, plan: ShardPlan(count: shard.count, timings: timings))
  }

  /// Signals to Bazel that sharding is supported.
  /// https://bazel.build/reference/test-encyclopedia#test-sharding
  func touchStatusFile(in environment: [String: String]) throws {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    try Files.write(Data(), to: URL(fileURLWithPath: path))
  }
}
