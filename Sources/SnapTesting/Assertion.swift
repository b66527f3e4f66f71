#if !canImport(Darwin)
internal import Fixtures
internal import Foundation
internal import LayoutModel
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
    OpenAssertions.run(at: site, settings) {
      TestFramework.current.report(outcome(of: verify), at: site, settings)
    }
  }

  /// Verifies snapshots, and leaves it to the caller to fail the test.
  func outcome(of verify: Verification) -> AssertionOutcome {
    let framework = TestFramework.current
    // Read here, as the test's task-local values may be unavailable on the main actor.
    let scope = SnapshotScope.recordMode
    let test = framework.runningTest
    return MainActorBridge.run {
      do {
        let mode = try settings.recordMode(argument: record, scope: scope)
        var store = try store(mode.mode)
        store.test = test ?? (framework == .xcTest ? site.function : nil)
        store.framework = test.map { _ in framework.name }
        return CodeMending.$isWanted.withValue(settings.wantsMendings) {
          self.outcome(of: verify, in: store, mode)
        }
      } catch {
        return AssertionOutcome(problems: ["\(error)"])
      }
    }
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
#endif
