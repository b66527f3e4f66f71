import Foundation
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

struct UndoTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "w20")
  private let reference = "Snapshots/S/f.w20@2x.png"

  init() throws { package = try TemporaryPackage() }

  /// Creates a pending picture, and returns all files with their bytes.
  private func change(hasReference: Bool) throws -> [String: Data] {
    if hasReference { _ = try package.store(.all).verify(.sample(), key: key) }
    _ = try package.store(.never).verify(.sample(dot: 4, text: "Titel"), key: key)
    return try contents()
  }

  /// The files, and what the logs say.
  private func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for file in package.files { contents[file] = package.read(file) }
    for record in try package.store().readResults() {
      contents["\(record.key)"] = Data("\(record)".utf8)
    }
    return contents
  }

  @Test(arguments: [true, false], [true, false])
  func `undo restores the state before a decision`(hasReference: Bool, accepts: Bool) throws {
    let before = try change(hasReference: hasReference)
    let store = package.store(.never)
    let step = try #require(try store.beforeDecision(on: [key]).before.first)
    _ = try accepts ? accept(key, in: store) : store.reject(keys: [key])
    #expect(try contents() != before)
    #expect(try store.undo(step).outcome == .undone)
    #expect(try contents() == before)
  }

  /// Accepts the pending picture of a key as it is now.
  private func accept(
    _ key: SnapshotKey, in store: SnapshotStore
  ) throws -> [Decision] {
    let records = try store.pending().filter { $0.key == key }
    return try store.accept(shown: store.shownActuals(of: records))
  }

  @Test func `a reference that has changed since is kept`() throws {
    _ = try change(hasReference: true)
    let store = package.store(.never)
    let step = try #require(try store.beforeDecision(on: [key]).before.first)
    _ = try accept(key, in: store)
    try Data("other".utf8).write(to: package.root.appendingPathComponent(reference))
    #expect(try store.undo(step).outcome == .stale)
    #expect(package.read(reference) == Data("other".utf8))
  }

  @Test func `files that cannot be read cost the decision on their own snapshot only`() throws {
    _ = try change(hasReference: true)
    let other = SnapshotKey(suite: "S", fixture: "g")
    _ = try package.store(.never).verify(.sample(), key: other)
    let diff = package.url(of: ".snap/S/f.w20@2x.diff.png")
    try FileManager.default.removeItem(at: diff)
    try #require(mkfifo(diff.path, 0o600) == 0)
    let (before, unreadable) = try package.store(.never).beforeDecision(on: [key, other])
    #expect(before.map(\.record.key) == [other])
    #expect(unreadable.map(\.key) == [key] && unreadable.map(\.outcome) == [.stale])
    #expect(unreadable.first?.message.contains("It is a pipe") == true)
  }

  @Test func `where one of several cannot be restored, the others are`() throws {
    _ = try change(hasReference: true)
    let other = SnapshotKey(suite: "S", fixture: "g")
    _ = try package.store(.never).verify(.sample(), key: other)
    let store = package.store(.never)
    let step = try store.beforeDecision(on: [key, other]).before
    _ = try store.accept(keys: [key, other])
    // A folder in the place of the file.
    try package.write("", to: ".snap/S/f.w20@2x.actual.png/file")
    let made = store.undo(step)
    #expect(made.map(\.outcome) == [.stale, .undone])
    #expect(made.first?.message.contains("Cannot write") == true)
    #expect(try store.pending().map(\.key) == [other])
    try FileManager.default.removeItem(at: package.url(of: ".snap/S/f.w20@2x.actual.png"))
    #expect(store.undo(Array(step.prefix(1))).map(\.outcome) == [.undone])
  }

  @Test func `a picture that is pending again since then is kept`() throws {
    _ = try change(hasReference: true)
    let store = package.store(.never)
    let step = try #require(try store.beforeDecision(on: [key]).before.first)
    _ = try store.reject(keys: [key])
    _ = try store.verify(.sample(dot: 5, text: "Titre"), key: key)
    let newer = try contents()
    #expect(try store.undo(step).outcome == .stale)
    #expect(try contents() == newer)
  }

  @Test func `a key does not include its fixture's other configurations`() throws {
    let plain = SnapshotKey(suite: "S", fixture: "f")
    for key in [plain, key] { _ = try package.store(.never).verify(.sample(), key: key) }
    let made = try accept(plain, in: package.store(.never))
    #expect(made.map(\.key) == [plain])
    #expect(try package.store(.never).pending().map(\.key) == [key])
  }
}
