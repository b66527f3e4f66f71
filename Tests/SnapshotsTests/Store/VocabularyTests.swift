import Foundation
import Graphics
import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Testing

/// References of versions that stored fewer attributes.
struct VocabularyTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "CellTests", fixture: "row")

  init() throws { package = try TemporaryPackage() }

  private func snapshot(dot: Int, _ attributes: [String: String]) throws -> Snapshot {
    var snapshot = try Snapshot.sample(dot: dot)
    snapshot.tree.attributes = attributes
    return snapshot
  }

  @Test func `what an older reference did not store has not changed`() throws {
    var old = try snapshot(dot: 1, ["alpha": "0.5"])
    old.vocabulary = 0
    _ = try package.store(.all).verify(old, key: key)
    let result = try package.store().verify(
      snapshot(dot: 2, ["alpha": "0.75", "spacing": "8"]), key: key)
    #expect(result.describedChanges.map(\.old) == ["0.5"])
  }

  @Test func `an older reference passes by its pixels`() throws {
    var old = try snapshot(dot: 1, [:])
    old.vocabulary = 0
    _ = try package.store(.all).verify(old, key: key)
    #expect(
      try package.store().verify(snapshot(dot: 1, ["spacing": "8"]), key: key).status == .passed)
  }

  @Test(arguments: [0, 1]) func `the version is read back`(vocabulary: Int) throws {
    var snapshot = try Snapshot.sample()
    snapshot.vocabulary = vocabulary
    let file = try snapshot.encoded()
    #expect(try Snapshot(png: file, name: "x.png") == snapshot)
    #expect(String(decoding: file, as: UTF8.self).contains("snap.vocabulary") == (vocabulary > 0))
  }

  @Test func `a property that was removed from a cell is named with its default`() throws {
    _ = try package.store(.all).verify(snapshot(dot: 1, ["spacing": "8"]), key: key)
    let result = try package.store().verify(snapshot(dot: 2, [:]), key: key)
    #expect(result.describedChanges.map(\.description).first?.hasSuffix("spacing 8 → 0") == true)
  }
}
