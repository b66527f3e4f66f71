import FileAccess
import Foundation
import Graphics
import SnapshotSamples
import Testing

@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

struct PruneTests {
  private let package: TemporaryPackage
  private let run: SampleRun

  /// A package in which all references except that of `old` are used.
  init() throws {
    package = try TemporaryPackage()
    run = SampleRun(package: package, fixtures: ["f0", "f1"])
    for fixture in ["f0", "f1", "old"] {
      _ = try package.store(.all).verify(.sample(), key: SampleRun.key(fixture))
    }
    _ = try package.store(.all).verify(
      .sample(), key: SnapshotKey(suite: "Gone", fixture: "old", configuration: "320"))
  }

  private var references: [String] { package.files.filter { $0.hasPrefix("Snapshots/") } }

  private func refusal() throws -> String {
    let before = references
    let error = try #require(
      #expect(throws: SnapshotsError.self) { try package.store().prune() })
    #expect(references == before)
    return error.description
  }

  @Test(arguments: ReferenceForm.allCases)
  func `references in folders of folders are removed with them`(form: ReferenceForm) throws {
    if form == .digests {
      try package.write(
        "{ \"references\": \"digests\", \"paths\": \"{target}/{file}/{test}\" }", to: "snap.json")
      for fixture in ["f0", "f1"] {
        _ = try package.store(.all).verify(.sample(), key: SampleRun.key(fixture))
      }
    } else {
      try package.write("{ \"paths\": \"{target}/{file}/{test}\" }", to: "snap.json")
    }
    _ = try package.store(.all).verify(
      .sample(), key: SnapshotKey(suite: "Target/Gone", fixture: "old", configuration: "320"))
    try run.verify()
    let pruned = try package.store().prune().map(\.path)
    #expect(pruned.contains { $0.hasPrefix("Snapshots/Target/Gone") }, "\(pruned)")
    #expect(!references.contains { $0.hasPrefix("Snapshots/Target") })
    #expect(form == .digests || !package.exists("Snapshots/Target"))
  }

  @Test func `references not used by a complete passing run are removed with their folder`() throws
  {
    try run.verify()
    let pruned = try package.store().prune()
    #expect(pruned.map(\.path) == ["Snapshots/Gone/old.320@2x.png", "Snapshots/S/old.320@2x.png"])
    #expect(references == ["Snapshots/S/f0.320@2x.png", "Snapshots/S/f1.320@2x.png"])
    #expect(!package.exists("Snapshots/Gone"))
    #expect(try package.store().prune().isEmpty)
  }

  @Test(arguments: [RunCompleteness.brokenOff, nil])
  func `a run whose end was not seen removes nothing, whatever its exit code`(
    completeness: RunCompleteness?
  ) throws {
    try run.verify(exitCode: 0, completeness: completeness)
    #expect(try refusal().contains("did not see the end of all its tests"))
    #expect(try package.store().unwantedReferences().isEmpty)
    #expect(!package.exists(".snap/timings.json"))
  }

  @Test func `tests that nothing observes take no snapshots, and hold no reference`() throws {
    try run.verify(exitCode: 0, completeness: .unobserved)
    #expect(try package.store().prune().count == 2)
  }

  @Test(arguments: [
    "../victim.png", "Snapshots/../victim.png", "Snapshots/S/../../victim.png", "/victim.png",
  ])
  func `no path in a manifest leads out of the references`(path: String) throws {
    try run.verify()
    let root = package.root.path
    let victim = path.hasPrefix("/") ? root + path : path
    let file = URL(
      fileURLWithPath: victim, relativeTo: URL(fileURLWithPath: root, isDirectory: true))
    try Data("mine".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let manifest = package.root.appendingPathComponent(".snap/run.json")
    let entry = RunManifest.File(path: victim, digest: Digest(of: Data("mine".utf8)).description)
    var content = try JSONDecoder().decode(RunManifest.self, from: Data(contentsOf: manifest))
    content.unnamedReferences.append(entry)
    try JSONEncoder().encode(content).write(to: manifest)
    #expect(try !package.store().prune().contains { $0.path == victim })
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
  }

  @Test func `a pipe or a file of a terabyte that no test names is listed and kept`() throws {
    let places = ["Snapshots/S/huge.320@2x.png", "Snapshots/S/pipe.320@2x.png"]
    try package.write("", to: places[0])
    try #require(truncate(package.url(of: places[0]).path, 1 << 40) == 0)
    try #require(mkfifo(package.url(of: places[1]).path, 0o600) == 0)
    try #require(mkfifo(package.url(of: "Snapshots/P.snapshots").path, 0o600) == 0)
    try run.verify()
    let unnamed = try #require(try package.store().readManifest()).unnamedReferences.map(\.path)
    #expect(Set(unnamed).isSuperset(of: places))
    // Its lines are unknown, so the pictures behind them would go.
    #expect(throws: FileError.self) { try package.store().prune() }
    try FileManager.default.removeItem(at: package.url(of: "Snapshots/P.snapshots"))
    let kept = try package.store().prune().filter { places.contains($0.path) }
    #expect(kept.map(\.isRemoved) == [false, false] && kept.map(\.isReadable) == [false, false])
    #expect(places.allSatisfy(package.exists))
  }

  @Test func `nothing is pruned behind a link to another folder`() throws {
    let outside = package.root.appendingPathComponent("elsewhere")
    try FileManager.default.moveItem(
      at: package.root.appendingPathComponent("Snapshots/Gone"), to: outside)
    try FileManager.default.createSymbolicLink(
      at: package.root.appendingPathComponent("Snapshots/Gone"), withDestinationURL: outside)
    try run.verify()
    #expect(try package.store().prune().map(\.path) == ["Snapshots/S/old.320@2x.png"])
    #expect(package.exists("elsewhere/old.320@2x.png"))
  }

  @Test func `a dry run removes nothing`() throws {
    try run.verify()
    #expect(try package.store().prune(isDryRun: true).count == 2)
    #expect(references.count == 4)
  }

  @Test func `a picture at another scale than the tests' is removed`() throws {
    _ = try package.store(.all).verify(.sample(scale: 3), key: SampleRun.key("f0"))
    try run.verify()
    #expect(try package.store().prune().map(\.path).contains("Snapshots/S/f0.320@3x.png"))
  }

  @Test func `files that Snap does not write are not references`() throws {
    let others = ["README.md", "S/notes.txt", "S/f 9@2x.png", "S/f9.png", "S/deep/f9.320@2x.png"]
    for path in others { try package.write("mine", to: "Snapshots/\(path)") }
    try run.verify()
    _ = try package.store().prune()
    for path in others { #expect(package.exists("Snapshots/\(path)")) }
  }

  @Test func `a reference added or changed since the run is kept`() throws {
    try run.verify()
    _ = try package.store(.all).verify(.sample(dot: 3), key: SampleRun.key("old"))
    _ = try package.store(.all).verify(.sample(), key: SampleRun.key("new"))
    let pruned = try package.store().prune()
    #expect(pruned.map(\.isRemoved) == [true, false])
    #expect(references.contains("Snapshots/S/new.320@2x.png"))
  }

  @Test func `nothing is removed without a run`() throws {
    #expect(try refusal().contains("no run of `snap verify` is on record"))
  }

  @Test func `nothing is removed after a filtered run`() throws {
    var run = run
    run.filter = "S.*"
    try run.verify()
    #expect(try refusal().contains("only what matches `S.*`"))
  }

  @Test func `nothing is removed after a shard`() throws {
    var run = run
    run.part = try .part(1, of: 2)
    try run.verify()
    #expect(try refusal().contains("was shard 1/2"))
  }

  @Test func `nothing is removed after an interrupted run`() throws {
    try package.store(run: "r").begin(RunManifest(run: "r", start: Date()))
    #expect(try refusal().contains("was interrupted"))
  }

  @Test func `nothing is removed after a run with a failing snapshot`() throws {
    var run = run
    run.fixtures.append("missing")
    try run.verify()
    #expect(try refusal().contains("1 of the last run's 3 snapshots failed"))
  }

  @Test func `nothing is removed after a run with another failing test`() throws {
    try run.verify(exitCode: 1)
    #expect(try refusal().contains("a test of the last run failed"))
  }

  @Test func `nothing is removed after a run without a snapshot`() throws {
    var run = run
    run.fixtures = []
    try run.verify()
    #expect(try refusal().contains("verified no snapshot"))
  }

  @Test func `nothing is removed after an incomplete merge`() throws {
    let parts = [try TemporaryPackage(), try TemporaryPackage()]
    for (index, part) in parts.enumerated() {
      let fixtures = index == 0 ? SampleRun.fixtures : ["f0"]
      let run = SampleRun(package: part, part: try .part(index + 1, of: 2), fixtures: fixtures)
      try SampleRun(package: part).recordReferences()
      for fixture in fixtures {
        _ = try part.store(.all).verify(.sample(), key: SampleRun.key(fixture))
      }
      try run.verify()
    }
    _ = try package.store(run: "r").merge(parts.map(\.root), start: Date())
    #expect(try refusal().contains("none of the shards that were merged verified S/"))
  }

  @Test(arguments: ["Tests/S.swift", "Sources/A/B.swift", "Cells/a.cells.json"])
  func `nothing is removed after a source changed`(path: String) throws {
    try run.verify()
    try package.write("", to: path)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: package.root.appendingPathComponent(path).path)
    #expect(try refusal().contains("\(path) changed after the last run had started"))
  }

  @Test func `nothing is removed after a source was deleted`() throws {
    for name in ["A", "B"] { try package.write("", to: "Tests/\(name).swift") }
    try run.verify(start: Date(timeIntervalSinceNow: 10))
    #expect(try package.store().prune(isDryRun: true).count == 2)
    let past: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSinceNow: -60)]
    for path in ["Tests", "Tests/A.swift", "Tests/B.swift", "Package.swift"] {
      try FileManager.default.setAttributes(
        past, ofItemAtPath: package.root.appendingPathComponent(path).path)
    }
    try run.verify(start: Date(timeIntervalSinceNow: -30))
    #expect(try package.store().prune(isDryRun: true).count == 2)
    try FileManager.default.removeItem(at: package.root.appendingPathComponent("Tests/B.swift"))
    #expect(try refusal().contains("Tests changed after the last run had started"))
  }
}
