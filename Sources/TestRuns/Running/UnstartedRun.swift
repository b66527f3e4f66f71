import Foundation
import SnapshotRecords
import SnapshotReferences
import Snapshots

/// A `snap verify` whose command line is wrong, so that it does not begin.
///
/// In CI, what an earlier run has left would be kept as the result of this one. Where a person has mistyped, it stays.
package enum UnstartedRun {
  /// Notes in the folders of the packages that are meant, as far as that is known, that no run has ended there.
  ///
  /// - Throws: ``TestRunsError/runInProgress(package:holder:)``, or an error of a file that cannot be written.
  package static func note(_ arguments: [String], environment: [String: String]) throws {
    guard arguments.first == "verify", environment.isContinuousIntegration else { return }
    let paths = ["."] + arguments.dropFirst().filter { !$0.hasPrefix("-") }
    let here = URL(fileURLWithPath: ".", isDirectory: true).standardizedFileURL
    let packages = Set([here] + paths.compactMap { try? PackageFolder.containing($0) })
    for package in packages.sorted(by: { $0.path < $1.path }) {
      let (directories, run) = (SnapshotDirectories(ofPackage: package), UUID().uuidString)
      // One that cannot be read is not taken for a result either.
      guard (try? directories.store.readManifest())??.exitCode != nil else { continue }
      try RunLocks(waits: false).hold([(directories, run)]) {
        try directories.store.begin(RunManifest(run: run, start: Date()))
      }
    }
  }
}
