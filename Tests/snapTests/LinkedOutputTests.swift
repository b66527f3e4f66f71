import Foundation
import SnapshotRecords
import SnapshotSamples
import TestSupport
import Testing

/// A repository that has a symbolic link in the place of what an option or a variable names.
struct LinkedOutputTests {
  private let package: TemporaryPackage
  private let victim: TemporaryFolder

  init() throws {
    package = try TemporaryPackage()
    victim = try TemporaryFolder([
      "index.html": "untouched", "junit.xml": "untouched", "pictures/1.png": "untouched",
      "claims/x/y": "untouched", "results/1.log": "untouched", "tmp/.1.tmp": "untouched",
      "working/1.json": "untouched", "out": "untouched",
    ])
    try package.write(SongFile.storyboard(), to: "App/Main.storyboard")
    try package.write(
      "{ \"source\": \"Main.storyboard\", \"fixtures\": [{ \"name\": \"f\", \"cell\": \"SongCell\" }] }",
      to: "App/Song.cells.json")
    try package.prepare(Samples.result())
    try Git(folder: package.root).start()
    for name in ["report", "state"] {
      try FileManager.default.createSymbolicLink(
        at: package.url(of: name), withDestinationURL: victim.root)
    }
  }

  private func attack(
    _ arguments: [String], _ variables: [String: String] = [:], link: String = "report"
  ) throws {
    let before = victim.allFiles
    var tool = try package.snap()
    tool.environment.merge(variables) { $1 }
    let run = try tool.run(arguments)
    #expect(run.exitCode == 2, "\(run)")
    #expect(
      run.error.contains("/\(link): It is a symbolic link") || run.error.contains("/\(link)/"))
    #expect(run.error.contains("symbolic link, and Snap follows none there"), "\(run)")
    #expect(victim.allFiles == before)
    for file in before { #expect(try victim.text(of: file) == "untouched", "\(file)") }
  }

  @Test(arguments: [
    ["verify", "--report", "report"], ["verify", "--junit", "report/junit.xml"],
    ["verify", "--json", "report/new.json"], ["verify", "--markdown", "report/new/summary.md"],
    ["bundle", "--output", "report/out"],
    ["render", "App/Main.storyboard", "--cell", "SongCell", "--output", "report/out"],
    ["lint", "App", "--write-baseline", "report/out"],
    ["symbols", "heart", "--output", "report/out"],
  ])
  func `no output is written through a link in the repository`(arguments: [String]) throws {
    try attack(arguments)
  }

  @Test func `a path that leads up again is the same place`() throws {
    for path in ["App/../report", package.url(of: "App").path + "/../report"] {
      try attack(["verify", "--report", path])
    }
    try attack(["bundle", "--output", package.url(of: "App").path + "/../report/out"])
  }

  @Test func `the report of a run is not written through one either`() throws {
    _ = try package.snap().run("verify")
    try attack(["report", "--out", "report"])
  }

  @Test func `a gallery is not written through one, also not in its own folder`() throws {
    _ = try package.store(.all).verify(
      Samples.cell(label: "A"), key: SnapshotKey(suite: "CellTests", fixture: "row"))
    try attack(["gallery", "--out", "report"])
    for name in ["pictures", "layouts"] {
      try FileManager.default.createDirectory(
        at: package.url(of: "site-\(name)"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: package.url(of: "site-\(name)/\(name)"), withDestinationURL: victim.root)
      try attack(["gallery", "--out", "site-\(name)"], link: "site-\(name)/\(name)")
    }
  }

  @Test func `no folder that a variable names is reached through one`() throws {
    try attack(["verify"], ["SNAP_STATE_DIR": "state"], link: "state")
    try attack(
      ["verify"], ["SNAP_STATE_DIR": package.url(of: "state/inner").path], link: "state")
    try attack(["record", "--cells-only"], ["SNAP_REFERENCE_DIR": "state"], link: "state")
  }
}
