internal import Snapshots
internal import XCTest

/// Tells the tool how many failures XCTest counted, so that it can tell those of snapshots from others.
final class XCTestEnd: NSObject, XCTestObservation {
  private let store: SnapshotStore
  private var failures = 0

  private init(store: SnapshotStore) { self.store = store }

  /// Watches from now on; suites that are under way are counted from their beginning.
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
    // Without the note the tool says that the tests broke off, which leads a person to the log.
    try? store.noteEnd(ofXCTestWith: failures)
  }
}
