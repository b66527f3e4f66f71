import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// `snap references` and `snap merge-driver`.
struct ReferencesTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try record(["one", "two", "six"], color: 0)
  }

  private func record(_ fixtures: [String], color: UInt8) throws {
    for fixture in fixtures {
      let key = SnapshotKey(suite: "CellTests", fixture: fixture)
      _ = try package.store(.all).verify(Samples.cell(label: "A", color: color), key: key)
    }
  }

  private let digests = "Snapshots/CellTests.snapshots"

  @Test func `references convert to digests and back`() throws {
    let snap = try package.snap()
    #expect(try snap.run("references").out == "references: pictures (3 pictures, 0 digests)\n")
    let picture = package.read("Snapshots/CellTests/one@2x.png")
    let run = try snap.run("references", "--convert", "digests")
    #expect(run.out == "3 references converted to digests\n", "\(run)")
    #expect(try snap.run("references").out == "references: digests (0 pictures, 3 digests)\n")
    #expect(package.files.filter { $0.hasPrefix("Snapshots/") } == [digests])
    #expect(try snap.run("references", "--convert", "pictures").exitCode == 0)
    #expect(package.read("Snapshots/CellTests/one@2x.png") == picture)
  }

  @Test func `a form that does not exist is refused`() throws {
    let run = try package.snap().run("references", "--convert", "digest")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("it is one of pictures, digests."))
  }

  @Test func `a picture that cannot be read ends with 2, and nothing is converted`() throws {
    try package.write("no picture", to: "Snapshots/CellTests/one@2x.png")
    let run = try package.snap().run("references", "--convert", "digests")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Snapshots/CellTests/one@2x.png"))
    #expect(!package.exists(digests) && !package.exists("snap.json"))
  }

  @Test func `a report shows the old picture of a digest`() throws {
    let snap = try package.snap()
    _ = try snap.run("references", "--convert", "digests")
    let key = SnapshotKey(suite: "CellTests", fixture: "one")
    _ = try package.store(.never).verify(Samples.cell(label: "B", color: 200), key: key)
    let run = try snap.run("report", "--out", "page")
    #expect(run.exitCode == 0, "\(run)")
    let page = try package.text(of: "page/index.html")
    #expect(page.components(separatedBy: "<script type=\"image/png\"").count == 4, "\(run)")
  }

  @Test func `git merges two branches that change different pictures`() throws {
    try startRepository()
    try git("switch", "-qc", "other")
    try commit(["one"], color: 100)
    try git("switch", "-q", "main")
    try commit(["six"], color: 200)
    try git("merge", "-q", "--no-edit", "other")
    for (fixture, color) in [("one", UInt8(100)), ("six", 200), ("two", 0)] {
      let key = SnapshotKey(suite: "CellTests", fixture: fixture)
      let result = try package.store(.never).verify(
        Samples.cell(label: "A", color: color), key: key)
      #expect(result.status == .passed)
    }
  }

  @Test func `a picture that both branches change is in conflict, and drawing it decides`() throws {
    try startRepository()
    try git("switch", "-qc", "other")
    try commit(["one", "two"], color: 100)
    try git("switch", "-q", "main")
    try commit(["one"], color: 200)
    #expect(try git.status(of: ["merge", "-q", "other"]) != 0)
    let text = try package.text(of: digests)
    #expect(text.components(separatedBy: "<<<<<<<").count == 2)
    let run = try package.snap().run("references", "--resolve")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.out
        == "left     CellTests/one  A test draws it.\nRun `snap record --tests-only --filter CellTests`.\n"
    )
    try record(["one"], color: 150)
    #expect(try !package.text(of: digests).contains("<<<<<<<"))
  }

  private func startRepository() throws {
    _ = try package.snap().run("references", "--convert", "digests")
    try package.write("*.snapshots merge=snap\n", to: ".gitattributes")
    try package.write(".snap/\n", to: ".gitignore")
    try git.start()
    try git("config", "merge.snap.driver", "\(SnapTool.executable.path) merge-driver %O %A %B %P")
    try git.commit("all")
  }

  private func commit(_ fixtures: [String], color: UInt8) throws {
    try record(fixtures, color: color)
    try git("commit", "-qam", "\(color)")
  }

  private var git: Git { Git(folder: package.root) }
}

/// Fixtures that only have another name.
struct RenamedReferenceTests {
  private let package: TemporaryPackage
  private let moved = "Snapshots/CellTests/new.320@2x.png"
  private let command = "`snap references --move CellTests/old --to CellTests/new`"

  init() throws {
    package = try TemporaryPackage()
    let key = SnapshotKey(suite: "CellTests", fixture: "old", configuration: "320")
    _ = try package.store(.all).verify(Samples.cell(label: "A"), key: key)
  }

  @Test func `a renamed fixture is one line, with the command that moves its references`() throws {
    var result = Samples.result(.missing, fixture: "new", configuration: "320")
    let actual = ".snap/CellTests/new.320@2x.actual.png"
    result.actual = actual
    try package.prepare(result)
    try package.write("", to: actual)
    try Samples.cell(label: "A").encoded().write(to: package.url(of: actual))
    let run = try package.snap(failing: .snapshot).run("verify")
    #expect(run.exitCode == 1)
    #expect(
      run.out.contains(
        "\nCellTests/new is as CellTests/old, which nothing uses any more: renamed? \(command) moves its reference.\n"
      ), "\(run)")
    #expect(!run.out.contains("Snapshot has no reference"))
  }

  @Test func `references are moved`() throws {
    let run = try package.snap().run(
      "references", "--move", "CellTests/old", "--to", "CellTests/new")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.out == "moved  Snapshots/CellTests/old.320@2x.png → \(moved)\n1 reference moved\n")
    #expect(package.exists(moved) && !package.exists("Snapshots/CellTests/old.320@2x.png"))
  }

  @Test(arguments: [
    (["--move", "CellTests/old"], "--move and --to go together."),
    (
      ["--move", "CellTests/no", "--to", "CellTests/new"], "no reference has the name CellTests/no"
    ),
    (["--move", "CellTests/old", "--to", "new"], "new"),
  ])
  func `what cannot be moved is refused`(arguments: [String], reason: String) throws {
    let run = try package.snap().run(["references"] + arguments)
    #expect(run.exitCode == 2 && run.error.contains(reason), "\(run)")
    #expect(package.exists("Snapshots/CellTests/old.320@2x.png"))
  }
}
