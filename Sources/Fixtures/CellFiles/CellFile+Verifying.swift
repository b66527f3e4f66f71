public import Snapshots

extension CellFile {
  /// Draws every fixture in every configuration and compares it with its reference.
  ///
  /// - Parameters:
  ///   - store: The references and records.
  ///   - source: The cell file's path as records name it.
  ///   - isWanted: Whether a key is to be verified.
  /// - Returns: a result for each key that is wanted, in the file's order.
  /// - Throws: ``CellFileError``, ``RenderingError``, or what the store throws.
  public func verify(
    in store: SnapshotStore, source: String, where isWanted: (SnapshotKey) -> Bool = { _ in true }
  ) throws -> [SnapshotResult] {
    let queue = VerificationQueue()
    for fixture in fixtures {
      for configuration in fixture.configurations {
        let key = SnapshotKey(
          suite: suite, fixture: fixture.name, configuration: configuration.name)
        guard isWanted(key) else { continue }
        let source = SnapshotResult.Source(file: source, line: fixture.line)
        do {
          try fixture.verify(in: configuration, key: key, source: source, store, queue)
        } catch {
          // What was begun is finished, and an error of a picture before this one comes first.
          _ = try queue.results()
          throw error
        }
      }
    }
    return try queue.results()
  }
}

extension CellFixture {
  fileprivate func verify(
    in configuration: Configuration, key: SnapshotKey, source: SnapshotResult.Source,
    _ store: SnapshotStore, _ queue: VerificationQueue
  ) throws {
    let started = ContinuousClock.now
    let (rendering, diagnostics) = try render(in: configuration)
    let layoutTime = ContinuousClock.now - started
    try queue.add {
      // The time in the queue is none that the snapshot takes.
      let options = VerifyOptions(started: ContinuousClock.now - layoutTime)
      return try store.verify(
        rendering.snapshot(), key: key, diagnostics: diagnostics, source: source,
        options: options)
    }
  }
}
