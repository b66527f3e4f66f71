internal import Fixtures
internal import Foundation
internal import Snapshots
internal import UIKit

/// One fixture in some configurations: renders, verifies and collects what is wrong with each.
struct FixtureAssertion {
  let site: CallSite
  let name: String?
  let configurations: [Configuration]
  let expectations: [FixtureExpectation]
  let allowances: [AllowedDiagnostic]
  let record: RecordMode?

  /// Verifies every configuration, then fails at most once.
  func run(_ makeView: @MainActor () throws -> UIView) {
    let framework = TestFramework.current
    guard name != nil || !TestFramework.isParameterized else {
      framework.fail(
        "A parameterized test verifies several fixtures: tell them apart with `named:`, for "
          + "instance `assertSnapshot(of: cell, as: .image, named: \"\\(argument)\")`.", at: site)
      return
    }
    let found = MainActorBridge.run {
      complaints(about: makeView) { try RunSettings.process.store(for: site, record: record) }
    }
    if !found.isEmpty { framework.fail(found.joined(separator: "\n\n"), at: site) }
  }

  /// Verifies every configuration and returns what is wrong, a message for each.
  @MainActor func complaints(
    about makeView: @MainActor () throws -> UIView, openStore: () throws -> SnapshotStore
  ) -> [String] {
    do {
      let store = try openStore()
      if let first = configurations.first,
        try RunSettings.process.leavesToOtherShard(key(first), in: store)
      {
        return []
      }
      var unused = Set(allowances)
      var found: [String] = []
      for configuration in configurations {
        found += try verify(makeView, configuration, store, &unused)
      }
      return found + unneeded(unused)
    } catch {
      return ["\(site.suite)/\(fixtureName): \(error)"]
    }
  }

  @MainActor private func verify(
    _ makeView: @MainActor () throws -> UIView, _ configuration: Configuration,
    _ store: SnapshotStore, _ unused: inout Set<AllowedDiagnostic>
  ) throws -> [String] {
    let started = ContinuousClock.now
    let rendering = try configuration.performAsCurrent {
      try Rendering(of: makeView(), in: configuration)
    }
    let result = try store.verify(
      rendering.snapshot(), key: key(configuration),
      diagnostics: judged(rendering.diagnostics, &unused),
      source: SnapshotResult.Source(file: site.filePath.description, line: Int(site.line)),
      options: VerifyOptions(started: started))
    let failure = result.isFailure ? [FailureMessage(result).text] : []
    return failure
      + expectations.compactMap { $0.complaint(about: rendering.size.height, in: configuration) }
  }

  private func key(_ configuration: Configuration) -> SnapshotKey {
    SnapshotKey(suite: site.suite, fixture: fixtureName, configuration: configuration.name)
  }

  private var fixtureName: String {
    guard let name else { return site.testName }
    return "\(site.testName) \(name)"
  }

  private func judged(
    _ diagnostics: [DiagnosticRecord], _ unused: inout Set<AllowedDiagnostic>
  ) -> [DiagnosticRecord] {
    diagnostics.map { diagnostic in
      let matching = allowances.filter { $0.matches(diagnostic) }
      unused.subtract(matching)
      var diagnostic = diagnostic
      diagnostic.isAllowed = !matching.isEmpty
      return diagnostic
    }
  }

  private func unneeded(_ unused: Set<AllowedDiagnostic>) -> [String] {
    allowances.filter(unused.contains).map {
      "`allowing: \($0)` was not needed: no configuration has that diagnostic. Remove it."
    }
  }
}
