import FileAccess
import Foundation
public import SnapshotRecords
import SnapshotReferences

extension SnapshotStore {
  /// Accepts the pending pictures that match any of the patterns as references.
  ///
  /// A picture is accepted only if the reference is still the one it was compared with. The record
  /// of an accepted picture becomes `recorded`.
  ///
  /// - Parameter patterns: keys, suites, fixtures, paths of references or actual pictures, or globs
  ///   over them, in which `*` matches any characters and `?` one.
  /// - Returns: a decision for each match, by key; empty if nothing matched.
  /// - Throws: `FileError` if a folder cannot be read.
  public func accept(_ patterns: [String]) throws -> [Decision] {
    try accept(keys: Set(pending(matching: patterns).map(\.key)))
  }

  /// Accepts the pending pictures of these keys, like ``accept(_:)``.
  ///
  /// - Returns: a decision for each pending key, by key.
  /// - Throws: `FileError` if a folder cannot be read.
  public func accept(keys: Set<SnapshotKey>) throws -> [Decision] {
    try finishInterruptedAcceptances()
    let decisions = try pending(among: keys).map { decide($0) { try accept($0) } }
    sortDigests()
    return decisions
  }

  /// Accepts the pending pictures of these keys, like ``accept(_:)``, if they are still the ones that were shown.
  ///
  /// - Parameter shown: what ``shownActuals(of:)`` returned when the pictures were shown, by key.
  /// - Returns: a decision for each pending key, by key.
  /// - Throws: `FileError` if a folder cannot be read.
  public func accept(shown: [SnapshotKey: ShownActual]) throws -> [Decision] {
    try finishInterruptedAcceptances()
    let decisions = try decide(shown: shown) { try accept($0, onlyIf: shown[$0.key]?.digest) }
    sortDigests()
    return decisions
  }

  /// Discards the pending pictures of these keys, like ``reject(_:)``, if they are still the ones that were shown.
  ///
  /// - Parameter shown: what ``shownActuals(of:)`` returned when the pictures were shown, by key.
  /// - Returns: a decision for each pending key, by key.
  /// - Throws: `FileError` if a folder cannot be read.
  public func reject(shown: [SnapshotKey: ShownActual]) throws -> [Decision] {
    try decide(shown: shown, by: reject)
  }

  /// Carries out decisions on pictures that are still the ones that were shown.
  private func decide(
    shown: [SnapshotKey: ShownActual], by action: (SnapshotResult) throws -> Decision
  ) throws -> [Decision] {
    try pending(among: Set(shown.keys)).map { record in
      decide(record) {
        shown[record.key]?.isSame(as: shownActual(of: $0)) == true
          ? try action($0) : Decision($0, .stale, because: .actualChanged)
      }
    }
  }

  /// What was in the place of a pending picture when it was shown.
  public enum ShownActual: Hashable, Sendable {
    /// A picture of this digest.
    case picture(digest: String)
    case nothing
    /// A file that cannot be read, with the reason as whole sentences.
    case unreadable(reason: String)

    fileprivate var digest: String? {
      if case .picture(let digest) = self { digest } else { nil }
    }

    fileprivate func isSame(as other: ShownActual) -> Bool {
      switch (self, other) {
      // The reason may be another one by now; nothing was seen of either.
      case (.unreadable, .unreadable): true
      default: self == other
      }
    }
  }

  /// Returns what is in the places of pending pictures, by key, to decide on no other ones later.
  public func shownActuals(of records: [SnapshotResult]) -> [SnapshotKey: ShownActual] {
    Dictionary(records.map { ($0.key, shownActual(of: $0)) }, uniquingKeysWith: { $1 })
  }

  private func shownActual(of record: SnapshotResult) -> ShownActual {
    do {
      let data = try directories.tree.read(directories.actual(of: record))
      return data.map { .picture(digest: ReferenceFile.digest(of: $0)) } ?? .nothing
    } catch {
      return .unreadable(reason: "\(error)")
    }
  }

  /// Discards the pending pictures of these keys, like ``reject(_:)``.
  ///
  /// - Returns: a decision for each pending key, by key.
  /// - Throws: `FileError` if a folder cannot be read.
  public func reject(keys: Set<SnapshotKey>) throws -> [Decision] {
    try pending(among: keys).map { decide($0, reject) }
  }

  /// Removes pictures that were pending before, and incomplete files.
  private func finishInterruptedAcceptances() throws {
    try staging.sweep()
    for record in try readResults() where record.status == .recorded && !record.isPending {
      removeDecided(record)
    }
  }

  /// Removes the pictures of a record that says that they are no longer pending.
  private func removeDecided(_ record: SnapshotResult) {
    do {
      try removePending(of: record)
    } catch {
      // What cannot be removed counts for nothing; the next acceptance tries again.
    }
  }

  /// Discards the pending pictures that match any of the patterns, and their records; references are kept.
  ///
  /// - Parameter patterns: as for ``accept(_:)``.
  /// - Returns: a decision for each match, by key; empty if nothing matched.
  /// - Throws: `FileError` if a folder cannot be read.
  public func reject(_ patterns: [String]) throws -> [Decision] {
    try reject(keys: Set(pending(matching: patterns).map(\.key)))
  }

  /// Carries out one decision; if a file cannot be changed, the others still are.
  func decide(
    _ record: SnapshotResult, _ action: (SnapshotResult) throws -> Decision
  ) -> Decision {
    do {
      return try action(record)
    } catch {
      return Decision(record, .stale, because: .fileFailure(reason: "\(error)"))
    }
  }

  private func reject(_ record: SnapshotResult) throws -> Decision {
    try removePending(of: record)
    try removeRecord(of: record.key)
    return Decision(record, .rejected)
  }

  private func pending(among keys: Set<SnapshotKey>) throws -> [SnapshotResult] {
    try pending().filter { keys.contains($0.key) }
  }

  /// Returns the records of the pending pictures that match any of the patterns, sorted by key.
  ///
  /// - Parameter patterns: as for ``accept(_:)``.
  /// - Returns: the records.
  /// - Throws: `FileError` if a folder cannot be read.
  public func pending(matching patterns: [String]) throws -> [SnapshotResult] {
    let patterns = patterns.map(KeyPattern.init)
    return try pending().filter { record in patterns.contains { $0.matches(record) } }
  }

  /// The reference is written first and the actual removed last, so that an interruption loses neither and the next
  /// acceptance completes this one.
  private func accept(_ record: SnapshotResult, onlyIf shown: String? = nil) throws -> Decision {
    let actualFile = directories.actual(of: record)
    guard let actual = try directories.tree.read(actualFile) else {
      let path = directories.relativePath(of: actualFile)
      return Decision(record, .stale, because: .actualIsGone(path: path))
    }
    let old = try readReference(of: record)
    let current = old?.digest
    let reference = try reference(from: actual, of: record)
    let accepted = reference.digest
    // Of the bytes that are accepted, as a run may replace the file at any time.
    guard shown == nil || shown == ReferenceFile.digest(of: actual) else {
      return Decision(record, .stale, because: .actualChanged)
    }
    // Equal to the actual: an earlier acceptance was interrupted.
    guard current == record.referenceDigest || current == accepted else {
      return Decision(record, .stale, because: .referenceChanged)
    }
    if current != accepted { try replaceReference(of: record, with: reference) }
    do {
      try replace(record.accepted(digest: accepted))
    } catch {
      // Still pending, so that the reference is the one that it was compared with.
      if current != accepted { try replaceReference(of: record, with: old) }
      throw error
    }
    removeDecided(record)
    return Decision(record, .accepted)
  }
}

extension SnapshotResult {
  /// The record after acceptance.
  fileprivate func accepted(digest: String) -> SnapshotResult {
    var record = self
    record.status = .recorded
    record.isRecorded = true
    record.notes = nil
    record.referencePicture = nil
    (record.actual, record.diff) = (nil, nil)
    record.referenceDigest = digest
    return record
  }
}
