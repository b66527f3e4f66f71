import Foundation
import SnapshotSamples
import Snapshots
import Testing

/// A bad item costs itself, and no report says that all passed.
struct BadItemTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.prepare(Samples.result())
  }

  private func damage(_ content: String = "{") throws {
    try package.leave("Old/row \(content)")
  }

  @Test(arguments: ["{", "", "{\"version\":99}"])
  func `a damaged record of another snapshot does not concern a run`(content: String) throws {
    try damage(content)
    let run = try package.snap().run("verify")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.hasSuffix("\n1 snapshot: 1 passed\n"))
    #expect(try package.snap().run("status").exitCode == 0)
  }

  @Test func `a report counts a damaged record as an error`() throws {
    _ = try package.snap().run("verify")
    try damage()
    let run = try package.snap().run("report")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("2 snapshots: 1 passed, 1 could not be compared"))
    #expect(try package.text(of: ".snap/report/summary.md").contains("Old/row"))
  }

  @Test func `status and accept name a damaged record after the others`() throws {
    try package.leave(Samples.result())
    try damage()
    for run in [try package.snap().run("status"), try package.snap().run("status", "--json")] {
      #expect(run.exitCode == 1, "\(run)")
      #expect(
        run.error.contains("Old/row: The record of Old/row in .snap/results/2.log is not one"))
    }
  }

  @Test func `a report names what failed besides the snapshots`() throws {
    #expect(try package.snap(failing: .crash).run("verify").exitCode == 1)
    let run = try package.snap().run("report")
    #expect(run.out.contains("1 snapshot: 1 passed; 1 other failure"), "\(run)")
    #expect(try !package.text(of: ".snap/report/summary.md").contains("All snapshots match"))
    #expect(try package.text(of: ".snap/report/junit.xml").contains("errors=\"1\""))
  }

  @Test func `a report names a run that did not end`() throws {
    #expect(try package.snap().run("verify").exitCode == 0)
    let manifest = try package.text(of: ".snap/run.json")
    try package.write(
      manifest.replacing("\"exitCode\" : 0,", with: ""), to: ".snap/run.json")
    let run = try package.snap().run("report")
    #expect(run.out.contains("The last run was interrupted"), "\(run)")
  }

  @Test func `a reference that was written and then refused is not counted twice`() throws {
    var refused = Samples.result(.error)
    refused.isRecorded = true
    try package.prepare(refused)
    let run = try package.snap().run("record")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.out.contains("1 written, 0 unchanged, 1 could not be compared"), "\(run)")
  }

  @Test func `a cell file that cannot be read leaves the others`() throws {
    try package.write("{\"", to: "x.cells.json")
    try package.write(SongFile.storyboard(), to: "Main.storyboard")
    try package.write(
      """
      { "source": "Main.storyboard", "fixtures": [
        { "name": "short", "cell": "SongCell" }] }
      """, to: "Songs.cells.json")
    let run = try package.snap().run("verify", "--cells-only")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("x.cells.json:1: is not valid JSON"))
    #expect(run.out.contains("1 snapshot: 1 is new; 1 other failure"))
  }
}
