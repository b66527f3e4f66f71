import FileAccess
public import Foundation
public import SnapshotRecords

/// What one run of `snap verify` or `snap merge` left, in a folder of its own: `.snap/runs/<number>`.
///
/// 1. The folder has the form of `.snap/`: the manifest, the logs of records, actuals and diffs. They are second names of the
///    files there, so that keeping a run costs no copy, and what replaces those files later leaves this run's.
/// 2. It is completed under another name and then renamed, so that it is there as a whole or not at all. The link
///    `.snap/runs/latest` is replaced in one step, too.
/// 3. What waits for a decision is in `.snap/`, of whichever run. A folder of a run is only looked at, or merged.
public struct KeptRun: Hashable, Sendable {
  /// The number of the run in its checkout, from 1.
  public let number: Int
  public let folder: URL
  /// What the run was, and how it ended.
  public let manifest: RunManifest

  /// How many runs are kept, besides the other shards of the last one: those of a day of work.
  static let limit = 10
}
