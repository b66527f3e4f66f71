import SnapshotRecords

/// The decisions of a review on what its page shows.
protocol DecisionSession {
  /// The snapshots to decide on, by key.
  var waiting: [SnapshotKey] { get }
  var decisions: [SnapshotKey: Decision.Outcome] { get }

  /// Returns the digest of the picture that was shown; nil without one.
  func shownPicture(of key: SnapshotKey) -> String?

  /// Returns a snapshot as it is shown.
  func showing(_ result: SnapshotResult) -> SnapshotResult

  /// Begins to show what there is to decide now; what is decided stays decided.
  ///
  /// - Returns: the snapshots, of which none is decided.
  mutating func renew() throws -> [SnapshotResult]

  /// Executes a command on the undecided ones of the keys; `undo` undoes the last step.
  ///
  /// - Returns: the outcome of each snapshot, by key.
  mutating func perform(_ verb: ReviewSession.Verb, on keys: [SnapshotKey]) throws -> [Decision]
}

extension DecisionSession {
  /// The decisions with the pictures that were shown; none on snapshots without one.
  var entries: [DecisionFile.Entry] {
    decisions.sorted { $0.key < $1.key }.compactMap { key, outcome in
      shownPicture(of: key).map {
        DecisionFile.Entry(
          key: key, verb: outcome == .accepted ? .accept : .reject, picture: $0)
      }
    }
  }

  var isDone: Bool { decisions.count == waiting.count }

  /// A summary in one line, such as `2 accepted, 1 rejected, 3 pending`.
  var summary: String {
    func count(_ outcome: Decision.Outcome) -> Int { decisions.values.count { $0 == outcome } }
    let left = waiting.count - decisions.count
    let parts = [
      (count(.accepted), "accepted"), (count(.rejected), "rejected"),
      (left, "pending"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
