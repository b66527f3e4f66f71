public import Snapshots

extension CellFile {
  /// Draws every fixture in every configuration and compares it with its reference.
  ///
  /// - Parameters:
  ///   - store: The references and records.
  ///   - source: The cell file's path as records name it.
  ///   - isWanted: Whether a key is to be verified.
  /// - Returns: a result for each key that is wanted, in the file's order, and why fixtures could not be
  ///   drawn.
  /// - Throws: What `isWanted` or the store throws.
  public func verify(
    in store: SnapshotStore, source: String,
    where isWanted: (SnapshotKey) throws -> Bool = { _ in true }
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    var results: [SnapshotResult] = []
    var failures: [String] = []
    for fixture in fixtures {
      let wanted = try fixture.configurations.filter { try isWanted(key(of: fixture, in: $0)) }
      var found: [DiagnosticRecord] = []
      for (index, configuration) in wanted.enumerated() {
        let started = ContinuousClock.now
        do {
          var (rendering, diagnostics) = try fixture.render(in: configuration)
          found += diagnostics
          if index == fixture.configurations.count - 1 {
            diagnostics += fixture.unneeded(besides: found)
          }
          results.append(
            try store.verify(
              rendering.snapshot(), key: key(of: fixture, in: configuration),
              diagnostics: diagnostics,
              source: SnapshotResult.Source(file: source, line: fixture.line),
              options: VerifyOptions(started: started)))
        } catch let error as CellFileError {
          // What is wrong with a fixture's content is wrong in all configurations.
          failures.append("\(error)")
          break
        } catch let error as RenderingError {
          failures.append(
            "\(source):\(fixture.line): \(fixture.name) in \(configuration.name): \(error)")
        }
      }
    }
    return (results, failures)
  }

  private func key(of fixture: CellFixture, in configuration: Configuration) -> SnapshotKey {
    SnapshotKey(suite: suite, fixture: fixture.name, configuration: configuration.name)
  }
}
