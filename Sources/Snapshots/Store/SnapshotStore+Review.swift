extension SnapshotStore {
  /// What became of one pending picture.
  public struct Decision: Codable, Hashable, Sendable {
    /// What was done.
    public enum Outcome: String, Codable, Sendable {
      /// The actual picture is the reference now.
      case accepted
      /// The actual picture was discarded.
      case rejected
      /// Nothing was done: the reference is no longer the one that was compared, or the picture is
      /// gone.
      case stale
    }

    /// The snapshot's key.
    public var key: SnapshotKey
    /// What was done.
    public var outcome: Outcome
    /// Why nothing was done and what to do, if so; else what was done, in one sentence.
    public var message: String
  }

  /// Makes the pending pictures that match any of the patterns the references.
  ///
  /// A picture is accepted only if the reference is still the one it was compared with.
  ///
  /// - Parameter patterns: keys, suites, paths of references or actual pictures, or globs over
  ///   them, in which `*` stands for any characters and `?` for one.
  /// - Returns: a decision for each match, by key; empty if nothing matched.
  /// - Throws: ``SnapshotsError`` if a file cannot be read or written.
  public func accept(_ patterns: [String]) throws -> [Decision] {
    []
  }

  /// Discards the pending pictures that match any of the patterns; references stay as they are.
  ///
  /// - Parameter patterns: as for ``accept(_:)``.
  /// - Returns: a decision for each match, by key; empty if nothing matched.
  /// - Throws: ``SnapshotsError`` if a file cannot be read or removed.
  public func reject(_ patterns: [String]) throws -> [Decision] {
    []
  }
}
