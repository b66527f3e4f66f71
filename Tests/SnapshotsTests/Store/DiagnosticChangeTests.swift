import Foundation
import LayoutModel
import SnapshotSamples
import Snapshots
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

  /// The changes between a reference with and a changed picture with some diagnostics.
  private func changes(
    from old: [Diagnostic], to new: [Diagnostic]
  ) throws -> [LayoutChange] {
    _ = try package.store(.all).verify(.sample(), key: key, diagnostics: old)
    return try package.store(.never).verify(.sample(dot: 3), key: key, diagnostics: new)
      .layoutChanges
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

  @Test func `a broken constraint is not a cause of moves`() throws {
    let old = try Snapshot.sample(), new = try Snapshot.sample(height: 30)
    _ = try package.store(.all).verify(old, key: key)
    let result = try package.store(.never).verify(
      new, key: key, diagnostics: [diagnostic(.brokenConstraint, "contentView")])
    #expect(result.layoutChanges.allSatisfy { $0.cause != "contentView" })
  }
}
