import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import TestSupport
import UIKit

@testable import SnapTesting

/// A package in a temporary folder in which assertions are run without failing the test.
@MainActor final class AssertionPackage: FolderOfFiles {
  nonisolated let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "snap-assertion-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  var directories: SnapshotDirectories { SnapshotDirectories(packageRoot: root) }

  /// Runs an assertion as if it were the first one of a process.
  func outcome(
    _ assertion: FixtureAssertion, _ mode: RecordMode = .never,
    from origin: RecordMode.Origin = .standard, _ view: @MainActor () throws -> UIView
  ) -> AssertionOutcome {
    let store = SnapshotStore(
      directories: directories, mode: mode, run: nil, session: ProcessSession())
    let resolved = ResolvedRecordMode(
      mode: mode, requested: mode, origin: origin, isUsual: origin == .standard)
    return assertion.assertion.outcome(
      of: { try assertion.verify(view, in: $0) }, in: store, resolved)
  }

  func messages(
    _ assertion: FixtureAssertion, _ mode: RecordMode = .never,
    from origin: RecordMode.Origin = .standard, _ view: @MainActor () throws -> UIView
  ) -> [String] {
    let outcome = outcome(assertion, mode, from: origin, view)
    return outcome.failures.map(\.message) + outcome.problems
  }

  /// Records the assertion's picture as its reference.
  func record(_ assertion: FixtureAssertion, _ view: @MainActor () throws -> UIView) {
    _ = outcome(assertion, .missing, view)
  }
}

/// The assertion of a test named `says hello` in `GreetingTests.swift`.
@MainActor func greetingAssertion(
  as strategy: SnapshotStrategy = .image, over matrix: ConfigurationMatrix = .widths(120),
  expecting expectations: [FixtureExpectation] = [], allowing allowances: [AllowedDiagnostic] = []
) -> FixtureAssertion {
  let site = CallSite(
    fileID: "Tests/GreetingTests.swift", filePath: "/Tests/GreetingTests.swift",
    function: "`says hello`()", line: 7, column: 3)
  return FixtureAssertion(
    assertion: Assertion(site: site, record: nil), name: nil, content: strategy.content,
    configurations: matrix.configurations(from: strategy.configuration),
    expectations: expectations, allowances: allowances, assumedHeight: strategy.assumedHeight)
}

@MainActor func greeting(_ text: String = "Text") -> UILabel {
  let label = UILabel()
  label.text = text
  label.accessibilityIdentifier = "greeting"
  return label
}
