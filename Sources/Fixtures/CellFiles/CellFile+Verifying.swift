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
    var results: [SnapshotResult] = []
    for fixture in fixtures {
      for configuration in fixture.configurations {
        let key = SnapshotKey(
          suite: suite, fixture: fixture.name, configuration: configuration.name)
        guard isWanted(key) else { continue }
        let started = ContinuousClock.now
        let (rendering, diagnostics) = try fixture.render(in: configuration)
        results.append(
          try store.verify(
            rendering.snapshot(), key: key, diagnostics: diagnostics,
            source: SnapshotResult.Source(file: source, line: fixture.line),
            options: VerifyOptions(started: started)))
      }
    }
    return results
  }
}
