import Foundation
import Graphics
import SnapReport
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Testing

struct ReviewTests {
  @Test func `status lists pending changes`() throws {
    let run = try TemporaryPackage.withChangedPicture().snap().run("status")
    #expect(run.exitCode == 0)
    #expect(run.out.contains("✘   row       16       8  differs"))
  }

  @Test func `status prints JSON`() throws {
    let run = try TemporaryPackage.withChangedPicture().snap().run("status", "--json")
    #expect(run.out.contains("\"version\" : 1"))
    #expect(run.out.contains("\"key\" : \"CellTests/row\""))
  }

  @Test func `an accepted picture becomes the reference`() throws {
    let package = try TemporaryPackage.withChangedPicture()
    let run = try package.snap().run("accept", "CellTests/*")
    #expect(run.exitCode == 0, "\(run)")
    let file = package.root.appendingPathComponent("Snapshots/CellTests/row@2x.png")
    let reference = try Snapshot(png: Data(contentsOf: file), name: "row")
    #expect(reference.bitmap[3, 4].red == 200)
    #expect(try package.snap().run("status").out.contains("No pending changes"))
  }

  @Test func `a rejected picture keeps the reference`() throws {
    let package = try TemporaryPackage.withChangedPicture()
    let run = try package.snap().run("reject", "CellTests/row")
    #expect(run.exitCode == 0, "\(run)")
    let file = package.root.appendingPathComponent("Snapshots/CellTests/row@2x.png")
    let reference = try Snapshot(png: Data(contentsOf: file), name: "row")
    #expect(reference.bitmap[3, 4].red == 0)
  }

  @Test(arguments: ["accept", "reject"])
  func `all applies to every pending change`(command: String) throws {
    let package = try TemporaryPackage.withChangedPicture()
    let run = try package.snap().run(command, "--all")
    #expect(run.exitCode == 0, "\(run)")
    #expect(try package.snap().run("status").out.contains("No pending changes"))
    let again = try package.snap().run(command, "--all")
    #expect(again.exitCode == 1)
    #expect(again.error == "No pending changes.\n")
  }

  @Test(arguments: ["accept", "reject"])
  func `a cause applies to all that differ for it`(command: String) throws {
    let package = try TemporaryPackage()
    func verify(_ fixture: String, label: String, _ mode: RecordMode) throws {
      let key = SnapshotKey(suite: "CellTests", fixture: fixture)
      let snapshot = try Samples.cell(label: label, color: mode == .all ? 0 : 200)
      _ = try package.store(mode).verify(snapshot, key: key)
    }
    for (fixture, label) in [("one", "B"), ("two", "B"), ("other", "C")] {
      try verify(fixture, label: "A", .all)
      try verify(fixture, label: label, .never)
    }
    let run = try package.snap().run(command, "CellTests/two", "--cause")
    #expect(run.exitCode == 0, "\(run)")
    #expect(try package.store().pending().map(\.key.fixture) == ["other"])
  }

  @Test(arguments: [["accept"], ["reject", "--all", "CellTests/row"]])
  func `either names or all must be given`(command: [String]) throws {
    let run = try TemporaryPackage.withChangedPicture().snap().run(command)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Name the pictures, or pass --all"))
  }

  @Test(arguments: ["accept", "reject"])
  func `a name that matches nothing ends with 1`(command: String) throws {
    let run = try TemporaryPackage.withChangedPicture().snap().run(command, "Other/*")
    #expect(run.exitCode == 1)
    #expect(run.error.contains("Nothing to \(command) matches `Other/*`"))
  }

  @Test func `a report shows the pictures of the last run`() throws {
    let package = try TemporaryPackage.withChangedPicture()
    let run = try package.snap().run("report", "--out", "page")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.out == "1 snapshot: 1 differs\nFrom plain runs of the tests.\nreport: page/index.html\n")
    let page = try package.text(of: "page/index.html")
    #expect(page.components(separatedBy: "<script type=\"image/png\"").count >= 3)
  }

  @Test func `a report omits results of older runs`() throws {
    let package = try TemporaryPackage()
    try package.leave(Samples.result(.different, fixture: "gone"))
    try package.prepare(Samples.result())
    _ = try package.snap().run("verify")
    let run = try package.snap().run("report")
    #expect(run.out.hasPrefix("1 snapshot: 1 passed\n"), "\(run)")
  }

  @Test func `a report without a run explains what to do`() throws {
    let package = try TemporaryPackage()
    let run = try package.snap().run("report")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Run `snap verify` there first"))
  }
}
