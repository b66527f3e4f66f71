import FileAccess
public import Foundation
import Locks
public import SnapshotRecords
import SnapshotReferences

/// Notes of what is being verified.
extension SnapshotStore {
  /// Notes that the work on a snapshot begins.
  ///
  /// - Parameters:
  ///   - key: the snapshot's key.
  ///   - source: the location of the assertion.
  /// - Throws: `FileError` if the note cannot be written.
  public func begin(_ key: SnapshotKey, at source: SnapshotResult.Source) throws {
    try prepare()
    let source = directories.relativeToPackage(source)
    try session.work.update(workFolder.path) { work in
      let keys = (work?.keys ?? []) + [key]
      work = WorkInProgress(
        process: getpid(), run: run, job: job, test: test, source: source, keys: keys)
    } then: {
      try write(&$0)
    }
  }

  /// Notes that a snapshot has its record, or could not be verified.
  public func finish(_ key: SnapshotKey) {
    session.work.update(workFolder.path) { work in
      work?.keys.removeAll { $0 == key }
      if work?.keys.isEmpty == true { work = nil }
    } then: {
      // A note that cannot be cleared stays until the next run, which removes it.
      try? write(&$0)
    }
  }

  /// Returns what the package's processes are verifying, or were when they ended, by process.
  ///
  /// - Throws: `FileError` if the folder cannot be read.
  public func workInProgress() throws -> [WorkInProgress] {
    // Other files, and those of processes that verify nothing, are skipped; the next run removes them.
    try directories.tree.names(in: workFolder).compactMap {
      try? JSONFile(workFolder.appendingPathComponent($0), in: directories.tree).read(
        WorkInProgress.self, .note)
    }.sorted { $0.process < $1.process }
  }

  /// Removes the notes of processes that have ended, and files that are neither notes nor those of a living process.
  ///
  /// - Parameter isMeant: which of the notes; by default all.
  /// - Throws: `FileError` if a file cannot be removed.
  public func removeAbandonedWork(
    where isMeant: (WorkInProgress) -> Bool = { _ in true }
  ) throws {
    let kept = Set(
      try workInProgress().filter { !$0.isAbandoned || !isMeant($0) }.map { file(of: $0.process) })
    for name in try directories.tree.names(in: workFolder) {
      let file = workFolder.appendingPathComponent(name)
      if !kept.contains(file), !isOfLivingProcess(name) { try directories.tree.remove(file) }
    }
  }

  /// Returns when a process began or finished a snapshot last; nil if it is verifying none.
  public func lastProgress(of work: WorkInProgress) -> Date? {
    Files.modificationDate(of: file(of: work.process))
  }

  /// One file for all notes of a process: two names made and removed for each snapshot took longer than the rest of a run.
  private func write(_ desk: inout WorkRegistry.Desk) throws {
    TrapNote.prepare(for: desk.work)
    let file = file(of: getpid())
    let text = try desk.work.map { Data(try CanonicalJSON.text(of: $0).utf8) } ?? Data()
    if let note = desk.file, note.isUsable, text.count <= NoteFile.mostBytes {
      return try note.replace(with: text)
    }
    desk.file = nil
    guard desk.work != nil else { return try directories.tree.remove(file) }
    try staging.replace(file, with: text)
    // What is longer than a page is written anew each time.
    if text.count <= NoteFile.mostBytes { desk.file = try NoteFile(file, in: directories.tree) }
  }

  private var workFolder: URL {
    directories.pending.appendingPathComponent("working", isDirectory: true)
  }

  private func file(of process: Int32) -> URL {
    workFolder.appendingPathComponent("\(process).json")
  }

  private func isOfLivingProcess(_ name: String) -> Bool {
    guard name.hasSuffix(".json"), let process = Int32(name.dropLast(5)), process > 0 else {
      return false
    }
    return kill(process, 0) == 0 || errno != ESRCH
  }
}
