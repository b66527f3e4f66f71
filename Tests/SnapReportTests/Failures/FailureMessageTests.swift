import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

struct FailureMessageTests {
  private func result(_ status: SnapshotResult.Status) -> SnapshotResult {
    var result = SnapshotResult(
      key: SnapshotKey(suite: "S", fixture: "f", configuration: "320"), status: status,
      reference: "Snapshots/S/f.320@2x.png", size: .init(width: 320, height: 100), scale: 2,
      pixels: .init(different: 412, total: 30_000))
    result.regions = [
      .init(x: 40, y: 88, width: 361, height: 36, views: ["contentView/subtitleLabel"])
    ]
    result.layoutChanges = [
      .height("contentView/subtitleLabel", 36, 54, lines: (old: 2, new: 3), followers: 2)
    ]
    result.actual = ".snap/S/f.320@2x.actual.png"
    result.diff = ".snap/S/f.320@2x.diff.png"
    return result
  }

  @Test func `a difference is explained by what, where, why, and how to accept it`() {
    var result = result(.different)
    result.diagnostics = [
      Diagnostic(
        .truncatedText, severity: .warning, view: "contentView/titleLabel",
        message: "The text is cut off.\nMore.")
    ]
    #expect(
      FailureMessage(result).text == """
        Snapshot differs from its reference: S/f.320
          pixels     412 of 30 000 (1.37 %) in 1 region
                     (20, 44) 180.5 × 18 pt: contentView/subtitleLabel
          layout     contentView/subtitleLabel: height 36 → 54 (3 lines, was 2); 2 other views follow
          warning    truncatedText contentView/titleLabel: The text is cut off.
          reference  Snapshots/S/f.320@2x.png
          actual     .snap/S/f.320@2x.actual.png
          diff       .snap/S/f.320@2x.diff.png
          accept     snap accept 'S/f.320' (all that differ: `snap record`)
        """)
  }

  @Test func `a recorded first picture advises to run again, with nothing to accept`() {
    var result = SnapshotResult(
      key: SnapshotKey(suite: "S", fixture: "f"), status: .missing,
      reference: "Snapshots/S/f@2x.png", size: .init(width: 1, height: 1), scale: 2)
    result.notes = [.refusal(reason: "It was recorded.")]
    #expect(
      FailureMessage(result).text == """
        Snapshot has no reference: S/f
          note       It was recorded.
          reference  Snapshots/S/f@2x.png
        """)
  }

  @Test func `an error of the layout comes with its constraints`() {
    var result = SnapshotResult(
      key: SnapshotKey(suite: "S", fixture: "f"), status: .passed,
      reference: "Snapshots/S/f@2x.png", size: .init(width: 1, height: 1), scale: 2)
    result.diagnostics = [
      Diagnostic(.overlap, severity: .note, view: "a", message: "n"),
      Diagnostic(
        .unsatisfiableConstraints, severity: .error, view: "box", message: "Conflict.",
        constraints: ["<one>", "<two>"]),
    ]
    #expect(
      FailureMessage(result).text == """
        Snapshot matches its reference, but the layout is wrong: S/f
          error      unsatisfiableConstraints box: Conflict.
                     <one>
                     <two>
          reference  Snapshots/S/f@2x.png
        """)
  }

  @Test func `a conflict names the constraint that gave way, and what to do`() {
    var result = SnapshotResult(
      key: SnapshotKey(suite: "S", fixture: "f"), status: .passed,
      reference: "Snapshots/S/f@2x.png", size: .init(width: 1, height: 1), scale: 2)
    result.diagnostics = [
      Diagnostic(
        .unsatisfiableConstraints, severity: .error, view: "box",
        message: "Conflict.\n(\n    one,\n    two\n)\n\nBreaking\n<two>\n\nRemove one.",
        constraints: ["<one>", "<two>"])
    ]
    #expect(
      FailureMessage(result).text == """
        Snapshot matches its reference, but the layout is wrong: S/f
          error      unsatisfiableConstraints box: Conflict.
                     <one>
                     <two>
                     Breaking
                     <two>
                     Remove one.
          reference  Snapshots/S/f@2x.png
        """)
  }

  @Test func `long messages are limited to twelve lines`() {
    var result = result(.sizeChanged)
    result.notes = [.refusal(reason: "9 pt higher.")]
    result.regions = Array(repeating: result.regions[0], count: 9)
    result.layoutChanges = Array(repeating: result.layoutChanges[0], count: 9)
    let lines = FailureMessage(result).text.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.contains("             … 8 more regions"))
    #expect(lines.contains { $0.contains("more lines in the page: `snap report`") })
  }

  @Test func `the message points to the rest of many diagnostics`() {
    var result = result(.different)
    let warning = Diagnostic(.overlap, severity: .warning, view: "a", message: "m")
    result.diagnostics = Array(repeating: warning, count: 5)
    #expect(
      FailureMessage(result).text.contains("… 2 more in .snap/results"))
  }

  @Test func `a process beside a run names its own folder, and does not advise to accept yet`()
    throws
  {
    var result = result(.different)
    let warning = Diagnostic(.overlap, severity: .warning, view: "a", message: "m")
    result.diagnostics = Array(repeating: warning, count: 5)
    let package = try TemporaryPackage()
    let lock = try RunLock(of: package.directories, for: .init(process: 1, command: "snap verify"))
    {
      _ in
    }
    let text = FailureMessage(
      result, records: package.directories.apart(fromRunsBut: "another").recordsPlace
    ).text
    #expect(text.contains("… 2 more in .snap/.outside/results"))
    #expect(!text.contains("snap accept"))
    #expect(text.contains("  accept     after the run that is in progress: "))
    withExtendedLifetime(lock) {}
  }

  @Test func `a failure shows warnings that the reference does not have, and no notes`() {
    var result = result(.different)
    let known = Diagnostic(.overlap, severity: .warning, view: "a", message: "known")
    let new = Diagnostic(.truncatedText, severity: .warning, view: "b", message: "new")
    result.diagnostics = [
      known, new, Diagnostic(.lowContrast, severity: .note, view: "c", message: "taste"),
    ]
    result.knownDiagnostics = [known]
    let text = FailureMessage(result).text
    #expect(text.contains("  warning    truncatedText b: new\n"))
    #expect(
      text.contains(
        "  known      1 warning as in the reference; all are in .snap/results\n"))
    #expect(!text.contains("overlap") && !text.contains("lowContrast"))
  }

  @Test func `an error is shown although the reference has it, as it fails the test`() {
    var result = result(.different)
    result.diagnostics = [Diagnostic(.zeroHeight, view: "a", message: "flat")]
    result.knownDiagnostics = result.diagnostics
    #expect(FailureMessage(result).text.contains("  error      zeroHeight a: flat\n"))
  }

  @Test func `the lines of a text keep their indentation`() {
    var result = result(.different)
    result.layoutChanges = []
    result.lineChanges = LineDifference(
      from: "Cell\n  box\n    label 20\n", to: "Cell\n  box\n    label 41\n")
    #expect(
      FailureMessage(result).text.contains(
        """
          lines      1 line added, 1 removed:
                     …
                         box
                     -     label 20
                     +     label 41

        """))
  }

  @Test func `commands begin with the way the tool was run`() {
    let text = FailureMessage(result(.different), tool: .plugin).text
    #expect(
      text.hasSuffix(
        "swift package snap accept 'S/f.320' (all that differ: `swift package snap record`)"))
  }

  @Test func `a tiny share is not shown as zero`() {
    var result = result(.different)
    result.pixels = .init(different: 1, total: 1_000_000)
    #expect(FailureMessage(result).text.contains("1 of 1 000 000 (< 0.01 %)"))
  }
}
