import FileAccess
import Foundation

extension SnapshotStore {
  /// The files that a decision on one snapshot replaces or removes, for ``undo(_:)``.
  public struct BeforeDecision: Sendable {
    /// The snapshot's record.
    public let record: SnapshotResult
    let reference: Data?
    let actual: Data?
    let diff: Data?
  }

  /// Reads the files that a decision on these keys would replace or remove.
  ///
  /// - Returns: one value for each pending key, by key.
  /// - Throws: ``SnapshotsError`` if a file cannot be read.
  public func beforeDecision(on keys: Set<SnapshotKey>) throws -> [BeforeDecision] {
    try pending().filter { keys.contains($0.key) }.map { record in
      BeforeDecision(
        record: record, reference: try Files.read(directories.reference(of: record)),
        actual: try Files.read(directories.actual(of: record)),
        diff: try Files.read(directories.diff(of: record)))
    }
  }

  /// Undoes a decision: restores the previous reference, and the actual picture is pending again.
  ///
  /// Does nothing if the reference or the record has changed since the decision.
  ///
  /// - Parameter before: the value of ``beforeDecision(on:)`` before the decision.
  /// - Returns: a decision that is `undone` or `stale`.
  /// - Throws: ``SnapshotsError`` if a file cannot be read or written.
  public func undo(_ before: BeforeDecision) throws -> Decision {
    let record = before.record
    let referenceFile = directories.reference(of: record)
    let current = try Files.read(referenceFile)
    let isAsBefore = current == before.reference
    let written = try readRecord(directories.record(for: record.key))
    guard isAsBefore || current == before.actual, written?.isPending != true else {
      return Decision(record, .stale, because: .referenceChangedSince)
    }
    // In this order, an interruption leaves a state that the next acceptance or rejection can handle.
    try restore(before.actual, to: directories.actual(of: record))
    try restore(before.diff, to: directories.diff(of: record))
    try write(record)
    if !isAsBefore { try restore(before.reference, to: referenceFile) }
    return Decision(record, .undone)
  }

  private func restore(_ data: Data?, to file: URL) throws {
    guard let data else { return try Files.remove(file) }
    try staging.replace(file, with: data, isDurable: true)
  }
}
