import ImageComparison
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Snapshots
import Testing

/// References with equal pixels whose layout is that of an earlier cell.
struct OlderLayoutTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "w20")

  init() throws { package = try TemporaryPackage() }

  private func verify(
    _ mode: RecordMode, _ text: String, dot: Int? = nil, run: String? = nil,
    masks: [ComparisonMask] = [], tolerance: Int = 0, key: SnapshotKey? = nil
  ) throws -> SnapshotResult {
    var options = ComparisonOptions.exact
    if tolerance > 0 { options.maxDifferentPixels = tolerance }
    return try package.store(mode, run: run).verify(
      .sample(dot: dot, text: text), key: key ?? self.key, comparison: options, masks: masks)
  }

  @Test(arguments: [
    (RecordMode.all, true), (.failed, true), (.layouts, true), (.missing, false),
    (.engine, false), (.never, false),
  ])
  func `a mode refreshes them or leaves them`(mode: RecordMode, refreshes: Bool) throws {
    for form in ["pictures", "digests"] {
      try package.write("{ \"references\": \"\(form)\" }", to: "snap.json")
      _ = try verify(.all, "Title")
      #expect(try verify(mode, "Titel").isRefreshed == refreshes, "\(form)")
      #expect(try verify(.all, "Titel").isRefreshed != refreshes, "\(form)")
    }
  }

  @Test func `the mode layouts writes neither what differs nor what is missing`() throws {
    #expect(try verify(.layouts, "Title").isRecorded == false)
    _ = try verify(.all, "Title")
    let result = try verify(.layouts, "Titel", dot: 3)
    #expect(result.status == .different && result.isPending)
    #expect(try verify(.all, "Title").status == .passed)
  }

  @Test func `a picture that a tolerance accepts is left as it is`() throws {
    _ = try verify(.all, "Title")
    #expect(try verify(.failed, "Titel", dot: 3, tolerance: 1).status == .passed)
    #expect(try verify(.never, "Title").status == .passed)
  }

  @Test func `what a mask covers varies, so that its layout is left as it is`() throws {
    _ = try verify(.all, "Title")
    let masks = [ComparisonMask.view("titleLabel")]
    #expect(try verify(.failed, "Titel", masks: masks).status == .passed)
    #expect(try verify(.all, "Titel", masks: masks).isRefreshed)
  }

  @Test func `a run of the tool says of a sample whether the layout is older`() throws {
    let keys = (0..<128).map { SnapshotKey(suite: "S", fixture: "f\($0)", configuration: "w20") }
    for key in keys { _ = try verify(.all, "Title", key: key) }
    #expect(try verify(.never, "Titel", key: keys[0]).hasOlderLayout == nil)
    func found(_ text: String, run: String) throws -> [Bool?] {
      try keys.map { try verify(.never, text, run: run, key: $0).hasOlderLayout }
    }
    let older = try found("Titel", run: "1")
    #expect(Set(older) == [nil, true])
    #expect(older.count { $0 == true } < 16)
    #expect(try found("Titel", run: "2") == older)
    #expect(try found("Title", run: "3") == older.map { $0.map { !$0 } })
  }

  @Test func `what a reference's version did not know of does not make its layout older`() throws {
    var older = try Snapshot.sample(text: "Title")
    older.vocabulary = 2
    var newer = try Snapshot.sample(text: "Title")
    newer.tree.attributes["separatorColor"] = "red"
    func verify(_ mode: RecordMode, _ snapshot: Snapshot) throws -> SnapshotResult {
      try package.store(mode).verify(snapshot, key: key, comparison: .exact, masks: [])
    }
    _ = try verify(.all, older)
    let kept = try [verify(.failed, newer), verify(.layouts, newer)]
    #expect(kept.allSatisfy { !$0.isRefreshed })
    let written = try verify(.all, newer)
    #expect(written.isRefreshed)
    newer.tree.attributes["separatorColor"] = "blue"
    let changed = try verify(.failed, newer)
    #expect(changed.isRefreshed)
  }

  @Test func `of digests it is always known`() throws {
    try package.write("{ \"references\": \"digests\" }", to: "snap.json")
    _ = try verify(.all, "Title")
    for run in 0..<8 {
      #expect(try verify(.never, "Titel", run: "\(run)").hasOlderLayout == true)
      #expect(try verify(.never, "Title", run: "\(run)").hasOlderLayout == false)
    }
  }
}
