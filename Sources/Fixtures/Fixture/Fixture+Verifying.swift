internal import LayoutModel
public import Snapshots

extension Fixture {
  /// Renders the fixture in every configuration and compares it with its references.
  ///
  /// 1. An error in the fixture's content (``CellFileError``) affects all configurations, and ends the verification.
  ///    Any other error while creating or drawing the cell affects one configuration.
  /// 2. An error of the store ends the verification, as every further snapshot would cause it again.
  /// 3. An unneeded allowance is a diagnostic of the last configuration. Only all configurations together show that: if
  ///    some are not verified or cannot be laid out, there is no such diagnostic.
  ///
  /// - Parameters:
  ///   - store: the references and records.
  ///   - isWanted: whether to verify a key.
  /// - Returns: a result for each selected key that could be drawn, in the order of the configurations, and why the
  ///   others could not.
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
    let views = inspection.rendering?.views
    try queue.add(failureName) { () -> Drawn in
      // The time in the queue does not count.
      let start = ContinuousClock.now - layoutTime
      return Drawn(artifact: try inspection.artifact(), start: start)
    } verify: { (drawn: Drawn) -> SnapshotResult in
      let artifact = drawn.artifact
      return try store.verify(
        artifact, key: key, diagnostics: inspection.diagnostics, source: source,
        started: drawn.start)
    } finally: {
      views?.forget()
    }
  }

  /// The artifact to compare, and when its rendering began.
  private struct Drawn {
    let artifact: any SnapshotArtifact
    let start: ContinuousClock.Instant
  }

  /// A diagnostic for each allowance that no configuration needed.
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
