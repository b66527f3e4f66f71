import FileAccess
import Foundation
import SnapReport
import Snapshots

/// One run of a package's tests, and its records.
///
/// The result depends on how the tests ended and on the records. The tests' output is never parsed.
struct PackageTests: Sendable {
  let package: URL
  let mode: RecordMode
  let options: TestOptions
  /// Which references are decoded.
  var decoding = SealTrust.all
  /// How often each snapshot is drawn; nil leaves it to the environment.
  var drawings: Int?
  /// The part of the tests' snapshots to verify; nil for all.
  var part: ShardAssignment?
  /// Where references and a run's files are.
  var places = SnapshotPlaces(environment: Console.environment)
  /// The bundle from which the tests run, without being built; nil for a package on this machine.
  var bundle: UnpackedBundle?
  /// The test targets that do not run.
  var leftOut: [String] = []
  /// Whether these are all of them, so that nothing is built.
  var leavesOutAllTests = false
  /// The expected number of snapshots, if known.
  var expectedCount: Int?
  /// What the run before this one left, read before this one begins.
  var lastRun: RunManifest?
  /// The token of this run.
  let run = UUID().uuidString

  struct Results {
    /// This run's records, by key.
    var snapshots: [SnapshotResult]
    /// Keys of snapshots whose record another process has removed or replaced.
    var lostKeys: [SnapshotKey]
    /// How `swift test` ended.
    var exitCode: Int32
    /// Its output; nil if that was passed through.
    var log: TestLog?
    /// What failed other than snapshots.
    var others: [OtherFailure]

    /// - Throws: ``SnapError/lostRecords(_:package:)`` if records are gone.
    func requireAllRecords(of package: URL) throws {
      if !lostKeys.isEmpty { throw SnapError.lostRecords(lostKeys, package: package.path) }
    }
  }

  /// Builds the package with its tests, runs them, and verifies its cell files.
  ///
  /// A shard may have no snapshots, if its tests succeed, and so may what is left where test targets are left out.
  ///
  /// - Throws: ``SnapError`` if Swift is missing, the build fails, or no snapshot is taken.
  func results() throws -> Results {
    let log =
      options.verbose
      ? nil : TestLog(named: "swift-test.log", in: directories)
    let interruption = Interruption()
    defer { interruption.end() }
    let progress = Progress(directories: directories, expected: expectedCount)
    var endings: [TestEnding] = []
    try store.removeAbandonedWork()
    if !options.cellsOnly, let bundle {
      endings = try TestFrameworkName.allCases.flatMap {
        bundle.executable == nil ? [] : try test(with: $0, log, progress, [], until: interruption)
      }
    } else if !options.cellsOnly && !leavesOutAllTests && PackageFolder.isPackage(package) {
      let settings = try buildSettings()
      try build(log, settings, until: interruption)
      endings = try TestFrameworkName.allCases.flatMap {
        try test(with: $0, log, progress, settings, until: interruption).map(explained)
      }
    }
    let cells =
      options.testsOnly
      ? .init() : try PackageCellFiles.verify(for: self, progress, until: interruption)
    let exitCode = endings.map(\.exitCode).first { $0 != 0 } ?? 0
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
      snapshots: snapshots, lostKeys: lostKeys, exitCode: exitCode, log: log,
      others: try OtherFailure.all(of: endings, in: store) + cells.failures)
  }

  /// Runs the tests of one framework: a combined run would not show which one failed.
  private func test(
    with framework: TestFrameworkName, _ log: TestLog?, _ progress: Progress, _ settings: [String],
    until interruption: Interruption
  ) throws -> [TestEnding] {
    defer { progress.clear() }
    let jobs = try jobs(of: framework, settings)
    let endings = try Jobs.run(jobs, poll: progress.show) { job in
      try test(with: framework, job, log?.of(job), settings, until: interruption)
    }
    try log?.append(jobs.dropFirst().map { log?.of($0) }.compactMap(\.self))
    return TestEnding.joined(endings)
  }

  private func test(
    with framework: TestFrameworkName, _ job: TestJob, _ log: TestLog?, _ settings: [String],
    until interruption: Interruption
  ) throws -> TestEnding {
    let events = EventStream(in: directories, of: job)
    // Processes of one build only read it.
    let usual =
      ["test", "--skip-build", framework.option] + (job.part == nil ? [] : ["--ignore-lock"])
    let eventArguments = framework == .swiftTesting ? events.arguments : []
    // The first process goes on in the log of the framework before.
    var startsLog = framework == TestFrameworkName.allCases.first || job.part?.index ?? 1 > 1
    var isolated = IsolatedTests(framework, job, events, of: self, log, startsLog: startsLog) {
      arguments, poll in
      defer { startsLog = false }
      if let bundle {
        return try run(
          bundle.command(
            framework, eventArguments + arguments,
            environment: bundle.withLibraries(Console.environment)),
          of: bundle, log, environment(run: run, of: job), keepsLog: !startsLog,
          until: interruption, poll: poll)
      }
      return try swift(
        usual + eventArguments + arguments + settings, log,
        environment(run: run, of: job), keepsLog: !startsLog, until: interruption, poll: poll)
    }
    return try isolated.run()
  }

  /// Notes that this run has begun, before anything of it can fail: what an earlier run left is not its result.
  ///
  /// - Throws: `FileError` or ``SnapshotsError`` if the note cannot be written.
  mutating func begin() throws {
    // A damaged one is replaced.
    lastRun = try? store.readManifest()
    try store.begin(RunManifest(run: run, start: Date()))
  }

  /// The number of snapshots in the last complete run of the same tests; nil if there was none.
  func countOfLastRun() -> Int? {
    // With a damaged manifest, progress has no total; this run replaces it.
    guard let last = lastRun ?? (try? store.readManifest()), last.exitCode != nil,
      !last.keys.isEmpty, last.filter == options.filter, last.shard == part?.shard
    else { return nil }
    return last.keys.count
  }

  /// The folders of the package, in the places that the environment names.
  var directories: SnapshotDirectories { SnapshotDirectories(packageRoot: package, places: places) }

  /// The name of the package, in a bundle by its executable; nil if it cannot be seen.
  var packageName: String? { bundle?.packageName ?? directories.packageName }

  /// The store of this run, which never records.
  var store: SnapshotStore { SnapshotStore(directories: directories, mode: .never, run: run) }

  /// What ``RunLocks`` takes a lock for.
  var lock: (directories: SnapshotDirectories, run: String) { (directories, run) }

  private func build(
    _ log: TestLog?, _ settings: [String], until interruption: Interruption
  ) throws {
    let progress = Progress(text: "building \(package.lastPathComponent)")
    let exitCode = try swift(
      ["build", "--build-tests"] + settings, log, environment(run: nil), until: interruption,
      poll: progress.show)
    progress.clear()
    guard exitCode != 0 else { return }
    if let log { Console.error(log.text) }
    // Only advice depends on it, so a manifest that cannot be read does not fail the run.
    let sources = RewrittenSources.isPossible ? nil : try? RewrittenSources(of: package)
    throw SnapError.buildFailed(package: package.path, spelling: sources?.spelling)
  }

  /// Builds the tests, and returns the folder of what was built and the name of the tests' executable there; nil for an app
  /// without a package.
  ///
  /// - Throws: ``SnapError`` if Swift is missing or the build fails, ``BundleError/noExecutable(package:folder:)``
  func buildProducts() throws -> (folder: URL, tests: String)? {
    guard PackageFolder.isPackage(package) else { return nil }
    let interruption = Interruption()
    defer { interruption.end() }
    let log =
      options.verbose
      ? nil : TestLog(named: "swift-test.log", in: directories)
    let settings = try buildSettings()
    try build(log, settings, until: interruption)
    let place = TestLog(named: "products.log", in: directories)
    _ = try swift(
      ["build", "--show-bin-path"] + settings, place, environment(run: nil), until: interruption,
      poll: {})
    let path = place.text.split(separator: "\n").last.map(String.init) ?? ""
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try directories.tree.remove(place.file)
    let name = try PackageManifest(of: package, environment: Console.environment).name ?? ""
    let tests = name + UnpackedBundle.executableSuffix
    guard Files.exists(folder.appendingPathComponent(tests)) else {
      throw BundleError.noExecutable(package: package.path, folder: folder.path)
    }
    return (folder, tests)
  }

  private func noSnapshots(
    _ exitCode: Int32, _ launch: XCTestLaunch?, _ log: TestLog?
  ) -> SnapError {
    if let launch { return .testsCannotStart(package: package.path, launch: launch) }
    guard exitCode != 0 else {
      guard PackageFolder.isPackage(package) else { return .noCellFile(folder: package.path) }
      return .noSnapshots(package: package.path, filter: options.filter)
    }
    return .testsDidNotRun(package: package.path, exitCode: exitCode, output: log?.ending)
  }

  /// Runs what a bundle has in the place of `swift test`.
  private func run(
    _ command: (executable: URL, arguments: [String])?, of bundle: UnpackedBundle, _ log: TestLog?,
    _ environment: [String: String], keepsLog: Bool, until interruption: Interruption,
    poll: () -> Void
  ) throws -> Int32 {
    guard let command else { return 0 }
    let process = ToolProcess(
      executable: command.executable, arguments: command.arguments, directory: package,
      environment: bundle.withLibraries(environment), log: log, keepsLog: keepsLog)
    return UnpackedBundle.exitCode(of: try process.run(until: interruption, poll: poll))
  }

  private func swift(
    _ arguments: [String], _ log: TestLog?, _ environment: [String: String],
    keepsLog: Bool = false, until interruption: Interruption, poll: () -> Void
  ) throws -> Int32 {
    let process = ToolProcess(
      executable: try SearchPath.swift(environment: Console.environment),
      arguments: arguments, directory: package,
      environment: environment, log: log, keepsLog: keepsLog)
    return try process.run(until: interruption, poll: poll)
  }

  /// The environment of processes that verify snapshots of this run, or that only build without a run.
  ///
  /// - Parameters:
  ///   - run: the run's token.
  ///   - job: one of the processes that share its tests.
  /// - Returns: the variables.
  /// - Throws: `FileError` if the plan of a shard cannot be written.
  func environment(run: String?, of job: TestJob? = nil) throws -> [String: String] {
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
    if let drawings { environment[DrawingCount.variable] = "\(drawings)" }
    environment["SNAP_SHARD"] = part?.shard.description
    environment["SNAP_SHARD_PLAN"] = try part.map { try store.write($0.plan).path }
    return environment
  }
}
