import Foundation
import Graphics
import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Testing

struct DiagnosticChangeTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f")

  init() throws { package = try TemporaryPackage() }

  private func diagnostic(
    _ kind: Diagnostic.Kind, _ view: String = "contentView/titleLabel"
  ) -> Diagnostic {
    Diagnostic(kind, severity: .warning, view: view, message: "at line 23")
  }

  /// The pixels of the stored reference.
  private func storedPixels() throws -> Bitmap {
    let data = try #require(package.read("Snapshots/S/f@2x.png"))
    return try PNG.decode(data, name: "f").bitmap
  }

  /// The changes between a reference with and a changed picture with some diagnostics.
  private func changes(
    from old: [Diagnostic], to new: [Diagnostic]
  ) throws -> [LayoutChange] {
    _ = try package.store(.all).verify(.sample(), key: key, diagnostics: old)
    return try package.store(.never).verify(.sample(dot: 3), key: key, diagnostics: new)
      .describedChanges
  }

  @Test(arguments: [
    (Diagnostic.Kind.brokenConstraint, "now with an optional constraint broken"),
    (.unsatisfiableConstraints, "now with a constraint broken in a conflict"),
    (.ambiguousLayout, "now ambiguous"), (.zeroHeight, "now without a height of its own"),
  ])
  func `a newly broken constraint is a change`(
    kind: Diagnostic.Kind, words: String
  ) throws {
    let changes = try changes(from: [], to: [diagnostic(kind)])
    #expect(changes.map(\.kind) == [.diagnostic])
    #expect(changes.map(\.description) == ["contentView/titleLabel: \(words)"])
    #expect(changes.map(\.new) == [kind.rawValue])
  }

  @Test func `a constraint that is no longer broken is a change`() throws {
    let changes = try changes(
      from: [diagnostic(.brokenConstraint), diagnostic(.missingGlyph)],
      to: [diagnostic(.missingGlyph)])
    #expect(
      changes.map(\.description) == [
        "contentView/titleLabel: no longer with an optional constraint broken"
      ])
  }

  @Test func `the same kinds of diagnostics are not a change, whatever their messages`() throws {
    var moved = diagnostic(.brokenConstraint)
    moved.message = "at line 24"
    #expect(try changes(from: [diagnostic(.brokenConstraint)], to: [moved]).isEmpty)
  }

  @Test func `a diagnostic without a view in the tree belongs to the cell`() throws {
    let changes = try changes(from: [], to: [diagnostic(.brokenConstraint, "elsewhere")])
    #expect(changes.map(\.view) == ["BasicCell"])
  }

  @Test func `truncated text is not reported twice`() throws {
    #expect(try changes(from: [], to: [diagnostic(.truncatedText)]).isEmpty)
  }

  @Test func `a reference with a kind of a newer version is compared, and the kind is named`()
    throws
  {
    var unknown = diagnostic(.brokenConstraint)
    unknown.kindName = "lonelyWord"
    let changes = try changes(from: [unknown, diagnostic(.zeroHeight)], to: [])
    #expect(
      changes.map(\.description) == [
        "contentView/titleLabel: no longer with lonelyWord",
        "contentView/titleLabel: no longer without a height of its own",
      ])
  }

  @Test func `a failure knows which diagnostics the reference has too`() throws {
    let known = diagnostic(.brokenConstraint)
    let elsewhere = diagnostic(.zeroHeight, "elsewhere")
    let new = diagnostic(.brokenConstraint, "contentView")
    _ = try package.store(.all).verify(.sample(), key: key, diagnostics: [known, elsewhere])
    let all = [new, elsewhere, known]
    let result = try package.store(.never).verify(.sample(dot: 3), key: key, diagnostics: all)
    #expect(result.knownDiagnostics == [elsewhere, known])
    #expect(result.diagnostics == all)
  }

  @Test(arguments: [Diagnostic.Severity.error, .warning])
  func `an equal picture is compared with the reference's diagnostics if its layout is wrong`(
    severity: Diagnostic.Severity
  ) throws {
    var diagnostic = diagnostic(.brokenConstraint)
    diagnostic.severity = severity
    _ = try package.store(.all).verify(.sample(), key: key, diagnostics: [diagnostic])
    let result = try package.store(.never).verify(.sample(), key: key, diagnostics: [diagnostic])
    #expect(result.knownDiagnostics == (severity == .error ? [diagnostic] : nil))
  }

  @Test func `recording everything refreshes a mended conflict, which is then no change`() throws {
    let conflict = diagnostic(.unsatisfiableConstraints)
    _ = try package.store(.all).verify(.sample(), key: key, diagnostics: [conflict])
    let pixels = try storedPixels()
    let stale = try package.store(.never).verify(.sample(dot: 3), key: key)
    #expect(stale.describedChanges.map(\.old) == ["unsatisfiableConstraints"])
    let refreshed = try package.store(.all).verify(.sample(), key: key)
    #expect(refreshed.isRefreshed && !refreshed.isFailure)
    #expect(try storedPixels() == pixels)
    let later = try package.store(.never).verify(.sample(dot: 3), key: key)
    #expect(later.layoutChanges.isEmpty && !later.isRefreshed)
    let recorded = try package.store(.all).verify(.sample(dot: 3), key: key)
    #expect(recorded.status == .recorded && !recorded.isRefreshed)
  }

  @Test func `a broken constraint is not a cause of moves`() throws {
    let old = try Snapshot.sample(), new = try Snapshot.sample(height: 30)
    _ = try package.store(.all).verify(old, key: key)
    let result = try package.store(.never).verify(
      new, key: key, diagnostics: [diagnostic(.brokenConstraint, "contentView")])
    #expect(result.layoutChanges.allSatisfy { $0.cause != "contentView" })
  }
}
