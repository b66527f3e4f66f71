import Testing

@testable import SnapTesting

@Suite(.snapshots(record: .failed)) struct SnapshotsTraitTests {
  @Test func `a suite's trait applies to its tests`() {
    #expect(SnapshotScope.recordMode == .failed)
  }

  @Test(.snapshots(record: .never)) func `a test's trait overrides its suite's`() {
    #expect(SnapshotScope.recordMode == .never)
  }

  @Test(.snapshots(record: .all), arguments: [1, 2])
  func `a trait applies to each argument`(number: Int) {
    #expect(SnapshotScope.recordMode == .all)
  }

  @Test func `a block overrides the trait until it ends`() {
    let inside = withSnapshots(record: .never) { SnapshotScope.recordMode }
    #expect(inside == .never)
    #expect(SnapshotScope.recordMode == .failed)
  }

  @Test @MainActor func `an asynchronous block stays on its actor`() async {
    let inside = await withSnapshots(record: .missing) {
      await Task.yield()
      MainActor.assertIsolated()
      return SnapshotScope.recordMode
    }
    #expect(inside == .missing)
  }

  @Suite struct Inner {
    @Test func `a trait applies to nested suites`() {
      #expect(SnapshotScope.recordMode == .failed)
    }
  }
}
