import Foundation
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

/// A run is complete only if its end was seen: a test can end its process with the exit code of a success.
struct EndedProcessTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  private var manifest: RunManifest? {
    get throws { try SnapshotStore(directories: package.directories, mode: .never).readManifest() }
  }

  @Test(
    arguments: ["exit(0)", "_exit(0)", "exit(69)"],
    [("EndingTests", "ends()"), ("EndingXCTests", "testEnds")])
  func `a test that ends its process is named, and the others run`(
    way: String, tests: (suite: String, name: String)
  ) throws {
    let arguments = ["--tests-only", "--filter", "\\.\(tests.suite)/", "--jobs", "2"]
    let recorded = try package.snapWithBuiltTests(["SNAP_TEST_ENDING": ""])
      .run(["record"] + arguments)
    try #require(recorded.exitCode == 0, "\(recorded)")
    let run = try package.snapWithBuiltTests(["SNAP_TEST_ENDING": way]).run(["verify"] + arguments)
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("2 snapshots: 2 passed; 1 other failure"), "\(run.out)")
    #expect(
      run.out.contains(
        "SnapTestingTests.\(tests.suite)/\(tests.name) ended the process; alone it does so again."),
      "\(run.out)")
    #expect(!run.out.contains("report their end"), "\(run.out)")
    #expect(try manifest?.completeness == .brokenOff)
    #expect(package.allFiles.count { $0.hasSuffix(".png") } == 2)
    let good = try package.snapWithBuiltTests(["SNAP_TEST_ENDING": ""])
      .run(["verify"] + arguments)
    #expect(good.exitCode == 0, "\(good)")
    #expect(try manifest?.completeness == .complete)
  }

  @Test
  func `classes whose tests end the process when they are made are named, and the others run`()
    throws
  {
    let arguments = ["--tests-only", "--filter", "\\.(Other)?(Unm|M)adeXCTests/"]
    let recorded = try package.snapWithBuiltTests(["SNAP_TEST_ENDING": ""])
      .run(["record"] + arguments)
    try #require(recorded.exitCode == 0, "\(recorded)")
    let run = try package.snapWithBuiltTests(["SNAP_TEST_ENDING": "unmade"])
      .run(["verify"] + arguments)
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("1 snapshot: 1 passed; 2 other failures"), "\(run.out)")
    for name in ["UnmadeXCTests", "OtherUnmadeXCTests"] {
      #expect(
        run.out.contains(
          "SnapTestingTests.\(name) is left out, as making its tests ended the process."),
        "\(run.out)")
    }
    #expect(run.out.contains("Program crashed"), "\(run.out)")
    #expect(try manifest?.completeness == .brokenOff)
  }

  @Test(arguments: [
    (
      TemporaryPackage.Failing.leaves,
      "A.RowTests/wraps() ended the process; alone it does so again"
    ),
    (.endless, "The tests of Swift Testing did not report their end"),
    (.late, "of Swift Testing failed or crashed (they ended with 3)"),
  ])
  func `no command trusts a run whose end was not seen`(
    failing: TemporaryPackage.Failing, message: String
  ) throws {
    try package.prepare(Samples.result())
    try package.write("unnamed", to: "Snapshots/CellTests/old@2x.png")
    let run = try package.snap(failing: failing).run("verify")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains(message), "\(run.out)")
    #expect(run.out.contains("1 snapshot: 1 passed; 1 other failure"), "\(run.out)")
    #expect(try manifest?.completeness == .brokenOff && manifest?.isPassing == false)
    let pruned = try package.snap().run("prune")
    #expect(pruned.exitCode == 2, "\(pruned)")
    #expect(package.exists("Snapshots/CellTests/old@2x.png"))
    let accepted = try package.snap().run("accept", "--all")
    #expect(accepted.error.contains("did not see the end of all its tests"), "\(accepted)")
    #expect(try package.snap().run("record").exitCode == 0)
    #expect(try package.snap(failing: failing).run("record").exitCode == 2)
  }

  @Test func `a target of which a test ended the process is not left out later`() throws {
    let app = try AffectedPackage()
    #expect(try app.snap(.leaves).run("verify", "--affected", "main").exitCode == 1)
    #expect(try app.leftOut().targets == [])
  }

  @Test func `a shard whose end was not seen fails the merge`() throws {
    try package.prepare(Samples.result())
    #expect(try package.snap(failing: .leaves).run("verify", "--shard", "1/2").exitCode == 1)
    try FileManager.default.removeItem(at: package.url(of: "prepared/CellTests"))
    #expect(try package.snap().run("verify", "--shard", "2/2").exitCode == 0)
    let merged = try package.snap().run("merge", ".snap/runs/1", ".snap/runs/2")
    #expect(merged.exitCode == 1, "\(merged)")
    #expect(merged.out.contains("shard 1/2 has a test failure"), "\(merged.out)")
    #expect(try manifest?.completeness == .brokenOff)
  }

  @Test func `tests of XCTest that nothing observes are named, and leave no note`() throws {
    let app = try AffectedPackage()
    let run = try app.snap(.unobserved).run("verify", "--affected", "main")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.error.contains("uses SnapTesting, so that the end of its tests of XCTest"), "\(run)")
    #expect(try app.leftOut().targets == [])
    #expect(try app.snap().run("prune", "--dry-run").exitCode == 0)
  }
}
