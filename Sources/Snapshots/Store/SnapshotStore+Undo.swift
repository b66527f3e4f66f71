import FileAccess
import Foundation

extension SnapshotStore {
  /// The files that a decision on one snapshot replaces or removes, to be put back by ``undo(_:)``.
  public struct BeforeDecision: Sendable {
    /// The snapshot's record.
    public let record: SnapshotResult
    let reference: Data?
    let actual: Data?
    let diff: Data?
  }

  /// Reads what a decision on these keys would replace or remove.
  ///
  /// - Returns: one value for each key that waits, by key.
  /// - Throws: ``SnapshotsError`` if a file cannot be read.
  public func beforeDecision(on keys: Set<SnapshotKey>) throws -> [BeforeDecision] {
    try pending().filter { keys.contains($0.key) }.map { record in
      BeforeDecision(
        record: record, reference: try Files.read(directories.reference(of: record)),
        actual: try Files.read(directories.actual(of: record)),
        diff: try Files.read(directories.diff(of: record)))
    }
  }

  /// Takes a decision back: the reference is the one before it, and the actual picture waits again.
  ///
  /// Nothing is done if the reference or the record is no longer what the decision left.
  ///
  /// - Parameter before: what ``beforeDecision(on:)`` returned before the decision.
  /// - Returns: a decision that is `undone` or `stale`.
  /// - Throws: ``SnapshotsError`` if a file cannot be read or written.
  public func undo(_ before: BeforeDecision) throws -> Decision {
    let record = before.record
    let referenceFile = directories.reference(of: record)
    let current = try Files.read(referenceFile)
    let isAsBefore = current == before.reference
    let written = try readRecord(directories.record(for: record.key))
    guard isAsBefore || current == before.actual, written?.isPending != true else {
      return Decision(
        key: record.key, outcome: .stale,
        message: "\(record.reference) was changed since; it is left as it is.")
    }
    // In this order an interruption leaves what the next acceptance or rejection can work with.
    try restore(before.actual, to: directories.actual(of: record))
    try restore(before.diff, to: directories.diff(of: record))
    try write(record)
    if !isAsBefore { try restore(before.reference, to: referenceFile) }
    return Decision(key: record.key, outcome: .undone, message: "\(record.key) waits again.")
  }

  private func restore(_ data: Data?, to file: URL) throws {
    guard let data else { return try Files.remove(file) }
    try staging.replace(file, with: data, isDurable: true)
  }
}
