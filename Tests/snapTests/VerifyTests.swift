import Foundation
import SnapshotSamples
import Snapshots
import TestSupport
import Testing

struct VerifyTests {
  @Test func `a passing run prints its table and ends with 0`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let run = try package.snap().run("verify")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("✔   a-row    320      82  passed"))
    #expect(run.out.hasSuffix("\n1 snapshot: 1 passed\n"))
    #expect(run.error == "")
  }

  @Test func `swift's output is logged and not shown`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let run = try package.snap().run("verify")
    #expect(!run.out.contains("words"))
    #expect(try package.text(of: ".snap/swift-test.log").contains("the tests' words"))
  }

  @Test func `verbose passes swift's output through`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let run = try package.snap().run("verify", "--verbose")
    #expect(run.out.contains("the tests' words"))
  }

  @Test func `a difference ends with 1`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result(.different))
    let run = try package.snap(failing: .snapshot).run("verify")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("1 snapshot: 1 differs"))
  }

  @Test func `a failing record decides even if the tests succeed`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result(.different))
    #expect(try package.snap().run("verify").exitCode == 1)
  }

  @Test func `a test failure without a snapshot ends with 1 and is named with the log`()
    throws
  {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let run = try package.snap(failing: .plainTest).run("verify")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("Cells/CellTests.swift:4: row(): Expectation failed: 1 == 2"))
    #expect(run.out.contains("The output of the tests: \(package.root.path)/.snap/swift-test.log"))
  }

  @Test func `a failing snapshot does not hide another failure of its test`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result(.different))
    let run = try package.snap(failing: .both).run("verify")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("1 snapshot: 1 differs"))
    #expect(run.out.contains("row(): Expectation failed: 1 == 2"))
    #expect(!run.out.contains("row(): Snapshot differs"))
    #expect(!run.out.contains("A known failure"))
  }

  @Test(arguments: [TemporaryPackage.Failing.snapshot, .xcTestSnapshot])
  func `a failing snapshot is not reported as another failure`(failing: TemporaryPackage.Failing)
    throws
  {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result(.different))
    let run = try package.snap(failing: failing).run("verify")
    #expect(run.exitCode == 1)
    #expect(!run.out.contains("other than snapshots"))
  }

  @Test(arguments: [(TemporaryPackage.Failing.crash, "Swift Testing"), (.xcTest, "XCTest")])
  func `crashed tests are reported in addition to failing snapshots`(
    failing: TemporaryPackage.Failing, framework: String
  ) throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result(.different))
    let run = try package.snap(failing: failing).run("verify")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("The tests of \(framework) failed or crashed"))
    #expect(run.out.contains("the tests' words"))
  }

  @Test func `unused references are mentioned after a complete run`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let old = "Snapshots/CellTests/old.320@2x.png"
    let writing = try package.snap(writing: old)
    #expect(try writing.run("verify").out.contains("No test names \(old). `snap prune --dry-run`"))
    #expect(try !writing.run("verify", "--filter", "a").out.contains("No test names"))
  }

  @Test func `messages name the command that was called`() throws {
    let package = try TemporaryPackage()
    var tool = try package.snap()
    tool.environment["SNAP_COMMAND"] = "swift package snap"
    #expect(try tool.run("report").error.contains("Run `swift package snap verify` there first."))
  }

  @Test func `a package that does not build ends with 2 and shows the compiler's output`() throws {
    let package = try TemporaryPackage()
    let run = try package.snap(building: 1).run("verify")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("a compiler's words"))
    #expect(run.error.contains("does not build"))
  }

  @Test func `tests that fail without a snapshot end with 2`() throws {
    let package = try TemporaryPackage()
    let run = try package.snap(failing: .crash).run("verify")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("took no snapshots"))
    #expect(run.error.contains("the tests' words"))
  }

  @Test func `a run without snapshots ends with 2 and names the filter`() throws {
    let package = try TemporaryPackage()
    let run = try package.snap().run("verify", "--filter", "Nothing")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("matches `Nothing`"))
  }

  @Test func `records of earlier runs do not count`() throws {
    let package = try TemporaryPackage()
    try package.leave(Samples.result(.different, fixture: "old"))
    try package.prepare(Samples.result())
    let run = try package.snap().run("verify")
    #expect(run.exitCode == 0, "\(run)")
    #expect(!run.out.contains("old"))
  }

  @Test func `a folder without a package ends with 2`() throws {
    let folder = try TemporaryFolder()
    let run = try SnapTool(directory: folder.root).run("verify")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("no Package.swift in \(folder.root.path) or in a folder above it"))
  }

  @Test(arguments: ["verify", "record", "bundle"])
  func `a folder that does not exist is not taken for the one around it`(command: String) throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let run = try package.snap().run(command, "Pakage")
    #expect(run.exitCode == 2, "\(run)")
    #expect((run.out + run.error).contains("/Pakage does not exist"), "\(run)")
    #expect(!package.exists("calls"))
  }

  @Test func `a missing swift is reported`() throws {
    let package = try TemporaryPackage()
    let run = try SnapTool(directory: package.root, environment: ["PATH": "/nowhere"]).run("verify")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("swift is not on PATH (/nowhere)"))
  }

  @Test func `filter and scratch path are forwarded, and nothing is recorded`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    _ = try package.snap().run("verify", "--filter", "Cell.*", "--scratch-path", "/tmp/s")
    #expect(
      try package.calls() == [
        "build --build-tests --scratch-path /tmp/s SNAP_RECORD=never",
        "test --testing-library swift-testing --event-stream-version 0 "
          + "--event-stream-output-path .snap/events.jsonl --filter Cell.* SNAP_RECORD=never",
      ])
  }

  @Test func `a folder inside the package is accepted`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    #expect(try package.snap().run("verify", "tools").exitCode == 0)
  }

  @Test func `reports are written to the requested paths`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result(.different))
    let run = try package.snap(failing: .snapshot).run(
      "verify", "--report", "out", "--junit", "deep/j.xml", "--json", "r.json")
    #expect(run.exitCode == 1)
    #expect(run.out.hasSuffix("report: out/index.html\n"))
    for file in ["index.html", "junit.xml", "summary.md", "results.json"] {
      #expect(package.exists("out/\(file)"))
    }
    #expect(try package.text(of: "deep/j.xml").contains("<testsuites"))
    let json = try JSONSerialization.jsonObject(with: Data(package.text(of: "r.json").utf8))
    let summary = (json as? [String: Any])?["summary"] as? [String: Any]
    #expect(summary?["different"] as? Int == 1)
  }

  @Test func `several packages are verified in one run`() throws {
    let (first, second) = (try TemporaryPackage(), try TemporaryPackage())
    try first.prepare(Samples.result())
    let run = try first.snap().run("verify", first.root.path, second.root.path, "--json", "r.json")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("2 snapshots: 2 passed"))
    #expect(try first.text(of: "r.json").contains("\(second.root.path)/Snapshots/CellTests"))
  }

  @Test func `an interruption also ends the tests`() throws {
    let package = try TemporaryPackage()
    var tool = try package.snap()
    tool.environment["TEST_SLEEPS"] = "300"
    let start = ContinuousClock.now
    let run = try tool.run(["verify"]) { process in
      while try !package.hasBegunTesting, start.duration(to: .now) < .seconds(120) {
        Thread.sleep(forTimeInterval: 0.05)
      }
      process.terminate()
    }
    #expect(run.exitCode == 2)
    #expect(run.error.contains("interrupted before the tests ended"))
    #expect(start.duration(to: .now) < .seconds(150))
  }
}
