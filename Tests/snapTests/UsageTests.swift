import Foundation
import Testing

@Suite struct UsageTests {
  private let snap = SnapTool(directory: FileManager.default.temporaryDirectory)

  @Test func `help names the commands`() throws {
    let run = try snap.run("--help")
    #expect(run.exitCode == 0)
    for command in [
      "verify", "record", "status", "accept", "reject", "prune", "report", "merge", "diff",
      "describe", "measure", "doctor",
    ] {
      #expect(run.out.contains("  \(command) "))
    }
  }

  @Test(arguments: [
    ["verify", "--bogus"], ["describe"], ["nonsense"],
    ["verify", "--cells-only", "--tests-only"], ["record", "--cells-only", "--tests-only"],
  ])
  func `an invalid command line ends with 2`(arguments: [String]) throws {
    let run = try snap.run(arguments)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Usage: snap"))
  }
}
