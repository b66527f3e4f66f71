internal import Fixtures
internal import Foundation
internal import LayoutModel
internal import SnapReport
internal import Snapshots
internal import UIKit

/// One fixture in some configurations: renders, verifies and collects what is wrong with each.
struct FixtureAssertion {
  let site: CallSite
  let name: String?
  let content: SnapshotStrategy.Content
  let configurations: [Configuration]
  let expectations: [FixtureExpectation]
  let allowances: [AllowedDiagnostic]
  let record: RecordMode?

  /// Verifies every configuration, then fails at most once.
  func run(_ makeView: @MainActor () throws -> UIView) {
    let framework = TestFramework.current
    guard name != nil || !TestFramework.isParameterized else {
      return framework.report([Complaint(Self.needsName)], at: site)
    }
    // Read here: on the main actor the test's task-local values may be out of sight.
    let scope = SnapshotScope.recordMode
    let found = MainActorBridge.run {
      complaints(about: makeView) {
        let recording = try RunSettings.process.recording(argument: record, scope: scope)
        return (try RunSettings.process.store(for: site, mode: recording.mode), recording)
      }
    }
    framework.report(found, at: site)
  }

  private static let needsName =
    "A parameterized test verifies several fixtures: tell them apart with `named:`, for instance "
    + "`assertSnapshot(of: cell, as: .image, named: \"\\(argument)\")`."

  /// Verifies every configuration and returns what is wrong, a complaint for each cause.
  @MainActor func complaints(
    about makeView: @MainActor () throws -> UIView,
    openStore: () throws -> (SnapshotStore, Recording)
  ) -> [Complaint] {
    guard !configurations.isEmpty else { return [Complaint(Self.needsConfiguration)] }
    let (store, recording): (SnapshotStore, Recording)
    do {
      (store, recording) = try openStore()
      if let first = configurations.first,
        try RunSettings.process.leavesToOtherShard(key(first), in: store)
      {
        return []
      }
    } catch {
      return [Complaint("\(site.suite)/\(fixtureName): \(error)")]
    }
    var outcome = Outcome(unusedAllowances: Set(allowances))
    for configuration in configurations {
      do {
        try verify(makeView, configuration, store, &outcome)
      } catch {
        outcome.complaints.append(Complaint("\(key(configuration)): \(error)"))
      }
    }
    outcome.complaints =
      Complaint.all(
        about: outcome.failing, in: store.directories, tool: RunSettings.process.tool)
      + outcome.complaints
    outcome.complaints += unneeded(outcome.unusedAllowances)
    if let complaint = recording.complaint(rewritten: outcome.rewritten) {
      outcome.complaints.append(Complaint(complaint))
    }
    return outcome.complaints
  }

  private static let needsConfiguration =
    "The matrix holds no configuration, so nothing was verified. Give each axis a value, for "
    + "instance `.widths(320)`."

  /// What the configurations so far gave.
  private struct Outcome {
    var failing: [SnapshotResult] = []
    var complaints: [Complaint] = []
    var rewritten: [SnapshotKey] = []
    var unusedAllowances: Set<AllowedDiagnostic>
  }

  @MainActor private func verify(
    _ makeView: @MainActor () throws -> UIView, _ configuration: Configuration,
    _ store: SnapshotStore, _ outcome: inout Outcome
  ) throws {
    let started = ContinuousClock.now
    let result =
      content == .sizingAudit
      ? try verifyAudit(makeView, configuration, store, &outcome, started)
      : try verifyRendering(makeView, configuration, store, &outcome, started)
    if result.isFailure { outcome.failing.append(result) }
    if result.status == .recorded { outcome.rewritten.append(result.key) }
  }

  @MainActor private func verifyAudit(
    _ makeView: @MainActor () throws -> UIView, _ configuration: Configuration,
    _ store: SnapshotStore, _ outcome: inout Outcome, _ started: ContinuousClock.Instant
  ) throws -> SnapshotResult {
    let audit = try configuration.performAsCurrent {
      try makeView().sizingAudit(in: configuration)
    }
    let text = TextSnapshot(
      text: audit.table(),
      size: SnapshotResult.Size(
        width: Double(configuration.width), height: Double(configuration.height ?? 0)),
      scale: Double(configuration.scale))
    return try store.verify(
      SizingAuditSnapshot(audit, text: text), key: key(configuration),
      diagnostics: judged(audit.diagnostics, &outcome.unusedAllowances),
      source: SnapshotResult.Source(file: site.filePath.description, line: Int(site.line)),
      started: started)
  }

  @MainActor private func verifyRendering(
    _ makeView: @MainActor () throws -> UIView, _ configuration: Configuration,
    _ store: SnapshotStore, _ outcome: inout Outcome, _ started: ContinuousClock.Instant
  ) throws -> SnapshotResult {
    let rendering = try configuration.performAsCurrent {
      try Rendering(of: makeView(), in: configuration)
    }
    let diagnostics =
      expectations.compactMap {
        $0.diagnostic(of: rendering, in: configuration, fixture: key(configuration))
      }
      + judged(rendering.diagnostics, &outcome.unusedAllowances)
    return try verify(rendering, diagnostics, key(configuration), store, started)
  }

  private func verify(
    _ rendering: Rendering, _ diagnostics: [Diagnostic], _ key: SnapshotKey,
    _ store: SnapshotStore, _ started: ContinuousClock.Instant
  ) throws -> SnapshotResult {
    let source = SnapshotResult.Source(file: site.filePath.description, line: Int(site.line))
    switch content {
    case .image(let comparison, let masks):
      return try store.verify(
        rendering.snapshot(), key: key, diagnostics: diagnostics, source: source,
        options: VerifyOptions(comparison: comparison, masks: masks, started: started))
    case .layout, .sizingAudit:
      let outline = TextSnapshot(
        text: LayoutOutline(rendering.tree).description,
        size: SnapshotResult.Size(
          width: Double(rendering.size.width), height: Double(rendering.size.height)),
        scale: Double(rendering.scale))
      return try store.verify(
        outline, key: key, diagnostics: diagnostics, source: source, started: started)
    }
  }

  /// The key of a layout differs from that of the picture, so that a test can keep both.
  private func key(_ configuration: Configuration) -> SnapshotKey {
    let kind =
      switch content {
      case .image: ""
      case .layout: ".layout"
      case .sizingAudit: ".sizing"
      }
    return SnapshotKey(
      suite: site.suite, fixture: fixtureName, configuration: configuration.name + kind)
  }

  private var fixtureName: String {
    guard let name else { return site.testName }
    return "\(site.testName) \(name)"
  }

  private func judged(
    _ diagnostics: [Diagnostic], _ unused: inout Set<AllowedDiagnostic>
  ) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      let matching = allowances.filter { $0.matches(diagnostic) }
      unused.subtract(matching)
      var diagnostic = diagnostic
      diagnostic.isAllowed = !matching.isEmpty
      return diagnostic
    }
  }

  private func unneeded(_ unused: Set<AllowedDiagnostic>) -> [Complaint] {
    allowances.filter(unused.contains).map {
      Complaint(
        "`allowing: \($0)` was not needed: no configuration has that diagnostic. Remove it.")
    }
  }
}
