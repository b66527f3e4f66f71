import FileAccess
package import Foundation
import LayoutModel
import Processes
import SnapReport
package import SnapshotRecords
package import SnapshotReferences
package import Snapshots
import Terminal

/// One run of a package's tests, and its records.
///
/// The result depends on how the tests ended and on the records. The tests' output is never parsed.
package struct PackageTests: Sendable {
  package let package: URL
  package let mode: RecordMode
  package let options: TestOptions
  package var decoding = SealTrust.all
  /// How often each snapshot is drawn; nil leaves it to the environment.
  package var drawings: Int?
  /// Whether pictures are compared with those that iOS made.
  package var comparesWithIOS = false
  /// Whether diagnostics say what may mend them in the sources.
  package var saysMendings = false
  /// Whether what the compiler says is printed where a build fails.
  var printsBuildErrors = true
  /// The part of the tests' snapshots to verify; nil for all.
  package var part: ShardAssignment?
  /// Where references and a run's files are.
  package var places = SnapshotPlaces(environment: Console.environment)
  /// The bundle from which the tests run, without being built; nil for a package on this machine.
  package var bundle: UnpackedBundle?
  /// The test targets that do not run.
  package var leftOut: [String] = []
  /// Whether these are all of them, so that nothing is built.
  package var leavesOutAllTests = false
  /// Whether the built program of the tests stays after the run.
  package var keepsProgram = true
  /// The expected number of snapshots, if known.
  package var expectedCount: Int?
  /// What the run before this one left, read before this one begins.
  var lastRun: RunManifest?
  package let run = UUID().uuidString

  package init(
    package: URL, mode: RecordMode, options: TestOptions, decoding: SealTrust = .all,
    drawings: Int? = nil
  ) {
    self.package = package
    self.mode = mode
    self.options = options
    self.decoding = decoding
    self.drawings = drawings
  }

  package struct Results {
    /// This run's records, by key.
    package var snapshots: [SnapshotResult]
    /// Keys of snapshots whose record another process has removed or replaced.
    package var lostKeys: [SnapshotKey]
    /// How the tests ended: 0 only if all of them ran to their end and passed.
    package var exitCode: Int32
    /// Whether their end was seen.
    package var completeness: RunCompleteness
    /// Its output; nil if that was passed through.
    package var log: TestLog?
    /// What failed other than snapshots.
    package var others: [OtherFailure]

    /// - Throws: ``TestRunsError/lostRecords(_:package:)`` if records are gone.
    package func requireAllRecords(of package: URL) throws {
      if !lostKeys.isEmpty { throw TestRunsError.lostRecords(lostKeys, package: package.path) }
    }
  }

  /// Builds the package with its tests, runs them, and verifies its cell files.
  ///
  /// A shard may have no snapshots, if its tests succeed, and so may what is left where test targets are left out.
  ///
  /// - Throws: ``SnapError`` if Swift is missing, the build fails, or no snapshot is taken.
  package func results() throws -> Results {
    try requireReadableSettings()
    let log = log
    let interruption = Interruption()
    defer { interruption.end() }
    let progress = try Progress(directories: directories, expected: expectedCount)
    var endings: [TestEnding] = []
    try store.removeAbandonedWork()
    if let program = try program(log, until: interruption) {
      let result = Result {
        try TestFrameworkName.allCases.flatMap {
          try runTests(with: $0, program, log, progress, until: interruption).map(explained)
        }
      }
      if !keepsProgram { try FileManager.default.removeItem(at: program.executable) }
      endings = try result.get()
    }
    let cells =
      options.testsOnly
      ? .init() : try PackageCellFiles.verify(for: self, progress, until: interruption)
    let completeness = RunCompleteness.joined(endings.map(\.completeness) + [cells.completeness])
    let exitCode =
      endings.map(\.exitCode).first { $0 != 0 } ?? (endings.allSatisfy(\.isGood) ? 0 : 1)
    let snapshots = try store.readResults(run: run)
    // A crash may come after the claim of a key and before its record.
    let crashed = (endings.flatMap(\.crashes) + cells.crashes).flatMap { $0.work?.keys ?? [] }
    let lostKeys = try store.lostKeys(besides: snapshots).filter { !crashed.contains($0) }
    if snapshots.isEmpty && lostKeys.isEmpty && cells.failures.isEmpty
      && endings.allSatisfy(\.crashes.isEmpty)
      && (part == nil && leftOut.isEmpty || exitCode != 0)
    {
      throw noSnapshots(exitCode, endings.lazy.compactMap(\.launch).first, log)
    }
    return Results(
      snapshots: snapshots, lostKeys: lostKeys, exitCode: exitCode,
      completeness: completeness ?? .brokenOff, log: log,
      others: try OtherFailure.all(of: endings, in: store) + cells.failures)
  }

  /// The program of the tests to run; nil if none do.
  private func program(_ log: TestLog?, until interruption: Interruption) throws -> TestProgram? {
    guard !options.cellsOnly else { return nil }
    if let bundle { return bundle.program(timeLimit: options.timeLimit) }
    guard !leavesOutAllTests, PackageFolder.isPackage(package) else { return nil }
    return try builtProgram(log, until: interruption)
  }

  /// Runs the tests of one framework: a combined run would not show which one failed.
  ///
  /// Those of XCTest run again without classes whose tests cannot be made.
  private func runTests(
    with framework: TestFrameworkName, _ program: TestProgram, _ log: TestLog?,
    _ progress: Progress, until interruption: Interruption
  ) throws -> [TestEnding] {
    let endings = try test(with: framework, program, log, progress, until: interruption)
    guard framework == .xcTest, endings.contains(where: \.hasNotBegun) else { return endings }
    let events = EventStream(in: directories)
    let unmade = try program.unmadeClasses(
      events, in: environment(run: run), package: bundle?.sources ?? package)
    guard !unmade.isEmpty else { return endings }
    var again = try test(
      with: framework, program.leavingOut(unmade), log, progress, until: interruption)
    again[0].crashes = unmade + again[0].crashes
    return again
  }

  private func test(
    with framework: TestFrameworkName, _ program: TestProgram, _ log: TestLog?,
    _ progress: Progress, until interruption: Interruption
  ) throws -> [TestEnding] {
    defer { progress.clear() }
    let jobs = try jobs(of: framework, program)
    let endings = try Jobs.run(jobs, poll: progress.show) { job in
      try test(with: framework, job, program, log?.of(job), until: interruption)
    }
    try log?.append(jobs.dropFirst().map { log?.of($0) }.compactMap(\.self))
    return TestEnding.joined(endings)
  }

  private func test(
    with framework: TestFrameworkName, _ job: TestJob, _ program: TestProgram, _ log: TestLog?,
    until interruption: Interruption
  ) throws -> TestEnding {
    let events = EventStream(in: directories, of: job)
    // The first process goes on in the log of the framework before.
    var startsLog = framework == TestFrameworkName.allCases.first || job.part?.index ?? 1 > 1
    var isolated = IsolatedTests(framework, job, events, of: self, log, startsLog: startsLog) {
      arguments, poll in
      defer { startsLog = false }
      guard let arguments = try program.arguments(for: framework, events.arguments + arguments)
      else { return nil }
      let process = ToolProcess(
        executable: program.executable, arguments: arguments, directory: program.directory,
        environment: try environment(run: run, of: job).merging(program.variables) { $1 }, log: log,
        keepsLog: !startsLog)
      return try process.run(until: interruption, poll: poll)
    }
    return try isolated.run()
  }

  /// Notes that this run has begun, before anything of it can fail: what an earlier run left is not its result.
  ///
  /// - Throws: `FileError` or ``SnapshotsError`` if the note cannot be written.
  package mutating func begin() throws {
    // A damaged one is replaced.
    lastRun = try? store.readManifest()
    try store.begin(RunManifest(run: run, start: Date()))
  }

  /// A variable with an unknown value is an error of the run, not of each of its tests.
  private func requireReadableSettings() throws {
    let environment = Console.environment
    _ = try SealTrust.resolve(environment: environment)
    if drawings == nil { _ = try DrawingCount.resolve(environment: environment) }
  }

  /// The number of snapshots in the last complete run of the same tests; nil if there was none.
  package func countOfLastRun() -> Int? {
    // With a damaged manifest, progress has no total; this run replaces it.
    guard let last = lastRun ?? (try? store.readManifest()), last.exitCode != nil,
      !last.keys.isEmpty, last.filter == options.filter, last.shard == part?.shard
    else { return nil }
    return last.keys.count
  }

  /// The folders of the package, in the places that the environment names.
  package var directories: SnapshotDirectories {
    SnapshotDirectories(packageRoot: package, places: places)
  }

  /// The name of the package, in a bundle by its executable; nil if it cannot be seen.
  package var packageName: String? { bundle?.packageName ?? directories.packageName }

  /// The store of this run, which never records.
  package var store: SnapshotStore {
    SnapshotStore(directories: directories, mode: .never, run: run)
  }

  /// What ``RunLocks`` takes a lock for.
  package var lock: (directories: SnapshotDirectories, run: String) { (directories, run) }

  private func noSnapshots(
    _ exitCode: Int32, _ launch: XCTestLaunch?, _ log: TestLog?
  ) -> TestRunsError {
    if let launch { return .testsCannotStart(package: package.path, launch: launch) }
    guard exitCode != 0 else {
      guard PackageFolder.isPackage(package) else { return .noCellFile(folder: package.path) }
      return .noSnapshots(package: package.path, filter: options.filter)
    }
    return .testsDidNotRun(package: package.path, exitCode: exitCode, output: log?.ending)
  }

  /// The environment of processes that verify snapshots of this run, or that only build without a run.
  ///
  /// - Parameters:
  ///   - run: the run's token.
  ///   - job: one of the processes that share its tests.
  /// - Returns: the variables.
  /// - Throws: `FileError` if the plan of a shard cannot be written.
  package func environment(run: String?, of job: TestJob? = nil) throws -> [String: String] {
    var environment = Console.environment
    environment.merge(places.variables) { $1 }
    environment.merge(bundle?.environment(for: package) ?? [:]) { $1 }
    if bundle != nil { environment[SnapshotPlaces.stateVariable] = directories.pending.path }
    environment["SNAP_RUN"] = run
    environment[ShardAssignment.Variables.job.part] = job?.part?.description
    // A crash shows its stack; pages of registers would push that off the screen.
    environment["SWIFT_BACKTRACE"] =
      environment["SWIFT_BACKTRACE"]
      ?? (["registers=none,images=none,threads=crashed,limit=12,top=0"]
      + [bundle?.backtraceSetting].compactMap(\.self)).joined(separator: ",")
    environment[TestEvent.fileVariable] = EventStream(in: directories, of: job).file.path
    environment[ToolName.variable] = Console.tool.description
    environment["SNAP_RECORD"] = mode.rawValue
    environment[SealTrust.variable] = decoding.rawValue
    if saysMendings { environment[CodeMending.variable] = "1" }
    if comparesWithIOS { environment[PictureAgreement.variable] = "1" }
    if let drawings { environment[DrawingCount.variable] = "\(drawings)" }
    environment["SNAP_SHARD"] = part?.shard.description
    environment["SNAP_SHARD_PLAN"] = try part.map { try store.write($0.plan).path }
    return environment
  }
}
