import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// Decisions of a review in one checkout are carried out in another.
struct DecideTests {
  /// What a review whose answers are typed writes into its file.
  private func decisions(_ answer: String) throws -> Data {
    let package = try TemporaryPackage.withChangedPicture()
    var tool = try package.snap()
    tool.launcher = ["sh", "-c", "printf '\(answer)\\n' | \"$0\" \"$@\""]
    let run = try tool.run("review", "--terminal", "--pictures", "none", "--decisions", "d.json")
    #expect(run.exitCode == 0, "\(run)")
    return try #require(package.read("d.json"))
  }

  private func decide(
    _ files: [Data], in package: TemporaryPackage
  ) throws -> SnapTool.Output {
    let names = try files.enumerated().map { index, data in
      try package.write(String(decoding: data, as: UTF8.self), to: "\(index).json")
      return "\(index).json"
    }
    return try package.snap().run(["decide"] + names)
  }

  @Test(arguments: ["a", "r"])
  func `a decision counts for the same picture elsewhere`(answer: String) throws {
    let package = try TemporaryPackage.withChangedPicture()
    let (old, new) = (
      package.read("Snapshots/CellTests/row@2x.png"),
      package.read(".snap/CellTests/row@2x.actual.png")
    )
    let file = try decisions(answer)
    let run = try decide([file, file], in: package)
    #expect(run.exitCode == 0 && run.out.contains("CellTests/row: "), "\(run)")
    #expect(package.read("Snapshots/CellTests/row@2x.png") == (answer == "a" ? new : old))
    #expect(try package.store().pending().isEmpty)
  }

  @Test func `nothing is decided on another picture, or by contradiction`() throws {
    let accept = try decisions("a")
    let package = try TemporaryPackage.withChangedPicture()
    let both = try decide([accept, decisions("r")], in: package)
    #expect(both.exitCode == 1 && both.error.contains("contradict each other"), "\(both)")
    let key = SnapshotKey(suite: "CellTests", fixture: "row")
    _ = try package.store(.never).verify(Samples.cell(label: "Title", color: 90), key: key)
    let other = try decide([accept], in: package)
    #expect(other.exitCode == 1 && other.out.contains("1 snapshot pending"), "\(other)")
    #expect(try package.store().pending().count == 1)
  }

  @Test(arguments: [
    "", "{}", #"{"version": 2, "decisions": []}"#,
    #"{"version": 1, "decisions": [{"key": "../x", "verb": "accept", "picture": "0"}]}"#,
    #"{"version": 1, "decisions": [{"key": "A/b", "verb": "undo", "picture": "0"}]}"#,
  ])
  func `a broken file is an error`(text: String) throws {
    let run = try decide([Data(text.utf8)], in: TemporaryPackage.withChangedPicture())
    #expect(run.exitCode == 2 && run.error.contains("not a file of decisions"), "\(run)")
  }
}
