internal import Snapshots
internal import XCTest

/// Reports XCTest's number of failures to the tool, so that it can separate snapshot failures from others.
final class XCTestEnd: NSObject, XCTestObservation {
  private let store: SnapshotStore
  private var failures = 0

  private init(store: SnapshotStore) { self.store = store }

  /// Observes from now on; running suites are counted from their beginning.
  @MainActor static func watch(for store: SnapshotStore) {
    guard shared == nil else { return }
    let watcher = XCTestEnd(store: store)
    shared = watcher
    XCTestObservationCenter.shared.addTestObserver(watcher)
  }

  @MainActor private static var shared: XCTestEnd?

  /// The outermost suite ends last and counts all.
  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    failures = testSuite.testRun?.totalFailureCount ?? failures
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    // Without the note the tool reports that the tests crashed, and refers to the log.
    try? store.noteEnd(ofXCTestWith: failures)
  }
}
