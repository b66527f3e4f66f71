import Foundation
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

/// The versions of the references of those snapshots of a run that changed.
struct ReferenceHistories {
  /// The newest versions of each; a page has no more.
  private static let mostVersions = 20

  /// The versions, the oldest first, by key.
  private(set) var all: [SnapshotKey: [ReferenceVersion]] = [:]

  /// Asks git.
  ///
  /// - Parameters:
  ///   - results: the results of a run.
  ///   - directories: the package.
  /// - Throws: `GitProblem`, or an error of digests that cannot be read.
  init(of results: [SnapshotResult], in directories: SnapshotDirectories) throws {
    let repository = try GitRepository(of: directories, environment: Console.environment)
    let store = directories.store
    for result in results where result.status != .passed || result.isFailure {
      let timeline = try ReferenceTimeline(of: result.key, store, repository)
      let described = SnapshotHistory(timeline, newest: Self.mostVersions).steps
      let versions = zip(timeline.steps, described).map { step, described in
        ReferenceVersion(
          commit: described.commit, changes: described.changes, picture: step.new?.picture)
      }
      if !versions.isEmpty { all[result.key] = versions.reversed() }
    }
  }
}
