internal import LayoutModel
public import Snapshots

extension Fixture {
  /// Makes the fixture in every configuration and compares it with its references.
  ///
  /// 1. What is wrong with the fixture's content (``CellFileError``) is wrong in all configurations,
  ///    and ends it. Any other error of making or drawing the cell concerns one configuration.
  /// 2. An error of the store ends everything, as the next one would meet it again.
  /// 3. An allowance that nothing needed is a diagnostic of the last configuration. It needs all
  ///    configurations to say so: a fixture of which a part is verified or laid out has none.
  ///
  /// - Parameters:
  ///   - store: the references and records.
  ///   - isWanted: whether a key is to be verified.
  /// - Returns: a result for each key that is wanted and could be drawn, in the order of the
  ///   configurations, and why the others could not.
  /// - Throws: what `isWanted` or the store throws.
  public func verify(
    in store: SnapshotStore, where isWanted: (SnapshotKey) throws -> Bool = { _ in true }
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    try VerificationQueue.outcome { queue in
      try verify(in: store, on: queue, where: isWanted)
    }
  }

  /// Verifies the fixture on a queue; failures begin with a prefix and the key.
  func verify(
    in store: SnapshotStore, on queue: VerificationQueue, failurePrefix: String = "",
    where isWanted: (SnapshotKey) throws -> Bool
  ) throws {
    let wanted = try configurations.filter { try isWanted(key(in: $0)) }
    var found: [Diagnostic] = []
    var isComplete = wanted.count == configurations.count
    for (index, configuration) in wanted.enumerated() {
      let started = ContinuousClock.now
      let failureName = "\(failurePrefix)\(key(in: configuration))"
      var inspection: Inspection
      do {
        inspection = try inspect(in: configuration)
      } catch let error as CellFileError {
        return queue.fail("\(error)")
      } catch {
        isComplete = false
        queue.fail("\(failureName): \(error)")
        continue
      }
      found += inspection.diagnostics
      if isComplete, index == wanted.count - 1 { inspection.diagnostics += unneeded(by: found) }
      try add(inspection, key(in: configuration), since: started, store, queue, failureName)
    }
  }

  private func add(
    _ inspection: Inspection, _ key: SnapshotKey, since started: ContinuousClock.Instant,
    _ store: SnapshotStore, _ queue: VerificationQueue, _ failureName: String
  ) throws {
    let layoutTime = ContinuousClock.now - started
    let source = source
    try queue.add(failureName) { () -> Drawn in
      // The time in the queue is not the snapshot's.
      let start = ContinuousClock.now - layoutTime
      return Drawn(artifact: try inspection.artifact(), start: start)
    } verify: { (drawn: Drawn) -> SnapshotResult in
      let artifact = drawn.artifact
      return try store.verify(
        artifact, key: key, diagnostics: inspection.diagnostics, source: source,
        started: drawn.start)
    }
  }

  /// What is compared, and when making it began.
  private struct Drawn {
    let artifact: any SnapshotArtifact
    let start: ContinuousClock.Instant
  }

  /// A diagnostic for each allowance that none of the diagnostics of all configurations needed.
  private func unneeded(by diagnostics: [Diagnostic]) -> [Diagnostic] {
    allowances.filter { !diagnostics.contains(where: $0.permits) }.map { allowance in
      let place = allowance.line.map { "\(source.file):\($0): " } ?? ""
      return Diagnostic(
        .unneededAllowance, view: allowance.view ?? name,
        message: "\(place)The allowance of \(allowance) is not needed: no configuration has that "
          + "diagnostic. Remove it.")
    }
  }
}
