import Foundation
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Snapshots
import TestSupport
import Testing

/// A repository that has symbolic links in the places of what commands write, empty, remove or read.
struct LinkedStateTests {
  /// A package with all that real runs leave in its folders: of tests, cell files, jobs, shards, a merge, a report.
  private static func usedPackage() throws -> TemporaryPackage {
    let package = try TemporaryPackage.withChangedPicture()
    try package.write(SongFile.storyboard(), to: "App/Main.storyboard")
    try package.write(
      "{ \"source\": \"Main.storyboard\", \"fixtures\": [{ \"name\": \"f\", \"cell\": \"SongCell\" }, "
        + "{ \"name\": \"g\", \"cell\": \"SongCell\" }] }", to: "App/Song.cells.json")
    let tool = try package.snap()
    _ = try tool.run("record", "--jobs", "2")
    try package.write(SongFile.storyboard(text: "Another song"), to: "App/Main.storyboard")
    for part in ["1/2", "2/2"] { _ = try tool.run("verify", "--shard", part) }
    let runs = try FileManager.default.contentsOfDirectory(
      atPath: package.url(of: ".snap/runs").path
    ).compactMap(Int.init).sorted().suffix(2)
    _ = try tool.run(["merge"] + runs.map { ".snap/runs/\($0)" })
    _ = try tool.run("verify")
    _ = try tool.run("report")
    _ = try package.store(.never, run: "another").verify(
      Samples.cell(label: "Title", color: 100), key: SnapshotKey(suite: "CellTests", fixture: "row")
    )
    return package
  }

  /// Each name in the folder, one of those that differ only in a number.
  private static func names(in package: TemporaryPackage, _ folder: String) throws -> [String] {
    let all = FileManager.default.enumerator(atPath: package.url(of: folder).path)
    var known: Set<String> = []
    let names = (all?.compactMap { $0 as? String } ?? []).sorted().filter {
      known.insert($0.replacing(/[0-9a-f]+/, with: "1")).inserted
    }
    return [folder] + names.map { "\(folder)/\($0)" }
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }

  private static let commands = [
    ["verify"], ["record"], ["accept", "--all"], ["report"], ["prune"], ["merge", ".snap/runs/1"],
  ]

  /// Puts a link to something of the same kind in the place of a name, runs all commands, and checks that it is as before.
  private func attack(_ name: String, in used: TemporaryPackage) throws {
    let victim = try TemporaryFolder([
      "file": "untouched", "folder/.1.tmp": "untouched", "folder/1.json": "untouched",
      "folder/CellTests/row@2x.actual.png": "untouched", "folder/results/1.log": "untouched",
      "folder/claims/x/y": "untouched", "folder/runs/1/run.json": "untouched",
      "folder/run.lock": "untouched", "folder/a/b/c": "untouched",
    ])
    let before = victim.allFiles
    let copy = try TemporaryFolder()
    let package = copy.url(of: "package")
    try FileManager.default.copyItem(at: used.root, to: package)
    let place = package.appendingPathComponent(name)
    let target = victim.url(of: Self.isFolder(place) ? "folder" : "file")
    var tool = try used.snap()
    tool = SnapTool(directory: package, environment: tool.environment, owner: used)
    for command in Self.commands {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: place)
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: target)
      let run = try tool.run(command)
      #expect([0, 1, 2].contains(run.exitCode), "\(name) \(command): \(run)")
      #expect(victim.allFiles == before, "\(name) \(command)")
    }
    try Self.useAsTests(package)
    #expect(victim.allFiles == before, "\(name) as tests")
    for file in before { #expect(try victim.text(of: file) == "untouched", "\(name): \(file)") }
  }

  /// What `swift test` does without the tool: it may fail.
  private static func useAsTests(_ package: URL) throws {
    let directories = SnapshotDirectories(packageRoot: package)
    let key = SnapshotKey(suite: "CellTests", fixture: "row")
    for (mode, run) in [(RecordMode.never, nil), (.all, "run"), (.missing, nil)] {
      let store = SnapshotStore(directories: directories, mode: mode, run: run)
      try? store.begin(key, at: SnapshotResult.Source(file: "A.swift", line: 1))
      _ = try? store.verify(Samples.cell(label: "Title", color: 50), key: key)
      store.finish(key)
    }
  }

  @Test func `no link in the place of anything in .snap is followed`() throws {
    let used = try Self.usedPackage()
    let names = try Self.names(in: used, ".snap")
    // The list is that of real runs: these are always among them.
    for name in [".snap", "claims", "results", "runs", "tmp", "working", "run.lock", "run.json"] {
      #expect(name == ".snap" || names.contains(".snap/\(name)"), "\(name): \(names)")
    }
    for name in names + [".snap/claims", ".snap/pictures"] { try attack(name, in: used) }
  }

  @Test func `no link in the place of references is written through`() throws {
    let used = try Self.usedPackage()
    for name in try Self.names(in: used, "Snapshots") { try attack(name, in: used) }
  }

  /// Links that the first run of a reviewer would have followed.
  @Test(arguments: [
    ".snap", ".snap/claims", ".snap/results", ".snap/working", ".snap/tmp", ".snap/run.lock",
    ".snap/runs", ".snap/Song", ".snap/swift-test.log", ".snap/pictures",
  ])
  func `a link is exit 2 with its name`(name: String) throws {
    let package = try TemporaryPackage()
    let victim = try TemporaryFolder(["file": "untouched"])
    try FileManager.default.createDirectory(
      at: package.url(of: name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: package.url(of: name),
      withDestinationURL: name.hasSuffix("lock") ? victim.url(of: "file") : victim.root)
    let run = try package.snap().run("verify")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("/\(name): It is a symbolic link"), "\(run)")
    #expect(run.error.contains("Remove the link"), "\(run)")
    #expect(victim.allFiles == ["file"])
    #expect(try victim.text(of: "file") == "untouched")
  }

  @Test func `a folder for runs that the environment names may be a link`() throws {
    let package = try TemporaryPackage()
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: package.url(of: "state"), withDestinationURL: other.root)
    try package.prepare(Samples.result())
    var tool = try package.snap()
    tool.environment["SNAP_STATE_DIR"] = "state"
    let run = try tool.run("verify")
    #expect(run.exitCode == 0, "\(run)")
    #expect(other.exists("run.json"))
  }

  /// Names whose numbers have no successor, or that no arithmetic holds.
  @Test(arguments: [
    ".snap/runs/9223372036854775807/x",
    ".snap/runs/99999999999999999999/x", ".snap/working/2147483647.json",
    ".snap/working/-2147483648.json", ".snap/runs/-9223372036854775808/x",
    ".snap/runs/1000000000/x",
  ])
  func `numbers in names are bounded`(name: String) throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    try package.write("x", to: name)
    let run = try package.snap().run("verify")
    #expect(run.exitCode == 0 && run.out.contains("1 snapshot: 1 passed"), "\(run)")
    #expect(try package.snap().run("verify").exitCode == 0)
  }

  @Test(arguments: ["9223372036854775807", "99999999999999999999", "1000000000", "+5", "-1", "007"])
  func `numbers in names of logs are bounded`(number: String) throws {
    let package = try TemporaryPackage()
    try package.write("x", to: ".snap/results/\(number).log")
    let key = SnapshotKey(suite: "CellTests", fixture: "row")
    _ = try package.store(.all).verify(Samples.cell(label: "Title", color: 0), key: key)
    #expect(try package.store().readResults().map(\.key) == [key])
    #expect(package.exists(".snap/results/1.log"))
  }

  @Test(arguments: [".snap/runs/999999999", ".snap/results/999999999.log"])
  func `the highest number is named before the tests run`(name: String) throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    try package.write("x", to: name.hasSuffix(".log") ? name : "\(name)/x")
    let run = try package.snap().run("verify")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("/\(name): Its name has the highest number"), "\(run)")
    #expect(!package.exists("calls"))
  }

  @Test(arguments: [
    "{\"index\":1,\"count\":0}", "{\"index\":1,\"count\":-1}",
    "{\"index\":1,\"count\":9223372036854775807}", "{\"index\":-9223372036854775808,\"count\":2}",
  ])
  func `a manifest whose shard is none is refused`(shard: String) throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let tool = try package.snap()
    _ = try tool.run("verify")
    let manifest = try package.text(of: ".snap/run.json")
    try package.write(
      manifest.replacing("\"version\"", with: "\"shard\": \(shard), \"version\""),
      to: "other/run.json")
    let run = try tool.run("merge", "other")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("other/run.json is not a manifest"), "\(run)")
  }
}
