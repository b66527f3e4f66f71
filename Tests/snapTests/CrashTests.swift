import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// A test that ends its process costs only itself, and is named.
struct CrashTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.prepare(Samples.result())
  }

  /// The arguments of the runs of Swift Testing, after those that all have.
  private func runs() throws -> [String] {
    try package.calls().filter { $0.contains("swift-testing") }.map { call in
      let rest = call.components(separatedBy: "events.jsonl ").last ?? ""
      return rest.components(separatedBy: " SNAP_RECORD").first ?? ""
    }
  }

  @Test func `a cell that ends the process is named, and the other tests go on`() throws {
    let run = try package.snap(failing: .cell).run("verify")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("1 snapshot: 1 passed; 1 other failure\n"))
    #expect(
      run.out.contains(
        """
        Tests/RowTests.swift:7: RowTests/wraps.320 ended the process in A.RowTests/wraps(); alone it does so again.
            A.swift:1: Fatal error: Index out of range
            3 [ra] 0x0 RowCell.init() + 1 in A at Sources/RowCell.swift:8:2
        """), "\(run.out)")
    let calls = try runs()
    try #require(calls.count == 3)
    #expect(calls[1].hasPrefix("--skip ^A"))
    #expect(calls[2].hasPrefix("--filter ^A"))
    #expect(!run.out.contains("failed or crashed"))
    #expect(
      try SnapshotStore(directories: package.directories, mode: .never).workInProgress() == [])
  }

  @Test func `each of eight tests that end the process is named, and the rest is verified`()
    throws
  {
    let run = try package.snap(failing: .many).run("verify")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("1 snapshot: 1 passed; 8 other failures\n"), "\(run.out)")
    for number in 0..<8 {
      #expect(run.out.contains("ended the process in A.RowTests/many\(number)()"))
    }
    #expect(!run.out.contains("failed or crashed"))
    // Each restart, the first run, and each test alone.
    #expect(try runs().count == 8 + 1 + 8)
  }

  @Test func `a test that ends the process although it is left out ends the run`() throws {
    let run = try package.snap(failing: .stubborn).run("verify")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("RowTests/wraps.320 ended the process"), "\(run.out)")
    #expect(run.out.contains("The tests of Swift Testing failed or crashed"), "\(run.out)")
    #expect(try runs().count == 3)
  }

  @Test func `the report names a crash`() throws {
    _ = try package.snap(failing: .cell).run("verify")
    let report = try package.snap().run("report")
    #expect(report.out.contains("RowTests/wraps.320 ended the process"), "\(report)")
    #expect(report.out.contains("1 snapshot: 1 passed; 1 other failure"))
  }

  @Test func `a crash outside of assertions is found by running one test at a time`() throws {
    let run = try package.snap(failing: .test).run("verify")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.out.contains(
        "A.RowTests/fits() ended the process; alone it passes, so another test may be the cause."),
      "\(run.out)")
    let calls = try runs()
    try #require(calls.count == 4)
    #expect(calls[1] == "--no-parallel")
    #expect(calls[2].hasPrefix("--skip ^A") && calls[2].hasSuffix("--no-parallel"))
  }

  @Test func `a cell that does not end is ended and named`() throws {
    let run = try package.snap(failing: .hang).run("verify", "--time-limit", "1")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.out.contains(
        "Tests/RowTests.swift:7: RowTests/wraps.320 did not end in 1 seconds in A.RowTests/wraps()"),
      "\(run.out)")
    #expect(run.out.contains("1 snapshot: 1 passed; 1 other failure"))
  }

  @Test func `a test that does not end outside of assertions is ended and named`() throws {
    let run = try package.snap(failing: .silence).run("verify", "--time-limit", "1")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("A.RowTests/wraps() did not end in 1 seconds"), "\(run.out)")
    #expect(run.out.contains("1 snapshot: 1 passed; 1 other failure"))
  }

  @Test func `tests that ended before a crash do not run again`() throws {
    _ = try package.snap(failing: .test).run("verify")
    // The run of one test at a time found out that the other one ends.
    let restart = try runs()[2]
    #expect(restart.contains("RowTests(/|$)") && restart.contains("fits"), "\(restart)")
  }

  @Test(arguments: [
    (
      TemporaryPackage.Failing.xcTestCell,
      "Tests/A/RowTests.swift:5: RowTests/wraps.320 ended the process in A.RowTests/testWraps; alone it does so again."
    ),
    (
      .xcTestOutside,
      "A.RowTests/testWraps ended the process; alone it passes, so another test may be the cause."
    ),
    (
      .xcTestSilence,
      "A.RowTests/testWraps did not end in 1 seconds; alone it passes, so another test may be the cause."
    ),
  ])
  func `a crash of XCTest is named, and only the tests that are left run again`(
    failing: TemporaryPackage.Failing, message: String
  ) throws {
    let run = try package.snap(failing: failing).run("verify", "--time-limit", "1")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains(message), "\(run.out)")
    // The failure of the second process is not the assertion's of the first.
    #expect(run.out.contains("Cells/CellTests.swift:4: t: XCTAssertEqual failed"), "\(run.out)")
    #expect(!run.out.contains("Snapshot differs"))
    #expect(!run.out.contains("failed or crashed"))
    let calls = try package.calls().filter {
      $0.hasPrefix("test ") && !$0.contains("swift-testing")
    }
    try #require(calls.count == 3, "\(calls)")
    #expect(calls[1].hasPrefix("test A.TableTests SNAP"), "\(calls)")
    #expect(calls[2].hasPrefix("test A.RowTests/testWraps SNAP"), "\(calls)")
  }

  @Test func `status names what a plain run of the tests lost`() throws {
    let work = """
      {"process":4194305,"keys":["RowTests/wraps.320"],"source":{"file":"Tests/RowTests.swift","line":7}}
      """
    try package.write(work, to: ".snap/working/4194305.json")
    let run = try package.snap().run("status")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.error.contains(
        "Tests/RowTests.swift:7: RowTests/wraps.320 was being verified when its process ended."))
  }
}
