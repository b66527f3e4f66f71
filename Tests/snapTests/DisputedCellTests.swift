import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// `snap references --resolve` after real merges.
struct DisputedCellTests {
  private let files: FileFolder
  private let digests = "Snapshots/Songs.snapshots"

  init() throws {
    files = try FileFolder([
      "Main.storyboard": SongFile.storyboard(),
      "Songs.cells.json": Self.cells(["plain", "filled"]),
      "snap.json": "{ \"references\": \"digests\" }", ".gitignore": ".snap/\n",
      ".gitattributes": "*.snapshots merge=snap\n",
    ])
    try git.start()
    try git("config", "merge.snap.driver", "\(SnapTool.executable.path) merge-driver %O %A %B %P")
    try record()
  }

  private static func cells(_ names: [String]) -> String {
    let fixtures = names.map { name in
      let content =
        name == "filled" ? ",\n  \"content\": { \"titleLabel\": { \"text\": \"Other\" } }" : ""
      return "{ \"name\": \"\(name)\",\n  \"cell\": \"SongCell\"\(content) }"
    }
    return """
      { "source": "Main.storyboard", "matrix": { "widths": [320] }, "fixtures": [
      \(fixtures.joined(separator: ",\n"))
      ] }
      """
  }

  private var git: Git { Git(folder: files.root) }

  private var snap: SnapTool {
    var snap = files.snap
    snap.environment["PATH"] = "/usr/bin:/bin"
    return snap
  }

  /// Writes the lines of all cells, and commits everything.
  private func record() throws {
    let run = try snap.run("record", "--cells-only", "--mode", "all")
    try #require(run.exitCode == 0, "\(run)")
    try git.commit()
  }

  /// Merges a branch that changed the label's text into one that changed the space above it.
  private func merge() throws {
    try git("switch", "-qc", "other")
    try files.write(SongFile.storyboard(text: "Theirs"), to: "Main.storyboard")
    try record()
    try git("switch", "-q", "main")
    try files.write(
      SongFile.storyboard().replacing(
        "constant=\"16\" id=\"tie-top\"", with: "constant=\"20\" id=\"tie-top\""),
      to: "Main.storyboard")
    try record()
    try #require(try git.status(of: ["merge", "-q", "other"]) == 1)
  }

  @Test func `a cell that both branches changed is drawn as the merged sources have it`() throws {
    try merge()
    #expect(try files.text(of: digests).components(separatedBy: "<<<<<<<").count == 2)
    let run = try snap.run("references", "--resolve")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out == "drawn    Songs/plain.320\nRun `git add \(digests)`.\n")
    #expect(try !files.text(of: digests).contains("<<<<<<<"))
    try git.commit()
    let verified = try snap.run("verify", "--cells-only")
    #expect(verified.exitCode == 0 && verified.out.contains("2 passed"), "\(verified)")
    #expect(try snap.run("references", "--resolve").out == "No line of digests is in conflict.\n")
  }

  @Test func `nothing is drawn while a source is in conflict`() throws {
    try git("switch", "-qc", "other")
    try files.write(SongFile.storyboard(text: "Theirs"), to: "Main.storyboard")
    try record()
    try git("switch", "-q", "main")
    try files.write(SongFile.storyboard(text: "Ours"), to: "Main.storyboard")
    try record()
    #expect(try git.status(of: ["merge", "-q", "other"]) == 1)
    let before = try files.text(of: digests)
    let run = try snap.run("references", "--resolve")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("not merged yet, the first is Main.storyboard"), "\(run)")
    #expect(try files.text(of: digests) == before)
  }

  @Test func `the line of a cell that one branch removed is removed`() throws {
    try git("switch", "-qc", "other")
    try files.write(SongFile.storyboard(text: "Theirs"), to: "Main.storyboard")
    try record()
    try git("switch", "-q", "main")
    try files.write(Self.cells(["filled"]), to: "Songs.cells.json")
    let lines = try files.text(of: digests).split(separator: "\n", omittingEmptySubsequences: false)
    try files.write(lines.filter { !$0.hasPrefix("plain") }.joined(separator: "\n"), to: digests)
    try git.commit()
    #expect(try git.status(of: ["merge", "-q", "other"]) == 1)
    let run = try snap.run("references", "--resolve")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.hasPrefix("removed  Songs/plain.320  No fixture has it any more.\n"))
    #expect(try !files.text(of: digests).contains("plain"))
  }

  @Test func `a cell that cannot be drawn stays in conflict, and its reason is said`() throws {
    try merge()
    try files.write(SongFile.brokenOff, to: "Main.storyboard")
    try git("add", "Main.storyboard")
    let run = try snap.run("references", "--resolve")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Main.storyboard"), "\(run)")
    #expect(try files.text(of: digests).contains("<<<<<<<"))
  }
}
