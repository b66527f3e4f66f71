import Foundation
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Testing

struct ReviewTests {
  private let package: TemporaryPackage
  private let reference = "Snapshots/S/a.w20@2x.png"

  init() throws {
    package = try TemporaryPackage()
    for name in ["a", "b"] {
      _ = try package.store().verify(.sample(), key: key(name))
      _ = try package.store().verify(.sample(dot: 4), key: key(name))
    }
    _ = try package.store().verify(.sample(), key: SnapshotKey(suite: "T", fixture: "passes"))
  }

  private func key(_ name: String) -> SnapshotKey {
    SnapshotKey(suite: "S", fixture: name, configuration: "w20")
  }

  @Test func `changed pictures are pending`() throws {
    #expect(try package.store().pending().map(\.key.fixture) == ["a", "b"])
  }

  @Test func `an accepted picture becomes the reference`() throws {
    let decisions = try package.store().accept(["S/a.w20"])
    #expect(decisions.map(\.outcome) == [.accepted])
    #expect(try package.store(.never).verify(.sample(dot: 4), key: key("a")).status == .passed)
    #expect(try package.store().pending().map(\.key.fixture) == ["b"])
    #expect(!package.exists(".snap/S/a.w20@2x.actual.png"))
    #expect(!package.exists(".snap/S/a.w20@2x.diff.png"))
  }

  @Test(arguments: [
    ("S/a.w20", "a"), ("S/*", "ab"), ("*", "ab"), ("S", "ab"), ("S/", "ab"), ("S/?.w20", "ab"),
    ("S/b", "b"), ("*b*", "b"), ("Snapshots/S/b.w20@2x.png", "b"), ("./.snap/S/*", "ab"),
    (".snap/S/a.w20@2x.actual.png", "a"), ("T", ""), ("T/passes", ""), ("", ""), ("a", ""),
    ("S/a.w2", ""), ("*c", ""), ("S/*.w*0", "ab"), ("s/a.w20", ""),
  ])
  func `patterns match keys, suites, fixtures and files`(pattern: String, names: String) throws {
    let decisions = try package.store().reject([pattern])
    #expect(decisions.map(\.key.fixture).joined() == names)
  }

  @Test func `a rejected picture is deleted and the reference kept`() throws {
    let before = package.read(reference)
    #expect(try package.store().reject(["S/a"]).map(\.outcome) == [.rejected])
    #expect(package.read(reference) == before)
    #expect(!package.files.contains { $0.hasPrefix(".snap/S/a") || $0.contains("results/S/a") })
  }

  @Test func `a reference that has changed meanwhile is not overwritten`() throws {
    try package.write("by hand", to: reference)
    let decisions = try package.store().accept(["S/*"])
    #expect(decisions.map(\.outcome) == [.stale, .accepted])
    #expect(decisions.first?.message.contains("snap verify") ?? false)
    #expect(package.read(reference) == Data("by hand".utf8))
  }

  @Test func `a reference that was created meanwhile is not overwritten`() throws {
    let key = SnapshotKey(suite: "N", fixture: "new")
    _ = try package.store(.never).verify(.sample(), key: key)
    try package.write("by hand", to: "Snapshots/N/new@2x.png")
    #expect(try package.store().accept(["N"]).map(\.outcome) == [.stale])
  }

  @Test func `only the picture that was shown is accepted`() throws {
    let store = package.store()
    let shown = try store.shownActuals(of: store.pending())
    _ = try package.store().verify(.sample(dot: 7), key: key("a"))
    let before = package.read(reference)
    let decisions = try store.accept(shown: shown)
    #expect(decisions.map(\.outcome) == [.stale, .accepted])
    #expect(decisions.first?.obstacle == .actualChanged)
    #expect(package.read(reference) == before)
    #expect(try store.pending().map(\.key.fixture) == ["a"])
  }

  @Test func `only the picture that was shown is rejected`() throws {
    let store = package.store()
    let shown = try store.shownActuals(of: store.pending())
    _ = try package.store().verify(.sample(dot: 7), key: key("a"))
    let actual = package.read(".snap/S/a.w20@2x.actual.png")
    let decisions = try store.reject(shown: shown)
    #expect(decisions.map(\.outcome) == [.stale, .rejected])
    #expect(decisions.first?.obstacle == .actualChanged)
    #expect(package.read(".snap/S/a.w20@2x.actual.png") == actual)
    #expect(try store.pending().map(\.key.fixture) == ["a"])
  }

  @Test func `a picture that cannot be read keeps no other one from being decided`() throws {
    let store = package.store()
    let file = package.root.appendingPathComponent(".snap/S/a.w20@2x.actual.png")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    let shown = try store.shownActuals(of: store.pending())
    guard case .unreadable(let reason)? = shown[key("a")] else {
      Issue.record("\(shown)")
      return
    }
    #expect(reason.contains(".snap/S/a.w20@2x.actual.png: Is a directory."))
    let decisions = try store.accept(shown: shown)
    #expect(decisions.map(\.outcome) == [.stale, .accepted])
  }

  @Test func `a first picture can be accepted`() throws {
    let key = SnapshotKey(suite: "N", fixture: "new")
    _ = try package.store(.never).verify(.sample(), key: key)
    #expect(try package.store().accept(["N"]).map(\.outcome) == [.accepted])
    #expect(try package.store(.never).verify(.sample(), key: key).status == .passed)
  }

  @Test func `an interrupted acceptance can be completed`() throws {
    let actual = try #require(package.read(".snap/S/a.w20@2x.actual.png"))
    try actual.write(to: package.root.appendingPathComponent(reference))
    #expect(try package.store().accept(["S/a"]).map(\.outcome) == [.accepted])
    #expect(package.read(reference) == actual)
  }

  @Test func `a deleted picture cannot be accepted`() throws {
    try FileManager.default.removeItem(
      at: package.root.appendingPathComponent(".snap/S/a.w20@2x.actual.png"))
    #expect(try package.store().accept(["S/a"]).map(\.outcome) == [.stale])
  }
}
