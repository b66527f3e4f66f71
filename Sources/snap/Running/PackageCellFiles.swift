import Fixtures
import Foundation
import SnapReport
import Snapshots

/// The cell files of a package, verified as part of a test run in a worker process.
///
/// 1. What the worker was verifying when it ended is in its note, ``WorkInProgress``. Of several snapshots, each is
///    verified alone to find the one that ends the process.
/// 2. The file is then verified again in another worker, without that snapshot. Snapshots that have a record are done.
/// 3. After some crashes of one fixture its other configurations are left out, and the report says so.
/// 4. A worker that ends without a note ended over the file itself.
struct PackageCellFiles {
  private typealias Request = CellFileWork.Request
  private typealias Answer = CellFileWork.Answer

  struct Outcome {
    /// The errors of files and fixtures that cannot be verified; the others still are.
    var failures: [OtherFailure] = []
    var crashes: [TestCrash] = []
  }

  private let tests: PackageTests
  private let log: TestLog
  private var worker: WorkerProcess?

  private init(_ tests: PackageTests) {
    self.tests = tests
    log = TestLog(file: tests.directories.pending.appendingPathComponent("cell-files.log"))
  }

  /// Verifies or records each fixture of this shard that no test of this run has already verified.
  ///
  /// - Throws: ``SnapError/invalidFilter(_:)``, ``SnapError/interrupted``, and what the store throws.
  static func verify(for tests: PackageTests) throws -> Outcome {
    let names = urls(in: tests.package)
    var files = PackageCellFiles(tests)
    // An invalid filter is an error of this process.
    if !names.isEmpty { _ = try TestOptions.pattern(of: tests.options.filter) }
    defer { files.worker?.end() }
    var all = Outcome()
    for file in names {
      let outcome = try files.verify(file)
      all.failures += outcome.failures
      all.crashes += outcome.crashes
    }
    return all
  }

  private mutating func verify(_ file: URL) throws -> Outcome {
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
    let texts = crashes.map(\.description) + problems
    return Outcome(failures: texts.map { .cellFile(message: $0) }, crashes: crashes)
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
    let watch = HangWatch(tests.store, run: tests.run, limit: tests.options.timeLimit)
    let interruption = Interruption()
    defer { interruption.end() }
    let answer = worker.answer(to: request, as: Answer.self) {
      watch.look()
      if interruption.hasCome { worker.kill() }
    }
    if interruption.hasCome { throw SnapError.interrupted }
    if let answer {
      if let error = answer.error { throw SnapError.cellFiles(problem: error) }
      return .answer(answer)
    }
    self.worker = nil
    let ending = worker.end(poll: watch.look)
    let works = try tests.store.workInProgress()
    try tests.store.removeAbandonedWork()
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
    guard let tool = Bundle.main.executableURL else {
      throw SnapError.cannotStart(tool: "snap", reason: "its executable is unknown")
    }
    Interruption.unblock()
    let filter = tests.options.filter.map { ["--filter", $0] } ?? []
    return try WorkerProcess(
      tool,
      ["verify", "--is-worker", "--time-limit", "\(tests.options.timeLimit)"] + filter
        + [tests.package.path], environment: tests.environment(run: tests.run),
      error: .file(try log.begin()))
  }

  private func message(of ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exit(let code):
      "the process that read it ended with exit code \(code); see \(log.file.path)."
    case .signal(SIGALRM):
      "reading it took longer than \(tests.options.timeLimit) seconds and was given up. Allow more with --time-limit."
    case .signal(let number): "reading it ended the process by signal \(number)."
    }
  }

  /// The cell files, sorted by path, without those in build and hidden folders.
  static func urls(in package: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var urls: [URL] = []
    while let url = found?.nextObject() as? URL {
      let name = url.lastPathComponent
      if CellFile.suffixes.contains(where: { name.hasSuffix($0) }) { urls.append(url) }
    }
    return urls.sorted { $0.path < $1.path }
  }
}
