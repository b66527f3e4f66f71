/// What the cells of two revisions have in common, and what only the earlier one has: a part of the results of
/// `snap diff`, whose other part are the cells that differ and those that are new.
public struct RevisionComparison: Codable, Hashable, Sendable {
  /// A file that has another path in the later revision.
  public struct Move: Codable, Hashable, Sendable {
    /// The path before, relative to the repository.
    public var old: String
    /// The path afterwards.
    public var new: String

    /// Creates a description of a move.
    public init(from old: String, to new: String) {
      self.old = old
      self.new = new
    }
  }

  /// How many cells are drawn alike, whether or not that took drawing them.
  public var same: Int
  /// The cells that only the earlier revision has, sorted.
  public var gone: [SnapshotKey]
  /// The files that moved, sorted by their old paths.
  public var moved: [Move]

  /// Creates a comparison.
  public init(same: Int = 0, gone: [SnapshotKey] = [], moved: [Move] = []) {
    self.same = same
    self.gone = gone
    self.moved = moved
  }
}
