import FileAccess
import Foundation
public import SnapshotRecords
public import SnapshotReferences

/// The right to write a package's records, which one run has at a time.
///
/// The system takes it back when the process ends, even if it is killed. The processes of the run's tests recognise
/// their run by its token; any other process that takes snapshots during the run keeps its files apart, see
/// ``SnapshotDirectories/apart(fromRunsBut:)``.
public final class RunLock {
  /// The process that has the lock, as the lock's file names it.
  public struct Holder: Codable, Hashable, Sendable {
    /// The system's number of the process.
    public var process: Int32
    /// The command line, for a message.
    public var command: String
    /// The token of the run, which its records carry; empty for a command that runs no test.
    public var run: String

    /// Creates a description of a process.
    public init(process: Int32, command: String, run: String = "") {
      self.process = process
      self.command = command
      self.run = run
    }
  }

  private let lock: FileLock

  /// Takes the lock of a package.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - holder: this process.
  ///   - willWait: called if another process has the lock, with its description if that can be read; throw to refuse
  ///     instead of waiting.
  /// - Throws: what `willWait` throws; `FileError` if the file cannot be written.
  public init(
    of directories: SnapshotDirectories, for holder: Holder, willWait: (Holder?) throws -> Void
  ) throws {
    try directories.ignorePending()
    let file = directories.runLock
    if let lock = try FileLock.take(file, in: directories.tree) {
      self.lock = lock
    } else {
      try willWait(Self.holder(in: directories))
      lock = try FileLock.wait(for: file, in: directories.tree)
    }
    try lock.write(CanonicalJSON.prettyData(of: holder), for: file)
    // Only processes beside an earlier run have used it.
    try directories.tree.removeFolder(directories.besideRun)
  }

  /// Whether a run other than the given one is in progress.
  static func isHeld(in directories: SnapshotDirectories, byRunsBut run: String?) -> Bool {
    guard FileLock.isHeld(directories.runLock, in: directories.tree) else { return false }
    return run == nil || holder(in: directories)?.run != run
  }

  /// The description is only for messages and for the run's own processes, which start after it is written.
  private static func holder(in directories: SnapshotDirectories) -> Holder? {
    try? JSONFile(directories.runLock, in: directories.tree).read(Holder.self, .holder)
  }
}

extension SnapshotDirectories {
  /// Returns the folders for a process that takes snapshots.
  ///
  /// They are these ones, unless a run to which the process does not belong is in progress: a plain `swift test` beside
  /// `snap verify`, or tests that outlived a killed `snap`. Then its actuals, diffs and records go to
  /// `.snap/.outside/`, so that the run finds its own.
  ///
  /// - Parameter run: the token of the process: the value of `SNAP_RUN`.
  /// - Returns: the folders; the references are the same in any case.
  public func apart(fromRunsBut run: String?) -> SnapshotDirectories {
    RunLock.isHeld(in: self, byRunsBut: run) ? SnapshotDirectories(self, pending: besideRun) : self
  }

  /// The file whose lock a run holds.
  var runLock: URL { pending.appendingPathComponent("run.lock") }

  /// Where the records of these folders are.
  public var recordsPlace: RecordsPlace {
    RecordsPlace(
      folder: relativePath(of: results),
      isBesideRun: pending.lastPathComponent == Self.folderBesideRun)
  }

  // No suite's name begins with a dot.
  private static let folderBesideRun = ".outside"

  var besideRun: URL {
    pending.appendingPathComponent(Self.folderBesideRun, isDirectory: true)
  }
}
