public import Foundation
import SnapshotRecords

extension SnapshotsError: CustomStringConvertible, LocalizedError {
  /// What happened, to which file, and what to do next.
  public var description: String {
    switch self {
    case .invalidRecord(let key, let file, let fault):
      "The record of \(key) in \(file) is not one that this version reads: \(fault.words). "
        + "Run `snap verify` again."
    case .olderRecords(let folder):
      "\(folder) is from an older version of Snap, whose records this one does not read. Run `snap verify` again, "
        + "which replaces them."
    case .noSuchRun(let number, let kept):
      "Run \(number) has no folder. "
        + (kept.isEmpty
          ? "Run `snap verify`, which leaves one."
          : "The runs that are kept are \(kept.map(String.init).joined(separator: ", ")).")
    case .invalidFile(let file, let content):
      "\(file) is not a \(content.words) that this version reads. Delete it and run `snap verify` again."
    case .cannotPrune(let obstacle):
      "Nothing is removed: \(obstacle.words). Run `snap verify` over the whole package, without options that "
        + "leave something out, until it passes; then prune."
    case .cannotMove(let obstacle): "Nothing is moved: \(obstacle.words)"
    case .shardsDoNotFit(let misfit): "Nothing is merged: \(misfit.words)"
    }
  }

  /// The same as ``description``, for callers that know only `Error`.
  public var errorDescription: String? { description }
}

extension SnapshotsError.MoveObstacle {
  fileprivate var words: String {
    switch self {
    case .suiteAndFixture(let old, let new):
      "one of \(old) and \(new) is a suite and the other a fixture. Name a fixture as Suite/fixture, or a suite as Suite/."
    case .sameName(let name): "the references of \(name) have that name. Name another one."
    case .noReference(let name):
      "no reference has the name \(name). Look below Snapshots/ for the names that there are."
    case .isThere(let place):
      "\(place) is another reference. Remove it if nothing uses it, as `snap prune` does; then move."
    }
  }
}

extension SnapshotsError.RecordFault {
  fileprivate var words: String {
    switch self {
    case .otherVersion(let version): "its version is \(version)"
    case .damaged: "its JSON lacks a field or is damaged"
    case .torn: "it is not complete, as its process was killed"
    }
  }
}

extension SnapshotsError.StoredFile {
  fileprivate var words: String {
    switch self {
    case .note: "note"
    case .manifest: "manifest of a run"
    case .holder: "description of a run"
    case .timings: "list of timings"
    case .shardPlan: "shard plan"
    }
  }
}

extension SnapshotsError.PruneObstacle {
  fileprivate var words: String {
    switch self {
    case .noRun: "no run of `snap verify` is on record"
    case .unfinished: "the last run was interrupted, or is still running"
    case .shard(let shard):
      "the last run was shard \(shard), which verified only its part; `snap merge` joins all"
    case .lostRecords(let lost): "\(lost) of the last run's snapshots have no record any more"
    case .nothingVerified: "the last run verified no snapshot"
    // A run without tests, or without cell files, stores the option instead of a pattern.
    case .filter("--cells-only"): "the last run verified only cell files"
    case .filter("--tests-only"): "the last run verified only tests, and no cell files"
    case .filter(let filter) where filter.hasPrefix("--affected "):
      "the last run left out what `\(filter)` does not affect"
    case .filter(let filter): "the last run verified only what matches `\(filter)`"
    case .keyLeft(let key): "none of the shards that were merged verified \(key)"
    case .failedSnapshots(let failed, let count):
      "\(failed) of the last run's \(count) snapshots failed"
    case .failedTest: "a test of the last run failed"
    case .endNotSeen:
      "the last run did not see the end of all its tests, or another version of Snap wrote it"
    case .changedSource(let path): "\(path) changed after the last run had started"
    }
  }
}

extension SnapshotsError.ShardMisfit {
  fileprivate var words: String {
    switch self {
    case .noFolder: "no folder is named."
    case .noManifest(let folder):
      "\(folder) has no run.json, which `snap verify` leaves in .snap."
    case .twoManifests(let files):
      "\(files.joined(separator: " and ")) are manifests of two runs in one folder. Remove the folder before a shard's "
        + "results are put there."
    case .noRecord(let key, let folder):
      "the logs in \(folder)/results have no record of \(key) from the run of \(folder)/run.json."
    case .noPicture(let path, let folder): "\(folder) lacks \(path), of a snapshot that failed."
    case .wholeRun(let folder): "\(folder) holds a whole run, not a shard."
    case .unfinished(let folder): "the run in \(folder) was interrupted, or could not begin."
    case .lostRecords(let lost, let folder):
      "\(lost) snapshots of the run in \(folder) have no record any more."
    case .otherPackage(let name, let folder, let expected):
      "\(folder) has results of \(name.map { "the package \($0)" } ?? "a package without a name"), not of \(expected). "
        + "Merge the shards of one package, in its folder."
    case .differentRuns(let folders):
      "\(folders.joined(separator: " and ")) are parts of different runs: their --shard counts or --filter differ."
    case .differentTimings(let folders):
      "\(folders.joined(separator: " and ")) were split by different timings; give all shards the same "
        + "timings.json, or none."
    case .otherCommit(let commit, let shard, let expected):
      (commit.map { "shard \(shard) is of commit \($0), not of \(expected)" }
        ?? "shard \(shard) does not say of which commit it is; \(expected) is expected")
        + ". Verify all shards at the commit that is checked out here; to merge those of another one, pass --commit "
        + "\(commit.map { String($0.prefix(10)) } ?? "any")."
    case .differentIdentities(let part, let shards, let commits):
      differenceWords(part, shards, commits)
    case .missing(let numbers, let count):
      "of \(count) shards \(numbers.map(String.init).joined(separator: ", ")) "
        + "\(numbers.count == 1 ? "is" : "are") missing."
    case .twice(let shard, let folders):
      "\(folders.joined(separator: " and ")) are both shard \(shard)."
    case .sharedKey(let key, let shards):
      "\(key) was verified by shards \(shards.map(String.init).joined(separator: " and ")); "
        + "were they built from the same sources and version of Snap?"
    }
  }
}

extension SnapshotsError.ShardMisfit {
  fileprivate func differenceWords(
    _ part: RunIdentity.Part?, _ shards: [Shard], _ commits: [String]
  ) -> String {
    let names = shards.map(\.description).joined(separator: " and ")
    let difference = "shards \(names) \(part?.words ?? "do not both say what they verified")"
    guard commits.count == 2, part?.followsFromCommit == true else {
      return difference + ". Verify all shards from one checkout, or from one bundle."
    }
    return
      "shard \(shards[1]) is of another commit: \(commits[1]), where shard \(shards[0]) is of \(commits[0]). "
      + "Verify all shards at one commit."
  }
}

extension RunIdentity.Part {
  /// Whether another commit explains it.
  fileprivate var followsFromCommit: Bool {
    switch self {
    case .files, .otherFiles, .references, .dependencies, .manifest: true
    case .engine, .compiler, .tool, .decoding, .drawings, .variable: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .engine: "have pictures of different engines"
    case .compiler: "were built by different compilers"
    case .tool: "ran under different versions of Snap"
    case .manifest: "have manifests that say different things, as their environments differ"
    case .decoding: "decoded different references, as their --decode differs"
    case .drawings: "drew their snapshots differently often, as their --repeat differs"
    case .files: "have different files, although no commit tells them apart"
    case .otherFiles:
      "have different files that git does not track, in the targets' folders or for cell files"
    case .references: "were compared with different references"
    case .dependencies: "were built with different versions of other packages"
    case .variable(let name): "ran with different values of \(name), which snap.json lists"
    }
  }
}
