import FileAccess
import Foundation

extension SnapshotStore {
  /// What became of one pending picture.
  public struct Decision: Codable, Hashable, Sendable {
    /// What was done.
    public enum Outcome: String, Codable, Sendable {
      /// The actual picture is the reference now.
      case accepted
      /// The actual picture was discarded.
      case rejected
      /// What had been done was taken back: the actual picture waits again.
      case undone
      /// Nothing was done: the reference is no longer the one that was compared, or the picture is
      /// gone.
      case stale
    }

    /// The snapshot's key.
    public var key: SnapshotKey
    /// What was done.
    public var outcome: Outcome
    /// What was done, or why nothing was and what to do, in one or two sentences.
    public var message: String
  }

  /// Makes the pending pictures that match any of the patterns the references.
  ///
  /// A picture is accepted only if the reference is still the one it was compared with. The record
  /// of an accepted picture becomes `recorded`.
  ///
  /// - Parameter patterns: keys, suites, fixtures, paths of references or actual pictures, or globs
  ///   over them, in which `*` stands for any characters and `?` for one.
  /// - Returns: a decision for each match, by key; empty if nothing matched.
  /// - Throws: ``SnapshotsError`` if a file cannot be read or written.
  public func accept(_ patterns: [String]) throws -> [Decision] {
    try finishInterruptedAcceptances()
    return try pending(matching: patterns).map(accept)
  }

  /// Makes the pending pictures of these keys the references, as ``accept(_:)`` does.
  ///
  /// - Returns: a decision for each key that waits, by key.
  /// - Throws: ``SnapshotsError`` if a file cannot be read or written.
  public func accept(keys: Set<SnapshotKey>) throws -> [Decision] {
    try finishInterruptedAcceptances()
    return try pending(among: keys).map(accept)
  }

  /// Discards the pending pictures of these keys, as ``reject(_:)`` does.
  ///
  /// - Returns: a decision for each key that waits, by key.
  /// - Throws: ``SnapshotsError`` if a file cannot be read or removed.
  public func reject(keys: Set<SnapshotKey>) throws -> [Decision] {
    try pending(among: keys).map(reject)
  }

  /// Removes pictures that no longer wait, and files that were not completed.
  private func finishInterruptedAcceptances() throws {
    try staging.sweep()
    for record in try readResults() where record.status == .recorded && !record.isPending {
      try removePending(of: record)
    }
  }

  /// Discards the pending pictures that match any of the patterns, and their records; references
  /// stay as they are.
  ///
  /// - Parameter patterns: as for ``accept(_:)``.
  /// - Returns: a decision for each match, by key; empty if nothing matched.
  /// - Throws: ``SnapshotsError`` if a file cannot be read or removed.
  public func reject(_ patterns: [String]) throws -> [Decision] {
    try pending(matching: patterns).map(reject)
  }

  private func reject(_ record: SnapshotResult) throws -> Decision {
    try removePending(of: record)
    try Files.remove(directories.record(for: record.key))
    return Decision(
      key: record.key, outcome: .rejected, message: "\(record.reference) stays as it is.")
  }

  private func pending(among keys: Set<SnapshotKey>) throws -> [SnapshotResult] {
    try pending().filter { keys.contains($0.key) }
  }

  private func pending(matching patterns: [String]) throws -> [SnapshotResult] {
    let patterns = patterns.map(KeyPattern.init)
    return try pending().filter { record in patterns.contains { $0.matches(record) } }
  }

  /// The reference is written first and the actual removed last, so that an interruption loses neither
  /// and the next acceptance finishes this one.
  private func accept(_ record: SnapshotResult) throws -> Decision {
    let referenceFile = directories.reference(of: record)
    let actualFile = directories.actual(of: record)
    guard let actual = try Files.read(actualFile) else {
      return stale(record, "\(directories.relativePath(of: actualFile)) is gone.")
    }
    let current = try Files.read(referenceFile).map(ReferenceFile.digest)
    let accepted = ReferenceFile.digest(of: actual)
    // Equal to the actual: an earlier acceptance was interrupted.
    guard current == record.referenceDigest || current == accepted else {
      return stale(record, "\(record.reference) is no longer the file it was compared with.")
    }
    if current != accepted { try staging.replace(referenceFile, with: actual, isDurable: true) }
    try write(record.accepted(digest: accepted))
    try removePending(of: record)
    return Decision(
      key: record.key, outcome: .accepted,
      message: "\(record.reference) is the new \(record.isText ? "text" : "picture").")
  }

  private func stale(_ record: SnapshotResult, _ reason: String) -> Decision {
    Decision(
      key: record.key, outcome: .stale,
      message: "\(reason) Run `snap verify` again, and accept what it then shows.")
  }
}

extension SnapshotResult {
  /// The record after its actual picture became the reference.
  fileprivate func accepted(digest: String) -> SnapshotResult {
    var record = self
    record.status = .recorded
    record.isRecorded = true
    record.message = nil
    (record.actual, record.diff) = (nil, nil)
    record.referenceDigest = digest
    return record
  }
}
