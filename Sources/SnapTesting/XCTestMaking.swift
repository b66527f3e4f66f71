#if !canImport(Darwin)
internal import Foundation
internal import MainActorXCTest
internal import SnapshotRecords
internal import XCTest

/// What CTestLaunch puts in the place of `XCTMain(_:)`, which makes the tests of all classes before it runs or lists one.
///
/// Classes that the tool has found to end the process then are left out. While it looks for them, each class's tests
/// are announced and made here first, as XCTest does not say which it makes.
@_silgen_name("snap_test_main") func testMain(_ classes: [XCTestCaseEntry]) -> Never {
  let environment = ProcessInfo.processInfo.environment
  let leftOut = TestMaking.leftOut(in: environment)
  let kept = classes.filter { !leftOut.contains(String(reflecting: $0.testCaseClass)) }
  let file = environment[TestEvent.fileVariable]
  let events =
    environment[TestMaking.announcedVariable] == nil ? nil : file.map(XCTestEvents.init)
  let entries = kept.map { entry in
    events?.willMake(String(reflecting: entry.testCaseClass))
    let listed = listedTests(of: entry)
    if events != nil { makeTests(of: listed) }
    return listed
  }
  XCTMain(entries, arguments: CommandLine.arguments) as Never
}

/// A class's tests, those that it lists itself instead of its methods.
private func listedTests(of entry: XCTestCaseEntry) -> XCTestCaseEntry {
  guard let listing = entry.testCaseClass as? any ListedTests.Type else { return entry }
  return (testCaseClass: entry.testCaseClass, allTests: listing.listedTests)
}

private func makeTests(of entry: XCTestCaseEntry) {
  for (name, test) in entry.allTests {
    _ = entry.testCaseClass.init(name: name, testClosure: test)
  }
}
#endif
