extension SnapshotStore {
  /// Returns the result records, sorted by key.
  ///
  /// - Parameter run: the token of the run whose records to return; nil returns those of every run.
  /// - Returns: the records.
  /// - Throws: ``SnapshotsError`` if a record cannot be read.
  public func readResults(run: String? = nil) throws -> [SnapshotResult] {
    []
  }

  /// Returns the records of the pictures that wait to be accepted or rejected, sorted by key.
  ///
  /// - Throws: ``SnapshotsError`` if a record cannot be read.
  public func pending() throws -> [SnapshotResult] {
    []
  }
}
