import Foundation
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

/// Annotations for GitHub Actions are beside the lines of a pull request that caused the failures.
struct PullRequestTests {
  private static let cell = "Sources/Cells/SongCell.swift"

  /// A package whose branch changed line 5 of a cell, which a failing result names as its cause.
  private func package(
    origin: String = "SongCell.swift:5", others: [String] = [], isDetached: Bool = false
  ) throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    var result = Samples.result(.different)
    result.source = .init(file: "Tests/CellTests.swift", line: 7)
    result.notes = [.height(from: 8, to: 12, at: origin)]
    try package.prepare(result)
    let git = Git(folder: package.root)
    let lines = (1...40).map { "line \($0)" }
    for file in [Self.cell] + others { try write(lines, to: file, in: package) }
    try git.start()
    try git.commit("base")
    try git("checkout", "-qb", "change")
    var changed = lines
    changed[4] = "constant: 12"
    try write(changed, to: Self.cell, in: package)
    try git.commit("change")
    if isDetached {
      // As `actions/checkout` leaves it: a commit that merges the change into the base.
      try git("checkout", "-q", "--detach", "main")
      try git("merge", "-q", "--no-ff", "-m", "merge", "change")
    } else {
      try git("update-ref", "refs/remotes/origin/main", "main")
    }
    return package
  }

  private func write(_ lines: [String], to path: String, in package: TemporaryPackage) throws {
    let file = package.root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
  }

  private func annotation(
    _ package: TemporaryPackage, base: String? = "main"
  ) throws -> (place: String, summary: String) {
    var tool = try package.snap(failing: .snapshot)
    tool.environment["GITHUB_BASE_REF"] = base
    let run = try tool.run("verify", "--github", "--markdown", "summary.md")
    #expect(run.exitCode == 1)
    let line = try #require(run.out.split(separator: "\n").last)
    let place = try #require(line.firstMatch(of: /^::error file=(.*?),title=/)).1
    return (String(place), try package.text(of: "summary.md"))
  }

  @Test(arguments: [false, true])
  func `a cause that is shown is at its own line, and the summary names both places`(
    isDetached: Bool
  ) throws {
    let (place, summary) = try annotation(package(isDetached: isDetached))
    #expect(place == "Sources/Cells/SongCell.swift,line=5")
    #expect(
      summary.contains(
        "Made at Sources/Cells/SongCell.swift:5, tested at Tests/CellTests.swift:7."),
      "\(summary)")
  }

  @Test(arguments: ["SongCell.swift:30", "Other.swift:5", "SongCell.swift", "SongCell.swift:0"])
  func `a line that it does not show is beside the test`(origin: String) throws {
    let (place, summary) = try annotation(package(origin: origin))
    #expect(place == "Tests/CellTests.swift,line=7")
    #expect(!summary.contains("Made at"))
  }

  @Test func `a name that two files have is beside the test`() throws {
    let (place, _) = try annotation(package(others: ["Sources/Old/SongCell.swift"]))
    #expect(place == "Tests/CellTests.swift,line=7")
  }

  @Test(arguments: [nil, "", "other"])
  func `without a pull request, or its base, it is beside the test`(base: String?) throws {
    let (place, _) = try annotation(package(), base: base)
    #expect(place == "Tests/CellTests.swift,line=7")
  }
}
