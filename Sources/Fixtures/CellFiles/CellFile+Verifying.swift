internal import LayoutModel
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
    let queue = VerificationQueue()
    do {
      for fixture in fixtures {
        let wanted = try fixture.configurations.filter { try isWanted(key(of: fixture, in: $0)) }
        try verify(fixture, in: wanted, source: source, store, queue)
      }
    } catch {
      // What was begun is finished, and an error of a picture before this one comes first.
      _ = try queue.outcome()
      throw error
    }
    return try queue.outcome()
  }

  private func verify(
    _ fixture: CellFixture, in configurations: [Configuration], source: String,
    _ store: SnapshotStore, _ queue: VerificationQueue
  ) throws {
    let place = SnapshotResult.Source(file: source, line: fixture.line)
    var found: [Diagnostic] = []
    for (index, configuration) in configurations.enumerated() {
      let started = ContinuousClock.now
      let key = key(of: fixture, in: configuration)
      let name = "\(source):\(fixture.line): \(fixture.name) in \(configuration.name)"
      do {
        let (rendering, own) = try fixture.render(in: configuration)
        found += own
        let isLast = index == fixture.configurations.count - 1
        let diagnostics = own + (isLast ? fixture.unneeded(besides: found) : [])
        let layoutTime = ContinuousClock.now - started
        try queue.add(name) {
          // The time in the queue is none that the snapshot takes.
          try store.verify(
            rendering.snapshot(), key: key, diagnostics: diagnostics, source: place,
            options: VerifyOptions(started: ContinuousClock.now - layoutTime))
        }
      } catch let error as CellFileError {
        // What is wrong with a fixture's content is wrong in all configurations.
        queue.fail("\(error)")
        return
      } catch let error as RenderingError {
        queue.fail("\(name): \(error)")
      }
    }
  }

  private func key(of fixture: CellFixture, in configuration: Configuration) -> SnapshotKey {
    SnapshotKey(suite: suite, fixture: fixture.name, configuration: configuration.name)
  }
}
