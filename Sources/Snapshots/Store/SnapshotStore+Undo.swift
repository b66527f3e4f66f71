import FileAccess
import Foundation
public import SnapshotRecords
import SnapshotReferences

/// Undoing decisions on pending pictures.
extension SnapshotStore {
  /// The files that a decision on one snapshot replaces or removes, for ``undo(_:)``.
  public struct BeforeDecision: Sendable {
    public let record: SnapshotResult
    let reference: StoredReference?
    let actual: Data?
    let diff: Data?
  }

  /// Reads the files that a decision on these keys would replace or remove.
  ///
  /// - Returns: one value for each pending key, by key, and for each whose files cannot be read the decision that nothing can be
  ///   done.
  /// - Throws: ``SnapshotsError`` if the records cannot be read.
  public func beforeDecision(on keys: Set<SnapshotKey>) throws -> (
    before: [BeforeDecision], unreadable: [Decision]
  ) {
    var before: [BeforeDecision] = []
    var unreadable: [Decision] = []
    for record in try pending() where keys.contains(record.key) {
      do {
        before.append(
          BeforeDecision(
            record: record, reference: try readReference(of: record),
            actual: try directories.tree.read(directories.actual(of: record)),
            diff: try directories.tree.read(directories.diff(of: record))))
      } catch {
        unreadable.append(Decision(record, .stale, because: .fileFailure(reason: "\(error)")))
      }
    }
    return (before, unreadable)
  }

  /// Undoes decisions like ``undo(_:)``; if the files of one cannot be changed, the others still are.
  ///
  /// - Returns: a decision for each, in their order, that is `undone` or `stale`.
  public func undo(_ all: [BeforeDecision]) -> [Decision] {
    all.map { before in decide(before.record) { _ in try undo(before) } }
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
    let current = try readReference(of: record)
    let isAsBefore = current == before.reference
    let accepted = try before.actual.map { try reference(from: $0, of: record) }
    // What replaced the record by something else than a record decided nothing.
    let written = try readRecord(of: record.key)
    guard isAsBefore || current == accepted, written?.isPending != true else {
      return Decision(record, .stale, because: .referenceChangedSince)
    }
    // In this order, an interruption leaves a state that the next acceptance or rejection can handle.
    try restore(before.actual, to: directories.actual(of: record))
    try restore(before.diff, to: directories.diff(of: record))
    try replace(record)
    if !isAsBefore {
      try replaceReference(of: record, with: before.reference)
      sortDigests()
    }
    return Decision(record, .undone)
  }

  private func restore(_ data: Data?, to file: URL) throws {
    guard let data else { return try directories.tree.remove(file) }
    try staging.replace(file, with: data, isDurable: true)
  }
}
