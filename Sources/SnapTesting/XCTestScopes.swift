#if !canImport(Darwin)
internal import Locks
internal import UIKit
internal import XCTest

/// Follows which class and test of XCTest run, one after another.
final class XCTestScopes: NSObject, XCTestObservation {
  static var current: TestScope { running.withLock(\.self) }
  private static let running = Lock(TestScope.process)

  /// The name in pictures of the test that runs; nil between tests.
  static var nameOfPictures: String? { name.withLock(\.self) }
  private static let name = Lock<String?>(nil)

  private func begin(_ scope: TestScope) { Self.running.withLock { $0 = scope } }

  private func end(_ scope: TestScope, in outer: TestScope) {
    begin(outer)
    ProcessState.shared.end(scope)
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    if let scope = Self.scope(of: testSuite) { begin(scope) }
  }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    if let scope = Self.scope(of: testSuite) { end(scope, in: .process) }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    begin(Self.scope(ofClassOf: testCase).inner(testCase.name))
    Self.name.withLock { $0 = RunningXCTest.nameOfPictures(of: testCase) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    Self.name.withLock { $0 = nil }
    let outer = Self.scope(ofClassOf: testCase)
    end(outer.inner(testCase.name), in: outer)
  }

  /// The scope of a class's tests; nil for suites of suites.
  private static func scope(of testSuite: XCTestSuite) -> TestScope? {
    (testSuite.tests.first as? XCTestCase).map(scope(ofClassOf:))
  }

  private static func scope(ofClassOf testCase: XCTestCase) -> TestScope {
    TestScope([String(reflecting: type(of: testCase))])
  }
}
#endif
