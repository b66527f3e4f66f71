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
    masks: [ComparisonMask] = [], tolerance: Int = 0
  ) throws -> SnapshotResult {
    var options = ComparisonOptions.exact
    if tolerance > 0 { options.maxDifferentPixels = tolerance }
    return try package.store(mode, run: run).verify(
      .sample(dot: dot, text: text), key: key, comparison: options, masks: masks)
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
    _ = try verify(.all, "Title")
    #expect(try verify(.never, "Titel").hasOlderLayout == nil)
    let found = try (0..<128).map { try verify(.never, "Titel", run: "run \($0)").hasOlderLayout }
    #expect(Set(found) == [nil, true])
    #expect(found.count { $0 == true } < 16)
    let current = try (0..<128).map { try verify(.never, "Title", run: "run \($0)").hasOlderLayout }
    #expect(current == found.map { $0.map { !$0 } })
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
