import Foundation
import SnapshotSamples
import Testing

/// An unchanged package passes, however busy the machine is; `make load` does the same with a real build, and more often.
struct LoadTests {
  private static let busyLoops = 4
  private static let rounds = 3

  /// Ends by itself if this process ends before.
  private func busyLoop() throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "while ((SECONDS < 300)); do :; done"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func `several processes of an unchanged package are green beside busy loops`() throws {
    let package = try TemporaryPackage()
    try package.copyReferences(of: ["BasicCellTests"])
    let count = package.allFiles.count { $0.hasSuffix(".png") }
    let loops = try (0..<Self.busyLoops).map { _ in try busyLoop() }
    // SIGTERM may be ignored here, and so in the loops.
    defer { loops.forEach { kill($0.processIdentifier, SIGKILL) } }
    for _ in 0..<Self.rounds {
      let run = try package.snapWithBuiltTests()
        .run("verify", "--tests-only", "--jobs", "4", "--filter", "BasicCellTests")
      #expect(run.exitCode == 0, "\(run)")
      #expect(run.out.contains("\(count) snapshots: \(count) passed"), "\(run)")
    }
  }
}
