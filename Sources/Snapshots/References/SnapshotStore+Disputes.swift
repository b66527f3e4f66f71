public import SnapshotRecords
import SnapshotReferences

/// Settling lines of digests that two branches changed differently.
extension SnapshotStore {
  /// A snapshot whose line two branches changed differently, or that one removed and the other changed.
  public struct Dispute: Hashable, Sendable {
    public let key: SnapshotKey
    /// The path of the file of digests, relative to the package.
    public let file: String
    fileprivate let suite: String
    fileprivate let name: String
  }

  /// Returns the snapshots with a disputed line, by file and name.
  ///
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``, or `FileError` if a file cannot be read.
  public func disputes() throws -> [Dispute] {
    try allDigests().flatMap { path, suite, digests in
      digests.disputed.compactMap { name in
        Self.picture(ofReference: name + ".png", suite: suite, extension: "png").map {
          Dispute(key: $0.key, file: path, suite: suite, name: name)
        }
      }
    }
  }

  /// Takes the line that was drawn for the only version, although a branch had removed it.
  ///
  /// - Throws: `FileError` if the file cannot be written.
  public func settle(_ dispute: Dispute) throws {
    try updateDigests(of: dispute.suite) { $0[dispute.name] = $0[dispute.name] }
  }

  /// Removes the line of a snapshot that nothing draws any more.
  ///
  /// - Throws: `FileError` if the file cannot be written.
  public func remove(_ dispute: Dispute) throws {
    try updateDigests(of: dispute.suite) { $0[dispute.name] = [] }
  }
}
