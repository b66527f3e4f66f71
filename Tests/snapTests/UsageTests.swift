import Foundation
import TestSupport
import Testing

struct UsageTests {
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

  @Test func `the version lists the libraries that draw with verbose`() throws {
    let number = /\d+\.\d+\.\d+\n/
    #expect(try snap.run("--version").out.wholeMatch(of: number) != nil)
    let run = try snap.run("--version", "--verbose")
    #expect(run.exitCode == 0, "\(run)")
    let lines = run.out.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(
      lines.map(\.first) == [
        "snap", "FreeType", "HarfBuzz", "ICU", "libdeflate", "libjpeg-turbo", "libpng", "zlib",
      ])
    #expect(lines.allSatisfy { $0.count == 2 && $0[1].first?.isNumber == true })
  }

  @Test func `the version of an installed tool lists its parts with their licences`() throws {
    let list = """
      {"packages":[{"name":"freetype","versionInfo":"2.12.1","licenseDeclared":"FTL","more":1}]}
      """
    let files = try FileFolder(["lib/snap/snap.spdx.json": list])
    let place = files.url(of: "lib/snap/snap")
    try FileManager.default.copyItem(at: SnapTool.executable, to: place)
    let process = Process()
    process.executableURL = place
    process.arguments = ["--version", "--verbose"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let out = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(out.hasSuffix("\n\nwith these parts and licences:\nfreetype 2.12.1, FTL\n"))
  }

  @Test(arguments: [
    ["verify", "--bogus"], ["describe"], ["nonsense"],
    ["verify", "--jobs", "0"], ["record", "--jobs", "-1"],
    ["verify", "--cells-only", "--tests-only"], ["record", "--cells-only", "--tests-only"],
  ])
  func `an invalid command line ends with 2`(arguments: [String]) throws {
    let run = try snap.run(arguments)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Usage: snap"))
  }

  @Test(arguments: [
    (["verfy"], "Unknown command “verfy”. Did you mean “verify”?"),
    (["revew", "--terminal"], "Unknown command “revew”. Did you mean “review”?"),
    (["nonsense"], "Unknown command “nonsense”.\n"),
    (["verify", "--fiter", "x"], "Unknown option '--fiter'. Did you mean '--filter'?"),
  ])
  func `a misspelt word is answered by the nearest one`(arguments: [String], words: String) throws {
    #expect(try snap.run(arguments).error.hasPrefix("Error: " + words))
  }

  @Test func `hints name the command that was typed`() throws {
    let folder = try TemporaryFolder()
    // The built tool, as `swift run` starts it.
    var tool = SnapTool(directory: folder.root, environment: ["SNAP_COMMAND": ""], owner: folder)
    #expect(try tool.run("status").error.contains("`swift run snap init FILE`"))
    tool.environment["SNAP_COMMAND"] = "swift package snap"
    #expect(try tool.run("status").error.contains("`swift package snap init FILE`"))
  }
}
