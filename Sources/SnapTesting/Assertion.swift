#if !canImport(Darwin)
internal import Fixtures
internal import Foundation
internal import SnapReport
internal import SnapshotRecords
internal import SnapshotReferences
internal import Snapshots
internal import UIKit

/// One call of an assertion: its location, its record mode and its run.
struct Assertion: Sendable {
  let site: CallSite
  let record: RecordMode?
  /// The only place that reads the settings of the process; other code receives them as arguments.
  var settings = RunSettings.process

  /// Verifies snapshots in a store; returns their results, and why others could not be taken.
  typealias Verification =
    @MainActor (SnapshotStore) throws -> (results: [SnapshotResult], failures: [String])

  /// Verifies snapshots, then fails the test at most once.
  func run(_ verify: Verification) {
    OpenAssertions.run(at: site, settings) { runOpen(verify) }
  }

  private func runOpen(_ verify: Verification) {
    let framework = TestFramework.current
    // Read here, as the test's task-local values may be unavailable on the main actor.
    let scope = SnapshotScope.recordMode
    let test = framework.runningTest
    let outcome = MainActorBridge.run {
      do {
        let mode = try settings.recordMode(argument: record, scope: scope)
        var store = try store(mode.mode)
        store.test = test ?? (framework == .xcTest ? site.function : nil)
        store.framework = test.map { _ in framework.name }
        return self.outcome(of: verify, in: store, mode)
      } catch {
        return AssertionOutcome(problems: ["\(error)"])
      }
    }
    framework.report(outcome, at: site, settings)
  }

  private func store(_ mode: RecordMode) throws -> SnapshotStore {
    try settings.store(forFile: site.filePath.description, mode: mode)
  }

  /// Verifies snapshots and returns what is wrong with them.
  @MainActor func outcome(
    of verify: Verification, in store: SnapshotStore, _ mode: ResolvedRecordMode
  ) -> AssertionOutcome {
    do {
      let (results, failures) = try verify(store)
      let rewritten = results.filter { $0.status == .recorded }.map(\.key)
      let problem = mode.problem(rewritten: rewritten)
      return AssertionOutcome(
        failures: AssertionFailure.all(of: results, in: store.directories, tool: settings.tool),
        problems: failures + (problem.map { [$0] } ?? []))
    } catch {
      return AssertionOutcome(problems: ["\(error)"])
    }
  }
}

/// What is wrong with the snapshots of one assertion.
struct AssertionOutcome: Sendable {
  /// The failures that are also in the records, one for each cause.
  var failures: [AssertionFailure] = []
  /// Problems that are in no record: why snapshots could not be taken, or that code enables recording.
  var problems: [String] = []
  /// The files that show the problems.
  var attachments: [FailureAttachment] = []

  var isFailure: Bool { !failures.isEmpty || !problems.isEmpty }

  /// The message of the test's failure, which the test framework prints as it is.
  var message: String {
    (failures.map(\.message) + problems.map(\.visible)).joined(separator: "\n\n")
  }
}

/// One cause for which snapshots fail, with the files that show it.
struct AssertionFailure: Sendable {
  let message: String
  let attachments: [FailureAttachment]

  /// The failures of snapshots, one for each cause.
  static func all(
    of results: [SnapshotResult], in directories: SnapshotDirectories, tool: ToolName
  ) -> [AssertionFailure] {
    let failing = RunResults(results: results.filter(\.isFailure))
    return RunReport(failing, tool: tool, records: directories.recordsPlace).messagesByCause.map {
      message in
      let results = [message.result] + message.others
      return AssertionFailure(
        message: message.text,
        attachments: results.flatMap { FailureAttachment.all(of: $0, in: directories) })
    }
  }
}

/// An assertion about one fixture that code creates.
struct FixtureAssertion {
  let assertion: Assertion
  /// Distinguishes several fixtures of one test.
  let name: String?
  let content: SnapshotContent
  let configurations: [Configuration]
  let expectations: [FixtureExpectation]
  let allowances: [AllowedDiagnostic]

  /// Verifies every configuration, then fails at most once.
  func run(_ makeView: @MainActor () throws -> UIView) {
    let isNamed = name != nil || !TestFramework.isParameterized
    assertion.run { store in
      guard isNamed else { return ([], [Self.needsName]) }
      return try verify(makeView, in: store)
    }
  }

  private static let needsName =
    "A parameterized test verifies several fixtures: distinguish them with `named:`, for instance "
    + "`assertSnapshot(of: cell, as: .image, named: \"\\(argument)\")`."

  /// Verifies every configuration; returns the results, and why there are not more of them.
  @MainActor func verify(
    _ makeView: @MainActor () throws -> UIView, in store: SnapshotStore
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    guard !configurations.isEmpty else { return ([], [Self.needsConfiguration]) }
    let template = try store.pathTemplate()
    return try withoutActuallyEscaping(makeView) { makeView in
      let site = assertion.site
      let fixture = Fixture(
        suite: site.suite(template), name: site.fixtureName(name),
        configurations: configurations, source: site.source, keyEnding: content.keyEnding,
        expectations: expectations, allowances: allowances
      ) { configuration in
        try configuration.performAsCurrent { try content.inspect(makeView(), configuration) }
      }
      let isWanted = { (key: SnapshotKey) in try assertion.settings.verifies(key, in: store) }
      return try content.sheet.map {
        try fixture.verifyContactSheet($0, in: store, where: isWanted)
      } ?? fixture.verify(in: store, where: isWanted)
    }
  }

  private static let needsConfiguration =
    "The matrix has no configurations, so nothing was verified. Give each axis a value, for "
    + "instance `.widths(320)`."
}
#endif
