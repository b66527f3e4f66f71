import Foundation
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Snapshots
import Testing

/// Fixtures that only have another name, and moving their references.
struct RenameTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  typealias Drawn = (suite: String, fixture: String, text: String)

  private func verify(_ mode: RecordMode, run: String? = nil, _ drawn: [Drawn]) throws {
    let store = package.store(mode, run: run)
    for cell in drawn {
      for width in ["320", "414"] {
        let key = SnapshotKey(suite: cell.suite, fixture: cell.fixture, configuration: width)
        _ = try store.verify(.sample(dot: width == "320" ? 3 : 4, text: cell.text), key: key)
      }
    }
  }

  private func renames(_ drawn: [Drawn], filter: String? = nil) throws -> [String] {
    let store = package.store(.never, run: "run")
    var manifest = RunManifest(run: "run", filter: filter, start: Date())
    try store.begin(manifest)
    manifest.completeness = .complete
    try verify(.never, run: "run", drawn)
    let results = try store.readResults(run: "run")
    let ended = try store.end(manifest, results: results, exitCode: 1)
    return try store.renames(in: ended, results).map { "\($0.old) → \($0.new): \($0.keys.count)" }
  }

  private func use(_ form: ReferenceForm) throws {
    try package.write("{ \"references\": \"\(form.rawValue)\" }", to: "snap.json")
  }

  private var references: [String] { package.files.filter { $0.hasPrefix("Snapshots/") } }

  private func move(_ old: String, _ new: String) throws -> Int {
    try package.store().moveReferences(
      from: ReferenceName(parsing: old), to: ReferenceName(parsing: new)
    ).count
  }

  @Test(arguments: ReferenceForm.allCases)
  func `a fixture is renamed if all its snapshots are as those that nothing uses`(
    form: ReferenceForm
  ) throws {
    try use(form)
    try verify(.all, [("S", "old", "A"), ("S", "other", "B")])
    #expect(try renames([("S", "new", "A"), ("S", "other", "B")]) == ["S/old → S/new: 2"])
    #expect(try move("S/old", "S/new") == 2)
    #expect(try renames([("S", "new", "A"), ("S", "other", "B")]).isEmpty)
    try verify(.never, run: "after", [("S", "new", "A"), ("S", "other", "B")])
    #expect(try package.store().readResults(run: "after").allSatisfy { $0.status == .passed })
  }

  @Test(arguments: ReferenceForm.allCases)
  func `a suite is renamed as one`(form: ReferenceForm) throws {
    try use(form)
    try verify(.all, [("Old", "a", "A"), ("Old", "b", "B"), ("Other", "c", "C")])
    let drawn: [Drawn] = [("New", "a", "A"), ("New", "b", "B"), ("Other", "c", "C")]
    #expect(try renames(drawn) == ["Old/ → New/: 4"])
    #expect(try move("Old/", "New/") == 4)
    #expect(!references.contains { $0.contains("Old") }, "\(references)")
    #expect(!package.exists("Snapshots/Old"))
    try verify(.never, run: "after", drawn)
    #expect(try package.store().readResults(run: "after").allSatisfy { $0.status == .passed })
  }

  static let doubts: [(reason: String, drawn: [Drawn])] = [
    ("another layout", [("S", "new", "other")]),
    ("two that look like it", [("S", "new", "A"), ("S", "newer", "A")]),
    ("one that is still used", [("S", "new", "A"), ("S", "old", "A")]),
  ]

  @Test(arguments: doubts)
  func `with doubt nothing is renamed`(reason: String, drawn: [Drawn]) throws {
    try verify(.all, [("S", "old", "A")])
    #expect(try renames(drawn).isEmpty, "\(reason)")
  }

  @Test func `of two old fixtures that look like a new one, neither is it`() throws {
    try verify(.all, [("S", "old", "A"), ("S", "older", "A")])
    #expect(try renames([("S", "new", "A")]).isEmpty)
  }

  @Test func `a run that left tests out shows no rename`() throws {
    try verify(.all, [("S", "old", "A")])
    #expect(try renames([("S", "new", "A")], filter: "new").isEmpty)
  }

  @Test(arguments: ReferenceForm.allCases)
  func `no other reference is replaced, and then nothing is moved`(form: ReferenceForm) throws {
    try use(form)
    try verify(.all, [("S", "old", "A"), ("S", "new", "B")])
    let before = references.map { package.read($0) }
    let error = #expect(throws: SnapshotsError.self) { try move("S/old", "S/new") }
    #expect(error?.description.hasPrefix("Nothing is moved: Snapshots/S") == true)
    #expect(references.map { package.read($0) } == before)
  }

  @Test func `a move that was interrupted is completed`() throws {
    try verify(.all, [("S", "old", "A"), ("S", "new", "A")])
    try FileManager.default.removeItem(
      at: package.root.appendingPathComponent("Snapshots/S/new.320@2x.png"))
    #expect(try move("S/old", "S/new") == 2)
    #expect(references == ["Snapshots/S/new.320@2x.png", "Snapshots/S/new.414@2x.png"])
  }

  @Test func `no link is followed, and then nothing is moved`() throws {
    try verify(.all, [("S", "old", "A")])
    let files = FileManager.default
    let reference = package.root.appendingPathComponent("Snapshots/S/old.320@2x.png")
    let outside = package.root.appendingPathComponent("outside.png")
    try files.moveItem(at: reference, to: outside)
    try files.createSymbolicLink(at: reference, withDestinationURL: outside)
    #expect(throws: (any Error).self) { try move("S/old", "S/new") }
    #expect(references.allSatisfy { $0.contains("old") } && package.exists("outside.png"))
    try files.removeItem(at: reference)
    try files.moveItem(at: outside, to: reference)
    try files.createSymbolicLink(
      at: package.root.appendingPathComponent("Snapshots/New"), withDestinationURL: package.root)
    #expect(throws: (any Error).self) { try move("S/old", "New/old") }
    #expect(references.count { $0.hasPrefix("Snapshots/S/old") } == 2)
  }

  @Test(arguments: [
    ("S/old", "S/", "one of S/old and S/ is a suite"), ("S/old", "S/old", "have that name"),
    ("S/no", "S/new", "no reference has the name S/no"),
  ])
  func `a name that does not fit is refused`(old: String, new: String, reason: String) throws {
    try verify(.all, [("S", "old", "A")])
    let error = #expect(throws: SnapshotsError.self) { try move(old, new) }
    #expect(error?.description.contains(reason) == true)
  }

  @Test(arguments: ["", "/", "S", "S/old.320", "../x/", "../S/old", "S//"])
  func `what is not a name is refused`(text: String) {
    #expect(throws: RecordsError.self) { try ReferenceName(parsing: text) }
  }

  @Test(arguments: ["S/old", "S/", "Target/File/", "Target/File/test"])
  func `a name is read as it was written`(text: String) throws {
    #expect(try ReferenceName(parsing: text).description == text)
  }
}
