import LayoutModel
import SnapshotSamples
import Snapshots
import Testing

struct RecordTests {
  @Test(arguments: [
    ([], "failed"), (["--mode", "all"], "all"), (["--mode", "missing"], "missing"),
    (["--mode", "layouts"], "layouts"), (["--dry-run"], "never"),
  ])
  func `the tests run again in the mode`(arguments: [String], mode: String) throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let run = try package.snap().run(["record"] + arguments)
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      try package.calls().last == "test --testing-library swift-testing --event-stream-version 0 "
        + "--event-stream-output-path .snap/events.jsonl SNAP_RECORD=\(mode)")
  }

  @Test func `a new reference is named with its bytes`() throws {
    let package = try TemporaryPackage()
    var result = Samples.result(.missing)
    result.isRecorded = true
    try package.prepare(result)
    try package.prepare(Samples.result(fixture: "same"))
    let run = try package.snap(failing: .snapshot, writing: result.reference).run("record")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.out == """
        written    Snapshots/CellTests/a-row@2x.png  none → 5 bytes
        1 written, 1 unchanged

        """)
  }

  @Test func `a reference whose picture is equal is refreshed, not written`() throws {
    let package = try TemporaryPackage()
    var result = Samples.result(.recorded)
    result.isRecorded = true
    result.referenceSize = result.size
    result.pixels = .init(different: 0, total: 100)
    try package.prepare(result)
    let run = try package.snap(failing: .snapshot, writing: result.reference)
      .run("record", "--mode", "all")
    #expect(
      run.out == """
        refreshed  Snapshots/CellTests/a-row@2x.png  none → 5 bytes
        0 written, 1 refreshed, 0 unchanged

        """)
  }

  @Test(arguments: ["all", "failed", "layouts"])
  func `a dry run that would compare layouts does not know whether they are equal`(
    mode: String
  ) throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let run = try package.snap().run("record", "--dry-run", "--mode", mode)
    #expect(run.out == "0 would be written, 1 with equal pictures\n")
  }

  @Test func `what differs is left alone by the mode layouts, and counted`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result(.different))
    let run = try package.snap(failing: .snapshot).run("record", "--mode", "layouts")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out == "0 written, 0 unchanged, 1 left, with other differences\n")
  }

  @Test func `the sizes of several references are added up`() throws {
    let package = try TemporaryPackage()
    for fixture in ["a row", "other"] {
      var result = Samples.result(.missing, fixture: fixture)
      result.isRecorded = true
      try package.prepare(result)
    }
    let file = "Snapshots/CellTests/a-row@2x.png"
    let run = try package.snap(failing: .snapshot, writing: file).run("record")
    #expect(run.out.hasSuffix("\n2 written (0 → 5 bytes), 0 unchanged\n"))
  }

  @Test func `the file of several digests is counted once`() throws {
    let package = try TemporaryPackage()
    let file = "Snapshots/CellTests.snapshots"
    for fixture in ["a row", "other"] {
      var result = Samples.result(.missing, fixture: fixture)
      (result.isRecorded, result.reference) = (true, file)
      try package.prepare(result)
    }
    let run = try package.snap(failing: .snapshot, writing: file).run("record")
    #expect(run.out.hasSuffix("\n2 written (0 → 5 bytes), 0 unchanged\n"), "\(run)")
  }

  @Test(arguments: [("failed", 2), ("missing", 1)])
  func `a dry run lists what the mode would write`(mode: String, count: Int) throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result(.missing))
    try package.prepare(Samples.result(.different, fixture: "changed"))
    let run = try package.snap(failing: .snapshot).run("record", "--dry-run", "--mode", mode)
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("Snapshots/CellTests/a-row@2x.png  (no reference yet)"))
    let rest = mode == "missing" ? "unchanged" : "with equal pictures"
    #expect(run.out.contains("\(count) would be written, \(2 - count) \(rest)"))
  }

  @Test func `a snapshot that could not be compared ends with 2`() throws {
    let package = try TemporaryPackage()
    var result = Samples.result(.error)
    result.notes = [.refusal(reason: "It is no PNG.")]
    try package.prepare(result)
    let run = try package.snap(failing: .snapshot).run("record")
    #expect(run.exitCode == 2)
    #expect(run.out.contains("CellTests/a-row: It is no PNG."))
  }

  @Test func `a broken layout is reported with kind, view and message, once for all its snapshots`()
    throws
  {
    let package = try TemporaryPackage()
    for width in [320, 414] {
      var result = Samples.result(.recorded, configuration: "\(width)")
      result.isRecorded = true
      result.diagnostics = [
        Diagnostic(
          .zeroHeight, severity: .error, view: "contentView/icon",
          message: "It is \(width).5 points wide and 0 high. Add a constraint.\n\nMore.")
      ]
      try package.prepare(result)
    }
    let run = try package.snap().run("record")
    #expect(
      run.out.contains(
        """
        warning    zeroHeight contentView/icon: It is 320.5 points wide and 0 high.
                   in CellTests/a-row: 320, 414; `snap verify` will fail until it is fixed.

        """), "\(run)")
  }

  @Test func `layout errors of one view about different things are reported each by itself`() throws
  {
    let package = try TemporaryPackage()
    var result = Samples.result(.recorded, configuration: "320")
    result.isRecorded = true
    result.diagnostics = ["overlap", "clippedText"].map { (kind: String) in
      Diagnostic(
        .unneededAllowance, view: "a-row", subject: kind,
        message: "The allowance of \(kind) is not needed: no configuration has that diagnostic.")
    }
    try package.prepare(result)
    let run = try package.snap().run("record")
    for kind in ["overlap", "clippedText"] {
      #expect(
        run.out.contains("unneededAllowance a-row: The allowance of \(kind) is not"), "\(run)")
    }
    #expect(!run.out.contains("320, 320"))
  }

  @Test func `a test that fails for another reason ends with 2`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let run = try package.snap(failing: .both).run("record")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Expectation failed: 1 == 2"))
    #expect(run.error.contains("References may be missing"))
  }

  @Test func `an invalid mode is rejected`() throws {
    let package = try TemporaryPackage()
    let run = try package.snap().run("record", "--mode", "some")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("all|failed|missing"))
  }
}
