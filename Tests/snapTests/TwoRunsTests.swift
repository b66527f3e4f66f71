import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// Runs of one package that overlap.
struct TwoRunsTests {
  private let package: TemporaryPackage
  /// `snap` whose tests take half a second each time.
  private let slow: SnapTool
  /// `snap` whose tests end when they are released.
  private let held: SnapTool

  init() throws {
    package = try TemporaryPackage()
    for fixture in ["a", "b", "c"] { try package.prepare(Samples.result(fixture: fixture)) }
    var tool = try package.snap()
    tool.environment["TEST_PAUSE"] = "0.5"
    slow = tool
    tool.environment["TEST_HOLD"] = package.url(of: "released").path
    held = tool
  }

  private func release() throws { try package.write("", to: "released") }

  /// Waits until a process has written to its standard error.
  private func waitForWords(of process: Process) throws {
    let file = try #require(process.standardError as? FileHandle)
    // The process moves the offset that it shares with this one.
    while process.isRunning, try file.offset() == 0 { Thread.sleep(forTimeInterval: 0.02) }
  }

  /// Waits until the tests of the first run have started, and returns the run's token.
  private func token() throws -> String {
    let start = ContinuousClock.now
    while !package.exists("token"), start.duration(to: .now) < .seconds(60) {
      Thread.sleep(forTimeInterval: 0.02)
    }
    return try package.text(of: "token").trimmingCharacters(in: .newlines)
  }

  /// Runs a command while the tests of another one run, and then lets these end.
  private func during(
    _ run: String..., command: () throws -> SnapTool.Output
  ) throws -> (first: SnapTool.Output, second: SnapTool.Output, process: Int32) {
    var second: SnapTool.Output?
    var process: Int32 = 0
    let first = try held.run(run) {
      process = $0.processIdentifier
      _ = try token()
      second = try command()
      try release()
    }
    return (first, try #require(second), process)
  }

  @Test func `a second run waits for the first, and both have all snapshots`() throws {
    let (first, second, process) = try during("verify") {
      try held.run(["verify", "--quiet"]) {
        try waitForWords(of: $0)
        try release()
      }
    }
    for run in [first, second] {
      #expect(run.exitCode == 0, "\(run)")
      #expect(run.out.hasSuffix("3 snapshots: 3 passed\n"))
    }
    #expect(second.error.hasPrefix("Waiting for process \(process) (snap verify), whose run in "))
    #expect(first.error == "")
  }

  @Test func `two runs that start at once both have all snapshots`() throws {
    var second: SnapTool.Output?
    let first = try slow.run(["verify"]) { _ in second = try slow.run("verify") }
    for run in [first, try #require(second)] {
      #expect(run.exitCode == 0 && run.out.contains("3 snapshots: 3 passed"), "\(run)")
    }
  }

  @Test(arguments: ["verify", "record"])
  func `a run that does not wait ends with 2 and names the other`(command: String) throws {
    let (first, second, process) = try during("record") { try held.run(command, "--no-wait") }
    #expect(first.exitCode == 0, "\(first)")
    #expect(second.exitCode == 2)
    #expect(second.error.contains("error: process \(process) (snap record) is running in "))
  }

  @Test func `nothing is pruned during a run`() throws {
    _ = try package.snap().run("verify")
    let (first, second, process) = try during("verify") { try held.run("prune") }
    #expect(first.exitCode == 0, "\(first)")
    #expect(second.exitCode == 2)
    #expect(second.error.contains("process \(process) (snap verify) is running in "))
  }

  @Test func `a killed run holds nobody up, even while its tests go on`() throws {
    var killed = try package.snap()
    killed.environment["TEST_SLEEPS"] = "20"
    try killed.kill(["verify"]) { try package.hasBegunTesting }
    let start = ContinuousClock.now
    let run = try package.snap().run("verify", "--no-wait")
    #expect(run.exitCode == 0, "\(run)")
    #expect(start.duration(to: .now) < .seconds(15))
  }

  @Test func `a record of another run does not replace the run's own`() throws {
    let run = try slow.run(["verify"]) { _ in
      let key = SnapshotKey(suite: "CellTests", fixture: "verified-twice", configuration: "320")
      _ = try package.store(run: token()).verify(.sample(), key: key)
      // As by a process that does not know of the run.
      _ = try package.store(run: "another").verify(.sample(dot: 1), key: key)
    }
    #expect(run.exitCode == 1)
    #expect(run.out.contains("4 snapshots: 3 passed, 1 is new"), "\(run)")
  }

  @Test func `a run whose records are removed ends with 2, and prune refuses`() throws {
    let run = try slow.run(["verify"]) { _ in
      let key = SnapshotKey(suite: "CellTests", fixture: "replaced", configuration: "320")
      _ = try package.store(run: token()).verify(.sample(), key: key)
      try FileManager.default.removeItem(at: package.directories.results)
    }
    #expect(run.exitCode == 2)
    #expect(run.out.contains("3 snapshots: 3 passed"))
    #expect(run.error.contains("error: 1 of this run's snapshots in "))
    #expect(run.error.contains("the first is CellTests/replaced.320."))
    let prune = try package.snap().run("prune")
    #expect(prune.exitCode == 2)
    #expect(prune.error.contains("1 of the last run's snapshots have no record any more"))
  }
}
