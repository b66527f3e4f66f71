internal import Fixtures
internal import Foundation
internal import Snapshots
internal import UIKit

/// An assertion about one fixture that is made by code.
struct FixtureAssertion {
  let assertion: Assertion
  /// Tells several fixtures of one test apart.
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
    "A parameterized test verifies several fixtures: tell them apart with `named:`, for instance "
    + "`assertSnapshot(of: cell, as: .image, named: \"\\(argument)\")`."

  /// Verifies every configuration; returns the results, and why there are not more of them.
  @MainActor func verify(
    _ makeView: @MainActor () throws -> UIView, in store: SnapshotStore
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    guard !configurations.isEmpty else { return ([], [Self.needsConfiguration]) }
    return try withoutActuallyEscaping(makeView) { makeView in
      let site = assertion.site
      let fixture = Fixture(
        suite: site.suite, name: name.map { "\(site.testName) \($0)" } ?? site.testName,
        configurations: configurations, source: site.source, keyEnding: content.keyEnding,
        expectations: expectations, allowances: allowances
      ) { configuration in
        try configuration.performAsCurrent { try content.inspect(makeView(), configuration) }
      }
      return try fixture.verify(in: store) { try assertion.settings.verifies($0, in: store) }
    }
  }

  private static let needsConfiguration =
    "The matrix holds no configuration, so nothing was verified. Give each axis a value, for "
    + "instance `.widths(320)`."
}
