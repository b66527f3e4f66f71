import Foundation
import SnapshotRecords
import Snapshots

/// Runs the tests of one framework, and those that are left without those that end the process, so that they cost only
/// themselves.
///
/// 1. What was being verified when a process ended is in its note, ``WorkInProgress``. Outside of assertions it is the
///    test that had started and not ended; of several, the tests run again one at a time to find it.
/// 2. A test that ended the process is left out of the next run, and runs once more alone at the end.
/// 3. Tests that have ended do not run again.
/// 4. The tests run again as long as each run leaves out a test that ended the one before, so at most once for each test. Where
///    one ends the process although it is left out, or cannot be named, the rest is reported as broken off.
struct IsolatedTests {
  /// Runs what some arguments of `swift test` select, and returns the exit code, nil if that is not a test; calls the function
  /// some times a second, with the number of the process.
  typealias Launch = (_ arguments: [String], _ poll: (Int32) -> Void) throws -> Int32?

  let framework: TestFrameworkName
  let job: TestJob
  let events: EventStream
  let tests: PackageTests
  let log: TestLog?
  let launch: Launch
  /// Whether the next process begins the log anew.
  private var startsLog: Bool
  private var crashes: [TestCrash] = []
  private var finished = FinishedTests()
  /// The issues of tests that ended in processes that crashed later.
  private var issues: [TestAccount.Issue] = []
  private var isSerial = false

  init(
    _ framework: TestFrameworkName, _ job: TestJob, _ events: EventStream, of tests: PackageTests,
    _ log: TestLog?, startsLog: Bool, launch: @escaping Launch
  ) {
    self.framework = framework
    self.job = job
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
    var attempt: Attempt
    repeat {
      attempt = try self.attempt(job.arguments + skipping, finding: true)
      if exitCode == 0 { exitCode = attempt.exit }
    } while attempt.needsRestart
    var ending = TestEnding(
      framework: framework, exitCode: exitCode,
      issues: attempt.completeness.hasAllSnapshots
        ? issues + attempt.issues.filter { !issues.contains($0) } : isAccounted ? issues : nil,
      isObserved: attempt.completeness != .unobserved, output: log?.ending(from: start))
    try tryAlone()
    ending.crashes = crashes
    return ending
  }

  /// Whether each test has ended, or is known to have ended the process.
  private var isAccounted: Bool {
    !crashes.isEmpty && crashes.allSatisfy { $0.test != nil } && !finished.hasOpenTests
  }

  private mutating func tryAlone() throws {
    for index in crashes.indices {
      guard let test = crashes[index].test else { continue }
      let attempt = try attempt(["--filter", TestCrash.pattern(of: test)], finding: false)
      crashes[index].again = attempt.completeness.hasAllSnapshots ? .passes : .same
    }
  }

  /// Where the output of the next process begins, in bytes.
  private var logEnd: Int { startsLog ? 0 : log?.length ?? 0 }

  private var skipping: [String] {
    let lost = crashes.compactMap(\.test).map { TestCrash.pattern(of: $0) }
    return (lost + finished.patterns).flatMap { ["--skip", $0] }
      + (isSerial ? ["--no-parallel"] : [])
  }

  /// How one process of the tests ended.
  private struct Attempt {
    var exit: Int32 = 0
    /// Whether the framework finished, with or without failures.
    var completeness = RunCompleteness.complete
    var issues: [TestAccount.Issue] = []
    var needsRestart = false
  }

  private mutating func attempt(_ arguments: [String], finding: Bool) throws -> Attempt {
    let start = logEnd
    let watch = HangWatch(
      tests.store, run: tests.run, job: job.part, limit: tests.options.timeLimit, events: events)
    try events.remove()
    guard let exit = try launch(arguments, watch.look(at:)) else { return Attempt() }
    startsLog = false
    let (run, part) = (tests.run, job.part)
    let isOwn = { (work: WorkInProgress) in work.isOf(run, part) }
    let left = try tests.store.workInProgress().filter { isOwn($0) && $0.isAbandoned }
    try tests.store.removeAbandonedWork(where: isOwn)
    let account = try events.account()
    var attempt = Attempt(exit: exit == EX_UNAVAILABLE && account.selectsNoTest ? 0 : exit)
    attempt.completeness = account.completeness(of: framework, exitCode: attempt.exit)
    if attempt.exit != 0 && !left.isEmpty { attempt.completeness = .brokenOff }
    attempt.issues = account.issues.map(\.issue)
    guard finding, !attempt.completeness.hasAllSnapshots else { return attempt }
    attempt.needsRestart = prepareRestart(
      culprits(left, watch, account, since: start), account)
    return attempt
  }

  /// Leaves out what ended the process; returns whether there is a way to go on.
  private mutating func prepareRestart(
    _ found: [TestCrash], _ account: TestAccount
  ) -> Bool {
    // Without a test that was not left out before, the next run would end like this one.
    let known = Set(crashes.compactMap(\.test))
    let isProgress = found.allSatisfy { crash in crash.test.map { !known.contains($0) } ?? false }
    crashes += found.filter { crash in crash.test.map { !known.contains($0) } ?? true }
    guard isProgress else { return false }
    if found.isEmpty {
      guard !isSerial, !account.running.isEmpty else { return false }
      isSerial = true
    }
    let ended = account.ended
    issues += account.issues.filter { $0.test.map(ended.contains) ?? true }.map(\.issue)
    finished.add(account, lost: crashes.compactMap(\.test))
    return finished.hasOpenTests
  }

  private func culprits(
    _ left: [WorkInProgress], _ watch: HangWatch, _ account: TestAccount, since start: Int
  ) -> [TestCrash] {
    let trace = log?.trace(from: start, in: tests.bundle?.sources ?? tests.package) ?? []
    let hang = TestCrash.Kind.hang(seconds: tests.options.timeLimit)
    guard left.isEmpty else {
      return left.map { work in
        let isHung = watch.ended.contains { $0.process == work.process }
        return TestCrash(
          kind: isHung ? hang : .crash, test: identifier(of: work, account), work: work,
          trace: trace)
      }
    }
    let unfinished = account.running
    if watch.hasEndedSilence, unfinished.isEmpty {
      return [TestCrash(kind: hang, test: nil, work: nil, trace: trace)]
    }
    guard let last = unfinished.last, isSerial || unfinished.count == 1 else { return [] }
    return [
      TestCrash(
        kind: watch.hasEndedSilence ? hang : .crash, test: last, work: nil, trace: trace)
    ]
  }

  /// The identifier by which a test can be left out; nil if it is unknown.
  ///
  /// A note of XCTest has only the function's name, but its tests run one after the other.
  private func identifier(of work: WorkInProgress, _ account: TestAccount) -> String? {
    framework == .xcTest ? account.running.last : work.test
  }
}
