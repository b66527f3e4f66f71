import Foundation
import Graphics
import SnapshotSamples
import Testing

@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

/// References of an engine that draws other pixels than this one.
struct EngineTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "w20")

  /// Whether references are pictures, or lines whose picture is or is not on this machine.
  enum Form: CaseIterable {
    case picture, digest, digestAlone
  }

  init() throws { package = try TemporaryPackage() }

  private static func engine(pictures: String, layouts: String = "a") -> Engine {
    Engine(
      fingerprint: Engine.Fingerprint(
        pictures: Digest(of: Data(pictures.utf8)), layouts: Digest(of: Data(layouts.utf8))))
  }

  private static func snapshot(
    dot: Int? = nil, text: String = "Title", by engine: Engine
  ) throws -> Snapshot {
    var snapshot = try dot.map { try Snapshot.sample(dot: $0, text: text) } ?? .sample(text: text)
    snapshot.engine = engine
    return snapshot
  }

  /// Records a reference drawn by an older engine.
  private func recordOld(_ form: Form, text: String = "Title") throws {
    if form != .picture { try package.write("{ \"references\": \"digests\" }", to: "snap.json") }
    let old = try Self.snapshot(text: text, by: Self.engine(pictures: "old"))
    _ = try package.store(.all).verify(old, key: key)
    if form == .digestAlone {
      try FileManager.default.removeItem(at: package.directories.pictures)
    }
  }

  @Test func `an engine is read as it was written`() {
    let engine = Self.engine(pictures: "a", layouts: "b")
    #expect(Engine(engine.description) == engine)
    #expect(Engine("Snap 0") == Engine(name: "Snap 0"))
    #expect(Engine("Snap 0; pictures x; layouts y").fingerprint == nil)
  }

  @Test func `a picture names the engine that drew it`() throws {
    let snapshot = try Self.snapshot(by: Self.engine(pictures: "new"))
    #expect(try Snapshot(png: snapshot.encoded(), name: "").engine == snapshot.engine)
  }

  @Test(arguments: Form.allCases)
  func `other pixels with the same layout are drift if another engine drew the reference`(
    form: Form
  ) throws {
    try recordOld(form)
    let new = try Self.snapshot(dot: 4, by: Self.engine(pictures: "new"))
    let result = try package.store(.never).verify(new, key: key)
    #expect(result.status == .different)
    #expect(result.hasEngineDrift == true)
    #expect(result.message?.contains("draws other pixels") == true)
  }

  @Test(arguments: Form.allCases)
  func `an engine that draws the fixed cells alike is not blamed`(form: Form) throws {
    try recordOld(form)
    let new = try Self.snapshot(dot: 4, by: Self.engine(pictures: "old", layouts: "b"))
    let result = try package.store(.never).verify(new, key: key)
    #expect(result.status == .different && result.hasEngineDrift == nil)
  }

  @Test(arguments: Form.allCases)
  func `a change of the layout is not the engine's drift`(form: Form) throws {
    try recordOld(form)
    let new = try Self.snapshot(dot: 4, text: "Titel", by: Self.engine(pictures: "new"))
    #expect(try package.store(.never).verify(new, key: key).hasEngineDrift == nil)
  }

  /// A cell whose label is at a height.
  private static func cell(
    _ label: String = "A", y: Double, by engine: Engine
  ) throws -> Snapshot {
    var snapshot = try Samples.cell(label: label, color: UInt8(y))
    snapshot.tree.children[0].frame.origin.y = y
    snapshot.engine = engine
    return snapshot
  }

  @Test(
    arguments: [("A", "b", true), ("A", "a", nil), ("B", "b", nil)] as [(String, String, Bool?)])
  func `other frames that nothing known explains are drift if the engine lays out differently`(
    label: String, layouts: String, isDrift: Bool?
  ) throws {
    let old = try Self.cell(y: 2, by: Self.engine(pictures: "p", layouts: "a"))
    _ = try package.store(.all).verify(old, key: key)
    let new = try Self.cell(label, y: 3, by: Self.engine(pictures: "p", layouts: layouts))
    let result = try package.store(.never).verify(new, key: key)
    #expect(result.status == .different && result.hasLayoutDrift == isDrift)
    #expect(
      (result.message?.contains("is known to have changed") ?? false) == (isDrift == true))
    // Only someone who looks at it can accept it.
    #expect(try package.store(.engine).verify(new, key: key).status == .different)
  }

  @Test func `a reference without a fingerprint is not drift`() throws {
    _ = try package.store(.all).verify(Snapshot.sample(), key: key)
    let new = try Self.snapshot(dot: 4, by: Self.engine(pictures: "new"))
    #expect(try package.store(.never).verify(new, key: key).hasEngineDrift == nil)
  }

  @Test(arguments: Form.allCases)
  func `the mode engine records what only the engine changed`(form: Form) throws {
    try recordOld(form)
    let new = try Self.snapshot(dot: 4, by: Self.engine(pictures: "new"))
    let result = try package.store(.engine).verify(new, key: key)
    #expect(result.status == .recorded)
    #expect(try package.store(.never).verify(new, key: key).status == .passed)
  }

  @Test(arguments: Form.allCases)
  func `the mode engine leaves changes of layouts and new snapshots alone`(form: Form) throws {
    try recordOld(form)
    let engine = Self.engine(pictures: "new")
    let other = try Self.snapshot(dot: 4, text: "Titel", by: engine)
    #expect(try package.store(.engine).verify(other, key: key).status == .different)
    let first = try package.store(.engine).verify(
      other, key: SnapshotKey(suite: "S", fixture: "g", configuration: "w20"))
    #expect(first.status == .missing && !first.isRecorded)
    #expect(
      try package.store(.never).verify(
        Self.snapshot(by: Self.engine(pictures: "old")), key: key
      ).status == .passed)
  }

  @Test func `a line that another engine would draw alike is not rewritten`() throws {
    try recordOld(.digest)
    let before = package.read("Snapshots/S.snapshots")
    let same = try Self.snapshot(by: Self.engine(pictures: "new"))
    #expect(try package.store(.all).verify(same, key: key).status == .passed)
    #expect(package.read("Snapshots/S.snapshots") == before)
  }
}
