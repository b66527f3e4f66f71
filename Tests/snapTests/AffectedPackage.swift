import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// A package of two test targets, each with a target of cells, for tests of `snap verify --affected`.
struct AffectedPackage {
  let package: TemporaryPackage
  let git: Git

  private static let manifest = """
    {"name": "App", "targets": [
      {"name": "A", "type": "regular", "dependencies": [], "resources": [], "exclude": []},
      {"name": "B", "type": "regular", "dependencies": [], "resources": [], "exclude": []},
      {"name": "A-Tests", "type": "test", "dependencies": [{"byName": ["A", null]}], "resources": [],
       "exclude": []},
      {"name": "BTests", "type": "test", "dependencies": [{"target": ["B", null]}], "resources": [],
       "exclude": []}
    ]}
    """

  init() throws {
    package = try TemporaryPackage()
    git = Git(folder: package.root)
    try git.start()
    try package.write(Self.manifest, to: "manifest.json")
    try package.write("calls\ntools\nprepared\n*.generated.swift\n", to: ".gitignore")
    try package.write("# App\n", to: "README.md")
    for (name, tests) in [("A", "A-Tests"), ("B", "BTests")] {
      try package.write("struct \(name) {}\n", to: "Sources/\(name)/\(name).swift")
      try package.write("// tests\n", to: "Tests/\(tests)/\(tests).swift")
      var result = Samples.result(suite: tests, fixture: "row")
      result.source = .init(file: "Tests/\(tests)/\(tests).swift", line: 1)
      try package.prepare(result)
      try package.write("picture", to: result.reference)
    }
    try package.write("{}\n", to: "Package.resolved")
    // Some machines ignore it in all repositories.
    try git("add", "-f", "Package.resolved")
    try git.commit()
  }

  func snap(_ failing: TemporaryPackage.Failing = .nothing) throws -> SnapTool {
    var tool = try package.snap(failing: failing)
    tool.environment["MANIFEST"] = package.root.appendingPathComponent("manifest.json").path
    return tool
  }

  /// Leaves the notes of a passing run of both targets.
  func pass() throws {
    let run = try snap().run("verify", "--affected", "main")
    try #require(run.exitCode == 0, "\(run)")
  }

  /// Runs `snap verify --affected main`, and returns the names of the targets that it leaves out, and its output.
  func leftOut() throws -> (targets: [String], out: String) {
    let run = try snap().run("verify", "--affected", "main")
    try #require(run.exitCode == 0, "\(run)")
    let lines = run.out.split(separator: "\n").filter { $0.hasPrefix("  left out: ") }
    return (lines.map { String($0.split(separator: " ")[2]) }, run.out)
  }
}
