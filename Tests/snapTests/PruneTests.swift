import Foundation
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

struct PruneTests {
  private let package: TemporaryPackage
  private let old = "Snapshots/CellTests/old.320@2x.png"

  init() throws {
    package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let file = package.root.appendingPathComponent(old)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("picture".utf8).write(to: file)
  }

  @Test func `unused references are removed after a complete run`() throws {
    _ = try package.snap().run("verify")
    let dry = try package.snap().run("prune", "--dry-run")
    #expect(dry.out == "would remove  \(old)\n1 would be removed\n", "\(dry)")
    #expect(package.exists(old))
    let run = try package.snap().run("prune")
    #expect(run.exitCode == 0)
    #expect(run.out == "removed  \(old)\n1 removed\n")
    #expect(!package.exists(old))
  }

  @Test(arguments: [
    ([], "no run of `snap verify` is on record"),
    (["verify", "--filter", "Cell"], "only what matches `Cell`"),
    (["verify", "--cells-only"], "verified no snapshot"),
    (["verify", "--shard", "1/2"], "was shard 1/2"),
  ])
  func `nothing is removed after any other run`(command: [String], reason: String) throws {
    if !command.isEmpty { _ = try package.snap().run(command) }
    let run = try package.snap().run("prune")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Nothing is removed: "))
    #expect(run.error.contains(reason))
    #expect(package.exists(old))
  }

  @Test(arguments: [
    ("--cells-only", "verified only cell files"),
    ("--tests-only", "verified only tests, and no cell files"),
  ])
  func `a run of only tests or only cell files is reported`(option: String, reason: String) throws {
    let store = SnapshotStore(directories: package.directories, mode: .never)
    let manifest = RunManifest(run: "run", filter: option, start: Date())
    try store.begin(manifest)
    try store.end(manifest, results: [Samples.result()], exitCode: 0)
    let run = try package.snap().run("prune")
    #expect(run.error.contains("the last run \(reason). Run `snap verify` over the whole package"))
  }

  @Test func `a reference that changed after the run is kept`() throws {
    _ = try package.snap().run("verify")
    try Data("other".utf8).write(to: package.root.appendingPathComponent(old))
    let run = try package.snap().run("prune")
    #expect(run.exitCode == 0)
    #expect(run.out == "kept  \(old)  It changed after the last run.\n0 removed\n", "\(run)")
    #expect(package.exists(old))
  }

  @Test func `nothing is removed after a failed build`() throws {
    _ = try package.snap().run("verify")
    _ = try package.snap(building: 1).run("verify")
    let run = try package.snap().run("prune")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("was interrupted"))
  }
}
