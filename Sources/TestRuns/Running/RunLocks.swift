import Foundation
import Processes
import SnapReport
package import SnapshotReferences
import Snapshots
import Terminal

/// Keeps runs of one package apart: while one writes its records, another waits or is refused.
package struct RunLocks {
  /// Whether to wait for a run that is in progress.
  package let waits: Bool

  package init(waits: Bool) {
    self.waits = waits
  }

  /// Takes the locks of all packages, then runs a command's work.
  ///
  /// - Throws: ``TestRunsError/runInProgress(package:holder:)`` if another run is in progress and this one does not wait;
  ///   what the work throws.
  package func hold<Result>(
    _ runs: [(directories: SnapshotDirectories, run: String)], during work: () throws -> Result
  ) throws -> Result {
    // In one order for all processes, so that no two wait for each other.
    let runs = runs.sorted { $0.directories.packageRoot.path < $1.directories.packageRoot.path }
    let locks = try runs.map { try lock($0.directories, run: $0.run) }
    return try withExtendedLifetime(locks) { try work() }
  }

  private func lock(_ directories: SnapshotDirectories, run: String) throws -> RunLock {
    let words = [Console.tool.description] + CommandLine.arguments.dropFirst()
    let this = RunLock.Holder(
      process: getpid(), command: words.joined(separator: " "), run: run)
    return try RunLock(of: directories, for: this) { holder in
      let package = directories.packageRoot.path
      guard waits else { throw TestRunsError.runInProgress(package: package, holder: holder) }
      // A parent may hand down a mask that blocks Ctrl-C.
      Interruption.unblock()
      Console.error(
        "Waiting for \(RunLock.Holder.name(of: holder)), whose run in \(package) has not ended. "
          + "With --no-wait this ends with 2 instead.")
    }
  }
}
