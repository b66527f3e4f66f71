#if !canImport(Darwin)
internal import Fixtures
internal import Foundation
internal import SnapReport
internal import SnapshotRecords
internal import SnapshotReferences
internal import Snapshots
internal import UIKit

/// An assertion about one fixture that code creates.
struct FixtureAssertion {
  let assertion: Assertion
  /// Distinguishes several fixtures of one test.
  let name: String?
  let content: SnapshotContent
  let configurations: [Configuration]
  let expectations: [FixtureExpectation]
  let allowances: [AllowedDiagnostic]
  /// The height in points of a view that has none of its own.
  var assumedHeight: CGFloat?

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
        try inspection(makeView, configuration)
      }
      let isWanted = { (key: SnapshotKey) in try assertion.settings.verifies(key, in: store) }
      return try content.sheet.map {
        try fixture.verifyContactSheet($0, in: store, where: isWanted)
      } ?? fixture.verify(in: store, where: isWanted)
    }
  }

  @MainActor private func inspection(
    _ makeView: @MainActor () throws -> UIView, _ configuration: Configuration
  ) throws -> Inspection {
    do {
      return try configuration.performAsCurrent { try content.inspect(makeView(), configuration) }
    } catch RenderingError.emptySize where configuration.height == nil && assumedHeight != nil {
      var high = configuration
      high.height = assumedHeight
      return try high.performAsCurrent { try content.inspect(makeView(), high) }
    }
  }

  private static let needsConfiguration =
    "The matrix has no configurations, so nothing was verified. Give each axis a value, for "
    + "instance `.widths(320)`."
}
#endif
