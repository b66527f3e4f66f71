import LayoutModel
internal import SnapReport
public import SnapshotRecords
import SnapshotReferences
public import Snapshots

/// One cell with its content, its configurations and its expectations.
///
/// Assertions and cell files only build fixtures; verification is implemented only here.
@MainActor public struct Fixture {
  /// The name that the fixture's keys begin with.
  public internal(set) var suite: String
  /// The fixture's name, unique in its suite.
  public let name: String
  public let configurations: [Configuration]
  /// Where the fixture is declared.
  public internal(set) var source: SnapshotResult.Source
  /// The ending that distinguishes its keys from those of other kinds of snapshot of the same cell, such as `.layout`.
  let keyEnding: String
  /// What stands in its keys for the configuration's name; nil for that name.
  let keyName: String?
  /// Whether an error of the layout that it does not allow fails it.
  let failsForDiagnostics: Bool
  let expectations: [FixtureExpectation]
  let allowances: [AllowedDiagnostic]
  let make: @MainActor (Configuration) throws -> Inspection

  /// Creates a fixture.
  ///
  /// - Parameters:
  ///   - suite: the name that its keys begin with.
  ///   - name: its name, unique in the suite.
  ///   - configurations: the environments that it is rendered in.
  ///   - source: where it is declared.
  ///   - keyEnding: the end of its keys, after the configuration's name.
  ///   - keyName: what is in its keys instead of the configuration's name, for a fixture with one configuration.
  ///   - expectations: the requirements besides the reference.
  ///   - allowances: the allowed diagnostics.
  ///   - failsForDiagnostics: whether an error of the layout that is not allowed fails it.
  ///   - make: creates a new cell for a configuration, with its traits as the current ones, and returns the result.
  package init(
    suite: String, name: String, configurations: [Configuration], source: SnapshotResult.Source,
    keyEnding: String = "", keyName: String? = nil, expectations: [FixtureExpectation] = [],
    allowances: [AllowedDiagnostic] = [], failsForDiagnostics: Bool = true,
    make: @escaping @MainActor (Configuration) throws -> Inspection
  ) {
    self.suite = suite
    self.name = name
    self.configurations = configurations
    self.source = source
    self.keyEnding = keyEnding
    self.keyName = keyName
    self.failsForDiagnostics = failsForDiagnostics
    self.expectations = expectations
    self.allowances = allowances
    self.make = make
  }

  /// Returns the key of the fixture's snapshot in a configuration.
  public func key(in configuration: Configuration) -> SnapshotKey {
    SnapshotKey(
      suite: suite, fixture: name, configuration: (keyName ?? configuration.name) + keyEnding)
  }

  /// Renders the fixture in a configuration and checks it.
  ///
  /// - Returns: the result, whose diagnostics include allowed ones and one for each failed expectation.
  /// - Throws: the error of creating the cell, ``CellFileError`` or ``RenderingError``.
  public func inspect(in configuration: Configuration) throws -> Inspection {
    var inspection = try make(configuration)
    inspection.diagnostics =
      expectations.diagnostics(of: inspection, in: configuration)
      + configuration.diagnostics(of: inspection, among: configurations)
      + inspection.diagnostics.map(judged)
    return inspection
  }

  private func judged(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.isAllowed =
      !failsForDiagnostics || allowances.contains { $0.permits(diagnostic) }
    return diagnostic
  }
}

extension Fixture {
  /// Renders the fixture in every configuration and compares it with its references.
  ///
  /// 1. An error in the fixture's content (``CellFileError``) affects all configurations, and ends the verification.
  ///    Any other error while creating or drawing the cell affects one configuration.
  /// 2. An error of the store ends the verification, as every further snapshot would cause it again.
  /// 3. An unneeded allowance is a diagnostic of the last configuration. Only all configurations together show that: if
  ///    some are not verified or cannot be laid out, it is not reported.
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
      let key = key(in: configuration)
      let failureName = "\(failurePrefix)\(key)"
      // From here on a crash is known to be that of this snapshot.
      try store.begin(key, at: source)
      var inspection: Inspection
      do {
        inspection = try inspect(in: configuration)
        inspection.diagnostics += try unstable(inspection, in: configuration, store)
      } catch let error as CellFileError {
        store.finish(key)
        return queue.fail("\(error)")
      } catch {
        store.finish(key)
        isComplete = false
        queue.fail("\(failureName): \(error)")
        continue
      }
      found += inspection.diagnostics
      if isComplete, index == wanted.count - 1 { inspection.diagnostics += unneeded(by: found) }
      try add(inspection, key, since: started, store, queue, failureName)
    }
  }

  /// A diagnostic for a fixture whose drawings differ, if the run draws each more than once.
  func unstable(
    _ inspection: Inspection, in configuration: Configuration, _ store: SnapshotStore
  ) throws -> [Diagnostic] {
    let found = try instability(of: inspection, in: configuration, drawings: store.drawings)
    return found.map {
      [
        Diagnostic(
          .unstableDrawing, view: $0.view, message: $0.note.sentences.joined(separator: "\n"))
      ]
    } ?? []
  }

  func add(
    _ inspection: Inspection, _ key: SnapshotKey, since started: ContinuousClock.Instant,
    _ store: SnapshotStore, _ queue: VerificationQueue, _ failureName: String
  ) throws {
    let layoutTime = ContinuousClock.now - started
    let source = source
    let views = inspection.views
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
      for view in views { view.forget() }
      store.finish(key)
    }
  }

  /// The artifact to compare, and when its rendering began.
  private struct Drawn {
    let artifact: any SnapshotArtifact
    let start: ContinuousClock.Instant
  }

  /// A diagnostic for each allowance that no configuration needed.
  func unneeded(by diagnostics: [Diagnostic]) -> [Diagnostic] {
    allowances.filter { !diagnostics.contains(where: $0.permits) }.map { allowance in
      let place = allowance.line.map { "\(source.file):\($0): " } ?? ""
      return Diagnostic(
        .unneededAllowance, view: allowance.view ?? name, subject: allowance.kind.rawValue,
        message: "\(place)The allowance of \(allowance) is not needed: no configuration has that "
          + "diagnostic. Remove it.")
    }
  }
}
