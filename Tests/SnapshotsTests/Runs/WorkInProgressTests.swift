import Foundation
import SnapReport
import SnapshotSamples
import Snapshots
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
}
