public import Snapshots

extension CellFile {
  /// Draws every fixture in every configuration and compares it with its reference, as
  /// ``Fixture/verify(in:where:)`` does.
  ///
  /// - Parameters:
  ///   - store: The references and records.
  ///   - source: The cell file's path as records name it.
  ///   - isWanted: Whether a key is to be verified.
  /// - Returns: a result for each key that is wanted, in the file's order, and why fixtures could not be
  ///   drawn, with their places in the file.
  /// - Throws: What `isWanted` or the store throws.
  public func verify(
    in store: SnapshotStore, source: String,
    where isWanted: (SnapshotKey) throws -> Bool = { _ in true }
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    try VerificationQueue.outcome { queue in
      for var fixture in fixtures {
        fixture.source.file = source
        try fixture.verify(
          in: store, on: queue, failurePrefix: "\(fixture.source): ", where: isWanted)
      }
    }
  }
}
