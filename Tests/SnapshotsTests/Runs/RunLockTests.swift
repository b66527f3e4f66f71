import Foundation
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

struct RunLockTests {
  private struct Refusal: Error {}

  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "320")

  init() throws { package = try TemporaryPackage() }

  private func lock(run: String) throws -> RunLock {
    try RunLock(
      of: package.directories, for: .init(process: 7, command: "snap verify", run: run)
    ) { _ in throw Refusal() }
  }

  @Test func `only one run has the lock, and its holder is named`() throws {
    let first = try lock(run: "r")
    var holder: RunLock.Holder?
    #expect(throws: Refusal.self) {
      _ = try RunLock(of: package.directories, for: .init(process: 8, command: "")) {
        holder = $0
        throw Refusal()
      }
    }
    #expect(holder == .init(process: 7, command: "snap verify", run: "r"))
    withExtendedLifetime(first) {}
  }

  @Test func `the lock is free after its run`() throws {
    withExtendedLifetime(try lock(run: "r")) {}
    withExtendedLifetime(try lock(run: "s")) {}
  }

  @Test(arguments: [nil, "another"])
  func `a process beside a run keeps its files apart`(run: String?) throws {
    let lock = try lock(run: "r")
    let store = package.store(.all, run: "r")
    _ = try store.verify(.sample(), key: key)
    #expect(package.directories.apart(fromRunsBut: "r") == package.directories)

    let beside = SnapshotStore(
      directories: package.directories.apart(fromRunsBut: run), mode: .never, run: run)
    let result = try beside.verify(.sample(dot: 2), key: key)
    #expect(result.status == .different)
    #expect(result.actual == ".snap/.outside/S/f.320@2x.actual.png")
    #expect(try store.readResults(run: "r").map(\.status) == [.missing])
    #expect(!package.exists(".snap/S"))
    withExtendedLifetime(lock) {}
  }

  @Test func `without a run all processes share the folder, and the next run tidies up`() throws {
    try package.write("", to: ".snap/.outside/S/f.320@2x.actual.png")
    withExtendedLifetime(try lock(run: "r")) {}
    #expect(package.directories.apart(fromRunsBut: nil) == package.directories)
    #expect(!package.exists(".snap/.outside"))
  }

  @Test func `a snapshot whose record is gone is lost`() throws {
    let store = package.store(run: "r")
    let results = try ["a", "b"].map {
      try store.verify(.sample(), key: SnapshotKey(suite: "S", fixture: $0, configuration: "320"))
    }
    #expect(try store.lostKeys(besides: results) == [])
    #expect(try store.lostKeys(besides: [results[0]]).map(\.fixture) == ["b"])
  }

  @Test func `a snapshot that could not be verified is not lost`() throws {
    let store = package.store(.never, run: "r")
    try package.write("no folder", to: ".snap/S")
    #expect(throws: (any Error).self) { try store.verify(.sample(), key: key) }
    #expect(try store.lostKeys(besides: []) == [])
  }

  @Test func `nothing is pruned or merged after a run that lost records`() throws {
    let part = try ShardAssignment.part(1, of: 2)
    for part in [nil, part] {
      var manifest = RunManifest(run: "r", part: part, start: Date())
      manifest.completeness = .complete
      let store = package.store(run: "r")
      let result = try store.verify(.sample(), key: key)
      try store.end(manifest, results: [result], exitCode: 0, lostKeys: [key])
      #expect(!package.exists(".snap/timings.json"))
      let error = #expect(throws: SnapshotsError.self) {
        if part == nil {
          _ = try store.prune()
        } else {
          _ = try store.merge([package.root], start: Date())
        }
      }
      #expect(error?.description.contains("have no record any more") == true)
    }
  }
}
