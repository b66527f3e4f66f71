/// The outcome of a decision on a pending picture.
public struct Decision: Hashable, Sendable {
  /// What was done.
  public enum Outcome: String, Codable, Sendable {
    /// The actual picture became the reference.
    case accepted
    /// The actual picture was discarded.
    case rejected
    /// The decision was undone: the actual picture is pending again.
    case undone
    /// Nothing was done: the reference has changed since the comparison, the picture no longer exists, or a file
    /// cannot be read or written.
    case stale
  }

  public var key: SnapshotKey
  public var outcome: Outcome
  /// The path of the reference.
  public var reference: String
  /// Why nothing was done; nil unless the outcome is `stale`.
  public var obstacle: Obstacle?

  /// Why a decision could not be carried out.
  public enum Obstacle: Hashable, Sendable {
    /// The actual picture has left the file of this path.
    case actualIsGone(path: String)
    /// The actual picture is another one than the one that was shown.
    case actualChanged
    /// The reference is not the file that the picture was compared with.
    case referenceChanged
    /// The reference was changed after the decision that should be undone.
    case referenceChangedSince
    /// A file cannot be read or written; the reason is a whole sentence.
    case fileFailure(reason: String)
  }

  /// Whether nothing was done because a file cannot be read or written.
  package var isFileFailure: Bool {
    if case .fileFailure = obstacle { true } else { false }
  }

  package init(_ record: SnapshotResult, _ outcome: Outcome, because obstacle: Obstacle? = nil) {
    key = record.key
    self.outcome = outcome
    reference = record.reference
    self.obstacle = obstacle
  }
}
