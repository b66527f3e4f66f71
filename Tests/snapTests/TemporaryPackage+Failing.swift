import Foundation
import SnapshotRecords
import SnapshotSamples
import SwiftDouble

extension TemporaryPackage {
  /// The failing tests.
  enum Failing {
    case nothing, snapshot, plainTest, both, crash, xcTest, xcTestSnapshot
    /// A cell ends the process while it is verified.
    case cell
    /// Eight tests end the process while they verify a cell, one after the other.
    case many
    /// A cell ends the process although its test is left out.
    case stubborn
    /// One of two parallel tests ends the process, and passes alone.
    case test
    /// A cell does not end.
    case hang
    /// A test ends the process with 0 outside of assertions.
    case leaves
    /// The process ends with 0 while no test runs, and before the end of all.
    case endless
    /// The process ends with 3 after the end of all tests.
    case late
    /// No test uses the library that observes those of XCTest, which pass.
    case unobserved
    /// A test does not end outside of assertions.
    case silence
    /// A cell ends the process while a test of XCTest verifies it.
    case xcTestCell
    /// A test of XCTest ends the process outside of assertions, and passes alone.
    case xcTestOutside
    /// A test of XCTest does not end outside of assertions.
    case xcTestSilence
  }
}

extension TemporaryPackage.Failing {
  private typealias Act = TestScript.Act
  private typealias Step = TestScript.Step

  /// What the double's tests do in a package, as it reads it.
  func json(in root: URL) throws -> String {
    let script = TestScript(xcTests: xcTests, acts: acts(in: root))
    return String(decoding: try JSONEncoder().encode(script), as: UTF8.self)
  }

  private var xcTests: [String]? {
    switch self {
    case .xcTest: nil
    case .xcTestSnapshot, .xcTestCell, .xcTestOutside, .xcTestSilence, .unobserved:
      [XCTests.fits, XCTests.wraps, XCTests.rows]
    default: []
    }
  }

  private func acts(in root: URL) -> [Act] {
    switch self {
    case .nothing, .xcTest: [.rest]
    case .snapshot: [.running([.known] + Step.snapshot + [.end, .exit(1)])]
    case .plainTest: [.running([.known, .plain, .end, .exit(1)])]
    case .both: [.running([.known] + Step.snapshot + [.plain, .end, .exit(1)])]
    case .crash: [.running([.exit(1)])]
    case .many: many
    case .stubborn: [.running(Step.begin(Step.wraps) + [.verify, .exit(1)])]
    case .cell:
      withoutFirst(
        Step.begin(Step.wraps) + [
          .verify, .print("A.swift:1: Fatal error: Index out of range"),
          .print("  3 [ra] 0x0 RowCell.init() + 1 in A at \(root.path)/Sources/RowCell.swift:8:2"),
          .exit(1),
        ])
    case .leaves: withoutFirst(Step.begin(Step.wraps))
    case .endless: [.running([])]
    case .late: [.running([.end, .exit(3)])]
    case .silence: withoutFirst(Step.begin(Step.wraps) + [.hang])
    case .hang: withoutFirst(Step.begin(Step.wraps) + [.verify, .hang])
    case .test: parallel
    case .xcTestSnapshot:
      [.rest, Act(of: .xcTest, [.list("1")] + Step.snapshot(.xcTest, of: "1") + [.end, .exit(1)])]
    case .unobserved: [.rest, Act(of: .xcTest, [.forgetEvents])]
    case .xcTestCell: xcTest(ending: [.verifyXCTest], alone: [.exit(1)])
    case .xcTestOutside: xcTest(ending: [], alone: [.end])
    case .xcTestSilence: xcTest(ending: [.hang], alone: [.end])
    }
  }

  /// The steps, and what the tests do without the first one.
  private func withoutFirst(_ steps: [Step]) -> [Act] {
    [.rest(with: "--skip ^"), .running(steps)]
  }

  private var many: [Act] {
    let tests = (0..<8).map { "A.RowTests/many\($0)()/RowTests.swift:\($0):4" }
    return [.running(with: "--filter", [.exit(1)])]
      + tests.enumerated().map { number, test in
        let steps: [Step] = [.start(test), .begin(Step.row, test: test, Step.rowSource), .exit(1)]
        return .running(without: "many\(number)", tests.map { .list($0) } + steps)
      } + [.rest]
  }

  private var parallel: [Act] {
    let wraps = Step.begin(Step.wraps)
    let fits = Step.begin("A.RowTests/fits()/RowTests.swift:9:4")
    return [
      .rest(with: "--skip ^"), .rest(with: "--filter"),
      .running(with: "--no-parallel", wraps + [.finish(Step.wraps)] + fits + [.exit(1)]),
      .running(wraps + fits + [.exit(1)]),
    ]
  }

  /// Three tests of XCTest, of which the second one ends the process, and then does what it does alone.
  private func xcTest(ending: [Step], alone: [Step]) -> [Act] {
    let names = [XCTests.fits, XCTests.wraps, XCTests.rows]
    let rows: [Step] = [
      .issue(Step.elsewhere, "XCTAssertEqual failed", of: XCTests.rows), .finish(XCTests.rows),
      .end, .exit(1),
    ]
    let all =
      names.map { .list($0) } + [.start(XCTests.fits)] + Step.snapshot(.xcTest, of: XCTests.fits)
      + [.finish(XCTests.fits), .start(XCTests.wraps)] + ending + [.exit(1)]
    return [
      .rest, Act(of: .xcTest, with: XCTests.wraps, alone),
      Act(of: .xcTest, with: "A.TableTests", Step.begin(XCTests.rows) + rows),
      Act(of: .xcTest, all),
    ]
  }
}

private enum XCTests {
  static let fits = "A.RowTests/testFits"
  static let wraps = "A.RowTests/testWraps"
  static let rows = "A.TableTests/testRows"
}

extension TestScript.Act {
  /// A test with a known issue, and the end.
  fileprivate static let rest = rest(with: nil)

  fileprivate static func rest(with present: String?) -> Self {
    running(with: present, [.known, .end])
  }

  /// Tests of Swift Testing, among which is always `row()`.
  fileprivate static func running(
    with present: String? = nil, without absent: String? = nil, _ steps: [TestScript.Step]
  ) -> Self {
    Self(with: present, without: absent, [.list("1", "row()")] + steps)
  }
}

extension TestScript.Step {
  fileprivate static let wraps = "A.RowTests/wraps()/RowTests.swift:4:4"
  fileprivate static let row = SnapshotKey(
    suite: "RowTests", fixture: "wraps", configuration: "320")
  fileprivate static let rowSource = SnapshotResult.Source(file: "Tests/RowTests.swift", line: 7)
  private static let place = FailedAssertion.Place(
    fileID: "Cells/CellTests.swift", line: 3, column: 5)
  fileprivate static let elsewhere = FailedAssertion.Place(
    fileID: "Cells/CellTests.swift", line: 4, column: 5)

  fileprivate static let known = issue(place, "A known failure", isKnown: true)
  fileprivate static let plain = issue(elsewhere, "Expectation failed: 1 == 2")
  fileprivate static let snapshot = snapshot(.swiftTesting, of: "1")
  fileprivate static let verify = begin(row, test: wraps, rowSource)
  fileprivate static let verifyXCTest = begin(
    row, test: "testWraps()", .init(file: "Tests/A/RowTests.swift", line: 5))
  fileprivate static let end = event("runEnded")

  fileprivate static func list(_ id: String, _ name: String = "t") -> Self {
    .report(TestEvent(kind: "test", payload: .init(kind: "function", id: id, name: name)))
  }

  fileprivate static func start(_ test: String) -> Self { event("testStarted", of: test) }

  fileprivate static func finish(_ test: String) -> Self { event("testEnded", of: test) }

  fileprivate static func begin(_ test: String) -> [Self] { [list(test), start(test)] }

  /// An assertion that fails because of a snapshot.
  fileprivate static func snapshot(_ framework: TestFrameworkName, of test: String) -> [Self] {
    [
      .note(FailedAssertion(framework: framework, test: "row()", place: place)),
      issue(place, "Snapshot differs", of: test),
    ]
  }

  fileprivate static func issue(
    _ place: FailedAssertion.Place, _ message: String, isKnown: Bool = false, of test: String = "1"
  ) -> Self {
    event(
      "issueRecorded", of: test, TestEvent.Issue(isKnown: isKnown, sourceLocation: place),
      [TestEvent.Message(text: message)])
  }

  private static func event(
    _ kind: String, of test: String? = nil, _ issue: TestEvent.Issue? = nil,
    _ messages: [TestEvent.Message]? = nil
  ) -> Self {
    .report(
      TestEvent(
        kind: "event",
        payload: .init(kind: kind, testID: test, issue: issue, messages: messages)))
  }
}
