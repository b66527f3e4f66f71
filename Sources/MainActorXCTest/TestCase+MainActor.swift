public import XCTest

/// Lists a class's tests for XCTest on Linux whose methods are synchronous and on the main actor.
///
/// XCTest's own function of this name crashes on such a list: it casts the methods to a type without the actor. SwiftPM
/// calls this one where a file of the test target has `@_exported import SnapTesting`, because it fits the list's type
/// exactly. XCTest runs synchronous tests on the main thread.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  let tests = allTests.map { name, method -> (String, (T) -> () -> Void) in
    (
      name,
      { test in
        let run = method(test)
        return { MainActor.assumeIsolated { run() } }
      }
    )
  }
  return testCase(tests)
}

/// Lists a class's tests for XCTest on Linux whose methods are synchronous, on the main actor, and may throw.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  let tests = allTests.map { name, method -> (String, (T) -> () throws -> Void) in
    (
      name,
      { test in
        let run = method(test)
        return { try MainActor.assumeIsolated { try run() } }
      }
    )
  }
  return testCase(tests)
}
