import Foundation
import SnapshotRecords
import Testing
import XCTest

@testable import SnapTesting

/// A class of XCTest without methods of its own, so that XCTest runs none.
final class ObservedXCTests: XCTestCase {}

/// What the tool learns of XCTest's tests.
struct XCTestEventsTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("events-\(UUID().uuidString).jsonl")

  private func events() throws -> [TestEvent] {
    defer { try? FileManager.default.removeItem(at: file) }
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(TestEvent.self, from: $0)
    }
  }

  private func test(_ name: String) -> ObservedXCTests {
    ObservedXCTests(name: name, testClosure: { _ in })
  }

  @Test func `tests are listed once, and each start, failure and end is reported`() throws {
    let inner = XCTestSuite(name: "inner")
    let tests = [test("testA"), test("testB")]
    tests.forEach(inner.addTest)
    let outer = XCTestSuite(name: "outer")
    outer.addTest(inner)
    let observer = XCTestEvents(file: file.path)
    observer.testSuiteWillStart(outer)
    observer.testSuiteWillStart(inner)
    observer.testCaseWillStart(tests[1])
    observer.testCase(
      tests[1], didFailWithDescription: "1 is not 2", inFile: "/app/Tests/AppTests/Row.swift",
      atLine: 7)
    observer.testCaseDidFinish(tests[1])
    observer.testBundleDidFinish(Bundle.main)

    let all = try events()
    #expect(all.first?.payload.kind == "observed")
    let events = Array(all.dropFirst())
    let name = "SnapTestingTests.ObservedXCTests/test"
    #expect(events.map(\.kind) == ["test", "test", "event", "event", "event", "event"])
    #expect(events.prefix(2).map(\.payload.id) == [name + "A", name + "B"])
    #expect(
      events.dropFirst(2).map(\.payload.kind)
        == ["testStarted", "issueRecorded", "testEnded", "runEnded"])
    #expect(events[2...4].allSatisfy { $0.payload.testID == name + "B" })
    let issue = try #require(events[3].payload.issue)
    #expect(
      issue.sourceLocation == .init(fileID: "AppTests/Row.swift", line: 7, column: 0)
        && !issue.isKnown)
    #expect(events[3].payload.messages == [.init(text: "1 is not 2")])
  }

  @Test func `a file that cannot be written ends nothing`() {
    XCTestEvents(file: "/nowhere/events.jsonl").testCaseWillStart(test("testA"))
    #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
  }
}
