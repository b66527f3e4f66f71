#if !canImport(Darwin)
internal import CTestLaunch
internal import Foundation
internal import Locks
internal import SnapshotRecords
internal import UIKit
internal import XCTest

/// Tells the tool what XCTest runs, in the form of Swift Testing's event stream.
final class XCTestEvents: NSObject, XCTestObservation {
  /// The identifier of the test that runs, while the tool observes it.
  static var runningTest: String? { running.withLock(\.self) }
  private static let running = Lock<String?>(nil)

  private let file: String
  private var isListed = false

  /// Appends to the file at a path, which is made if it does not exist.
  ///
  /// The first line says that there is an observer, so that a process without an end is not taken for one without it.
  init(file: String) {
    self.file = file
    super.init()
    write("event", .init(kind: "observed"))
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    // The outermost suite starts first and holds all others.
    guard !isListed else { return }
    isListed = true
    for test in Self.tests(of: testSuite) {
      write("test", .init(kind: "function", id: Self.identifier(of: test), name: test.name))
    }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    Self.running.withLock { $0 = Self.identifier(of: testCase) }
    write("event", .init(kind: "testStarted", testID: Self.identifier(of: testCase)))
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    let place = filePath.map { FailedAssertion.Place(ofXCTestIn: $0, line: lineNumber) }
    write(
      "event",
      .init(
        kind: "issueRecorded", testID: Self.identifier(of: testCase),
        issue: .init(isKnown: false, sourceLocation: place), messages: [.init(text: description)]))
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    write("event", .init(kind: "testEnded", testID: Self.identifier(of: testCase)))
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    write("event", .init(kind: "runEnded"))
  }

  /// Says that the tests of a class come next, before any of them is made.
  func willMake(_ name: String) {
    write("event", .init(kind: TestMaking.event, testID: name))
  }

  private func write(_ kind: String, _ payload: TestEvent.Payload) {
    // Without its events the tool reports that the tests crashed, and refers to the log.
    guard let line = try? JSONEncoder().encode(TestEvent(kind: kind, payload: payload)) else {
      return
    }
    let descriptor = open(file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return }
    // One call, so that no line of another process comes between.
    _ = (line + Data("\n".utf8)).withUnsafeBytes {
      Foundation.write(descriptor, $0.baseAddress, $0.count)
    }
    close(descriptor)
  }

  private static func tests(of test: XCTest) -> [XCTestCase] {
    if let suite = test as? XCTestSuite { return suite.tests.flatMap(tests) }
    return (test as? XCTestCase).map { [$0] } ?? []
  }

  /// The name by which `swift test --filter` selects a test, such as `AppTests.RowTests/testWraps`.
  private static func identifier(of test: XCTestCase) -> String {
    let method = test.name.split(separator: ".").last ?? ""
    return "\(String(reflecting: type(of: test)))/\(method)"
  }
}

/// Observes the tests, for the tool too if it runs them; called before `main`.
@_cdecl("snap_observe_tests") func observeTests() {
  snap_link_test_launch()
  TestScope.ask(.testFrameworks)
  // What cannot be read is said by each snapshot.
  if SuiteProcess.hasSuite { ProcessDevice.ask { try? SuiteProcess.device.get() } }
  guard !TestFramework.isSwiftTestingProcess else { return }
  XCTestObservationCenter.shared.addTestObserver(XCTestScopes())
  // Swift Testing writes to the file itself.
  guard let path = getenv(TestEvent.fileVariable) else { return }
  XCTestObservationCenter.shared.addTestObserver(XCTestEvents(file: String(cString: path)))
}
#endif
