import Foundation
import TestSupport
import Testing

/// Faults in storyboards that a script, which knows no cell, repairs from what the tools of `snap mcp` say.
struct RepairTests {
  private struct Report: Decodable {
    let count: Int
    let found: Int
    let located: Int
    let repaired: Int
  }

  private static let environment = ProcessInfo.processInfo.environment
  /// Enough for each kind of fault to be likely, and quick; `REPAIRS` tries more.
  private static let count = environment["REPAIRS"].flatMap { Int($0) } ?? 8
  private static let seed = environment["REPAIR_SEED"].flatMap { Int($0) } ?? 1
  /// What may be left unrepaired of a hundred.
  private static let mostLeft = 15

  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"]
    .first(where: FileManager.default.isExecutableFile)

  @Test(.enabled(if: python != nil, "python3 is not installed"))
  func `seeded faults are found, located and repaired from the tools' output alone`() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.python))
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Repairs/run.py").standardizedFileURL
    process.arguments = [
      "-B", script.path, SnapTool.executable.path, folder.root.path, "\(Self.count)",
      "\(Self.seed)",
    ]
    process.environment = SnapTool.sanitizers.merging(["PATH": "/usr/bin:/bin"]) { $1 }
    try folder.write("", to: "output")
    process.standardOutput = try FileHandle(forWritingTo: folder.url(of: "output"))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let text = try folder.text(of: "output")
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(report.count == Self.count && report.found == report.count, "\(text)")
    #expect((report.count - report.located) * 100 <= Self.mostLeft * report.count, "\(text)")
    #expect((report.count - report.repaired) * 100 <= Self.mostLeft * report.count, "\(text)")
    if Self.environment["REPAIRS"] != nil {
      print("of \(report.count): \(report.located) located, \(report.repaired) repaired")
    }
  }
}
