import Foundation
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Testing

struct WorkInProgressTests {
  private let package: TemporaryPackage
  private let source = SnapshotResult.Source(file: "Tests/RowTests.swift", line: 7)
  private let keys = ["a", "b"].map { SnapshotKey(suite: "S", fixture: $0) }

  init() throws { package = try TemporaryPackage() }

  @Test func `a note names what is being verified until it is finished`() throws {
    var store = package.store(run: "r")
    store.test = "A.RowTests/wraps()"
    for key in keys { try store.begin(key, at: source) }
    let work = try #require(try store.workInProgress().first)
    #expect(work.keys == keys && work.test == "A.RowTests/wraps()" && work.run == "r")
    #expect(work.source == source && work.process == getpid() && !work.isAbandoned)
    store.finish(keys[0])
    #expect(try store.workInProgress().map(\.keys) == [[keys[1]]])
    store.finish(keys[1])
    #expect(try store.workInProgress().isEmpty)
  }

  @Test func `the next run removes notes of processes that have ended`() throws {
    // No system gives a process this number.
    try package.write("{\"process\":4194305,\"keys\":[\"S/a\"]}", to: ".snap/working/4194305.json")
    try package.write("no note", to: ".snap/working/x.json")
    #expect(try package.store().workInProgress().map(\.isAbandoned) == [true])
    try package.store().begin(keys[0], at: source)
    #expect(try package.store().workInProgress().map(\.process) == [getpid()])
    #expect(!package.exists(".snap/working/x.json"))
  }

  @Test func `a process has one note, which stays where it is`() throws {
    let store = package.store(run: "r")
    try store.begin(keys[0], at: source)
    let path = ".snap/working/\(getpid()).json"
    let identity = try #require(try note(at: path))
    store.finish(keys[0])
    try store.begin(keys[1], at: source)
    #expect(try note(at: path) == identity)
    #expect(try store.workInProgress().map(\.keys) == [[keys[1]]])
    // The note of a living process is not removed between two snapshots.
    store.finish(keys[1])
    try store.removeAbandonedWork()
    #expect(package.exists(path))
  }

  @Test func `a note that does not fit into a page is whole, and so are those after it`() throws {
    var store = package.store(run: "r")
    for test in [String(repeating: "x", count: 5000), "short"] {
      store.test = test
      try store.begin(keys[0], at: source)
      #expect(try store.workInProgress().map(\.test) == [test])
      store.finish(keys[0])
      #expect(try store.workInProgress().isEmpty)
    }
  }

  private func note(at path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: package.url(of: path).path)[.systemFileNumber]
      as? Int
  }
}
