import FileAccess
import Foundation
import SnapshotSamples
import Testing

@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

struct FileCacheTests {
  private let package: TemporaryPackage
  private let cache = FileCache<Int>()

  init() throws { package = try TemporaryPackage() }

  @Test func `a file is read once until another one is there`() throws {
    let file = package.url(of: "a")
    var reads = 0
    func value() -> Int {
      cache.value(at: file.path) {
        reads += 1
        return reads
      }
    }
    #expect(value() == 1 && value() == 2)
    try Files.write(Data("1".utf8), to: file)
    #expect(value() == 3 && value() == 3)
    try Files.write(Data("2".utf8), to: file)
    #expect(value() == 4 && value() == 4)
  }

  @Test func `a store sees digests and settings that another process changed`() throws {
    try package.write("{ \"references\": \"digests\" }", to: "snap.json")
    let key = SnapshotKey(suite: "S", fixture: "f")
    let session = ProcessSession()
    _ = try package.store(.all).verify(.sample(dot: 0), key: key)
    let store = package.store(.never, session: session)
    #expect(try store.verify(.sample(dot: 0), key: key).status == .passed)
    _ = try package.store(.all).verify(.sample(dot: 1), key: key)
    #expect(try store.verify(.sample(dot: 0), key: key).status == .different)
    try package.write("{ \"references\": \"pictures\" }", to: "snap.json")
    #expect(try store.verify(.sample(dot: 0), key: key).status == .missing)
  }
}
