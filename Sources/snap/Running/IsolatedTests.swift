import Foundation
import Snapshots

/// Runs the tests of one framework, and again without those that end the process, so that they cost only themselves.
///
/// 1. What was being verified when a process ended is in its note, ``WorkInProgress``. Outside of assertions it is the
///    test that had started and not ended; of several, the tests run again one at a time to find it.
/// 2. A test that ended the process is left out of the next run, and runs once more alone at the end.
/// 3. After a few restarts the rest is reported as broken off. XCTest is not run again, as its tests have no
///    identifiers in the notes.
struct IsolatedTests {
  /// Starts `swift test` with more arguments and returns its exit code; calls the function some times a second.
  typealias Launch = (_ arguments: [String], _ poll: () -> Void) throws -> Int32

  private static let restartLimit = 5

  let framework: TestFrameworkName
  let events: EventStream?
  let tests: PackageTests
  let log: TestLog?
  let launch: Launch
  /// Whether the next process begins the log anew.
  private var startsLog: Bool
  private var crashes: [TestCrash] = []
  private var isSerial = false

  init(
    _ framework: TestFrameworkName, _ events: EventStream?, of tests: PackageTests, _ log: TestLog?,
    startsLog: Bool, launch: @escaping Launch
  ) {
    self.framework = framework
    self.events = events
    self.tests = tests
    self.log = log
    self.startsLog = startsLog
    self.launch = launch
  }

  /// Runs all tests.
  mutating func run() throws -> TestEnding {
    let start = logEnd
    var exitCode: Int32 = 0
    for _ in 0...Self.restartLimit {
      let code = try attempt(tests.options.filterArguments + skipping, finding: true)
      if exitCode == 0 { exitCode = code.exit }
      guard code.needsRestart else { break }
    }
    var ending = TestEnding(
      framework: framework, exitCode: exitCode, issues: try events?.issues(),
      output: exitCode == 0 ? nil : log?.ending(from: start))
    for index in crashes.indices {
      guard let test = crashes[index].test else { continue }
      let code = try attempt(["--filter", TestCrash.pattern(of: test)], finding: false)
      crashes[index].again = code.hasEnded ? .passes : .same
    }
    ending.crashes = crashes
    return ending
  }

  /// Where the output of the next process begins, in bytes.
  private var logEnd: Int { startsLog ? 0 : log?.length ?? 0 }

  private var skipping: [String] {
    let patterns = crashes.compactMap(\.test).flatMap { ["--skip", TestCrash.pattern(of: $0)] }
    return patterns + (isSerial ? ["--no-parallel"] : [])
  }

  /// How one process of the tests ended.
  private struct Attempt {
    let exit: Int32
    /// Whether the framework finished, with or without failures.
    let hasEnded: Bool
    var needsRestart = false
  }

  private mutating func attempt(_ arguments: [String], finding: Bool) throws -> Attempt {
    let start = logEnd
    let watch = HangWatch(tests.store, run: tests.run, limit: tests.options.timeLimit)
    try events?.remove()
    let exit = try launch(arguments, watch.look)
    startsLog = false
    let left = try tests.store.workInProgress().filter { $0.run == tests.run && $0.isAbandoned }
    try tests.store.removeAbandonedWork()
    let hasEnded = try exit == 0 || left.isEmpty && (events.map { try $0.issues() != nil } ?? true)
    var attempt = Attempt(exit: exit, hasEnded: hasEnded)
    guard finding, !hasEnded else { return attempt }
    let found = try culprits(left, watch, since: start)
    crashes += found
    let canGoOn = framework == .swiftTesting
    if !found.isEmpty {
      attempt.needsRestart = canGoOn && found.allSatisfy { $0.test != nil }
    } else if canGoOn, !isSerial, try events?.unfinishedTests().isEmpty == false {
      isSerial = true
      attempt.needsRestart = true
    }
    return attempt
  }

  private func culprits(
    _ left: [WorkInProgress], _ watch: HangWatch, since start: Int
  ) throws -> [TestCrash] {
    let trace = log?.trace(from: start, in: tests.package) ?? []
    guard left.isEmpty else {
      return left.map { work in
        let isHung = watch.ended.contains { $0.process == work.process }
        return TestCrash(
          kind: isHung ? .hang(seconds: tests.options.timeLimit) : .crash, test: work.test,
          work: work, trace: trace)
      }
    }
    let unfinished = try events?.unfinishedTests() ?? []
    guard let last = unfinished.last, isSerial || unfinished.count == 1 else { return [] }
    return [TestCrash(kind: .crash, test: last, work: nil, trace: trace)]
  }
}
