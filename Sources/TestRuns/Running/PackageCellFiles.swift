import Fixtures
import Foundation
package import Processes
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal

/// The cell files of a package, verified as part of a test run in worker processes.
///
/// 0. Workers share the fixtures by the durations of the last run. Each reads all files and verifies its own fixtures.
/// 1. What the worker was verifying when it ended is in its note, ``WorkInProgress``. Of several snapshots, each is
///    verified alone to find the one that ends the process.
/// 2. The file is then verified again in another worker, without that snapshot. Snapshots that have a record are done.
/// 3. After some crashes of one fixture its other configurations are left out, and the report says so.
/// 4. A worker that ends without a note ended over the file itself.
package struct PackageCellFiles {
  private typealias Request = CellFileWork.Request
  private typealias Answer = CellFileWork.Answer

  package struct Outcome {
    /// The errors of files and fixtures that cannot be verified; the others still are.
    package var failures: [OtherFailure] = []
    package var crashes: [TestCrash] = []

    /// Whether each worker answered, or is known to have ended over what is reported.
    var completeness: RunCompleteness { crashes.isEmpty ? .complete : .brokenOff }

    init() {}

    /// Joins what the workers found in each file; an error of a whole file is found by each of them.
    fileprivate init(_ files: [[Finding]]) {
      for findings in files {
        let crashes = findings.flatMap(\.crashes)
        var problems: [String] = []
        for problem in findings.flatMap(\.problems) where !problems.contains(problem) {
          problems.append(problem)
        }
        // They begin with their line, so that they are in the order of the file.
        if findings.count > 1 {
          problems.sort { $0.compare($1, options: .numeric) == .orderedAscending }
        }
        failures += (crashes.map(\.description) + problems).map { .cellFile(message: $0) }
        self.crashes += crashes
      }
    }
  }

  private let tests: PackageTests
  private let job: TestJob
  private let interruption: Interruption
  private let log: TestLog
  private var worker: WorkerProcess?

  private init(_ tests: PackageTests, _ job: TestJob, until interruption: Interruption) {
    self.tests = tests
    self.job = job
    self.interruption = interruption
    log = TestLog(named: "cell-files.log", in: tests.directories).of(job)
  }

  /// How long a worker takes until it verifies, in milliseconds.
  private static let start = 200.0
  private static let planName = "job-plan.json"

  /// Verifies or records each fixture of this shard that no test of this run has already verified.
  ///
  /// - Throws: ``TestRunsError/invalidFilter(_:)``, ``TestRunsError/interrupted``, and what the store throws.
  package static func verify(
    for tests: PackageTests, _ progress: Progress, until interruption: Interruption
  ) throws -> Outcome {
    let names = PackageFolder.cellFiles(in: tests.package)
    guard !names.isEmpty else { return Outcome() }
    // An invalid filter is an error of this process.
    _ = try TestOptions.pattern(of: tests.options.filter)
    defer { progress.clear() }
    let all = try Jobs.run(jobs(of: tests, names), poll: progress.show) { job in
      var files = PackageCellFiles(tests, job, until: interruption)
      defer { files.worker?.end() }
      return try names.map { try files.verify($0) }
    }
    return Outcome(names.indices.map { index in all.map { $0[index] } })
  }

  /// The workers, and a plan for them.
  private static func jobs(of tests: PackageTests, _ files: [URL]) throws -> [TestJob] {
    let timings = try tests.store.readTimings().restricted(to: tests.part)
    let known = timings.milliseconds.isEmpty ? nil : timings.milliseconds.values.reduce(0, +)
    let count = JobCount(requested: tests.options.jobs).count(
      for: known, startingIn: start, pieces: FixtureCount.count(in: files))
    guard count > 1 else { return [TestJob(arguments: [])] }
    _ = try tests.store.write(ShardPlan(count: count, timings: timings), to: planName)
    return (1...count).map { TestJob(part: Shard(index: $0, count: count), arguments: []) }
  }

  /// What a worker found in one file.
  fileprivate struct Finding {
    var crashes: [TestCrash]
    var problems: [String]
  }

  private mutating func verify(_ file: URL) throws -> Finding {
    let name = tests.directories.relativePath(of: file)
    var crashes: [TestCrash] = []
    var request = Request(file: file.path, only: nil, skipped: [], abandoned: [])
    var problems: [String] = []
    var isDone = false
    while !isDone {
      switch try attempt(request) {
      case .answer(let answer):
        problems += answer.failures.map { $0.replacing(file.path, with: name) }
        isDone = true
      case .crash(let crash):
        let found = try culprits(of: crash, request)
        crashes += found
        request.skipped.formUnion(found.flatMap { $0.work?.keys ?? [] })
        problems += abandon(found, in: &request)
      case .end(let ending):
        problems.append("\(name): \(message(of: ending))")
        isDone = true
      }
    }
    return Finding(crashes: crashes, problems: problems)
  }

  /// The most crashes of one fixture: each costs a process, and one that does not end the time limit.
  private static let crashLimit = 5

  /// Leaves out the other configurations of fixtures that have crashed too often; returns the sentences that say so.
  private func abandon(_ crashes: [TestCrash], in request: inout Request) -> [String] {
    var problems: [String] = []
    for key in crashes.compactMap({ $0.work?.keys.last }) {
      let count = request.skipped.count { $0.isOfSameFixture(as: key) }
      guard count >= Self.crashLimit,
        !request.abandoned.contains(where: { $0.isOfSameFixture(as: key) })
      else { continue }
      request.abandoned.insert(key)
      problems.append(
        "\(key.suite)/\(key.fixture): \(count) configurations ended the process; the others that had no result by then "
          + "are not verified.")
    }
    return problems
  }

  /// Verifies the snapshots of a crash alone, and returns the crashes of those that end the process again.
  private mutating func culprits(of crash: TestCrash, _ request: Request) throws -> [TestCrash] {
    let keys = crash.work?.keys ?? []
    guard keys.count > 1 else { return [crash] }
    var found: [TestCrash] = []
    for key in keys {
      var alone = request
      alone.only = key
      if case .crash(let crash) = try attempt(alone) { found.append(crash) }
    }
    if !found.isEmpty { return found }
    var crash = crash
    crash.again = .passes
    return [crash]
  }

  private enum Attempt {
    case answer(Answer)
    /// The worker ended over snapshots.
    case crash(TestCrash)
    /// The worker ended before it began a snapshot.
    case end(ChildProcess.Ending)
  }

  private mutating func attempt(_ request: Request) throws -> Attempt {
    let worker = try worker ?? start()
    self.worker = worker
    let watch = HangWatch(
      tests.store, run: tests.run, job: job.part, limit: tests.options.timeLimit)
    let answer = worker.answer(to: request, as: Answer.self) {
      watch.look()
      if interruption.hasCome { worker.kill() }
    }
    if interruption.hasCome { throw TestRunsError.interrupted }
    if let answer {
      if let error = answer.error { throw TestRunsError.cellFiles(problem: error) }
      return .answer(answer)
    }
    self.worker = nil
    let ending = worker.end(poll: watch.look)
    let works = try tests.store.workInProgress()
    try tests.store.removeAbandonedWork { $0.isOf(tests.run, job.part) }
    guard let work = works.first(where: { $0.process == worker.identifier }) else {
      return .end(ending)
    }
    let isHung = watch.ended.contains { $0.process == work.process }
    return .crash(
      TestCrash(
        kind: isHung ? .hang(seconds: tests.options.timeLimit) : .crash, test: nil, work: work,
        trace: log.trace(from: 0, in: tests.package)))
  }

  private func start() throws -> WorkerProcess {
    Interruption.unblock()
    let filter = tests.options.filter.map { ["--filter", $0] } ?? []
    return try WorkerProcess(
      WorkerProcess.tool,
      ["verify", "--is-worker", "--time-limit", "\(tests.options.timeLimit)"] + filter
        + [tests.package.path], environment: environment(), error: .file(try log.begin()))
  }

  private func environment() throws -> [String: String] {
    var environment = try tests.environment(run: tests.run, of: job)
    if job.part != nil {
      environment[ShardAssignment.Variables.job.plan] =
        tests.directories.pending.appendingPathComponent(Self.planName).path
    }
    return environment
  }

  private func message(of ending: ChildProcess.Ending) -> String {
    if case .signal(SIGALRM) = ending {
      return
        "reading it took longer than \(tests.options.timeLimit) seconds and was given up. Allow more with --time-limit."
    }
    return "the process that read it \(ending.words); see \(log.file.path)."
  }
}
