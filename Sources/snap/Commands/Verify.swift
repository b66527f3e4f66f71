import ArgumentParser
import FileAccess
import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a package's tests and compares their pictures with the references.",
    discussion: """
      Prints a table of fixtures with their heights and diagnostics, then the reasons of failures. \
      References are never written; see `snap record` and `snap accept`.

      \(ExitCodes.verify)
      """)

  @OptionGroup var options: TestOptions
  @OptionGroup var sharding: ShardOptions
  @OptionGroup var output: ResultOptions
  @OptionGroup var ios: IOSOptions

  @Option(
    help: ArgumentHelp(
      "The references to decode although their seal says that their pixels are equal.",
      valueName: "all|sample|none"),
    transform: choice)
  var decode = SealTrust.all

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp(
      "Draw each snapshot this often, and name what differs between two drawings.", valueName: "n")
  )
  var drawings: Int?

  @Option(
    help: ArgumentHelp(
      "Run what `snap bundle` has packed, on a machine without the package, Swift and a network.",
      valueName: "file"))
  var bundle: String?

  @Option(
    help: ArgumentHelp(
      "Leave out the test targets of which nothing differs from this commit nor from their last run, which passed.",
      valueName: "commit"))
  var affected: String?

  func validate() throws {
    if affected != nil, bundle != nil || options.filter != nil || options.cellsOnly {
      throw ValidationError(
        "--affected chooses the tests itself, so it goes with neither --filter, --cells-only nor --bundle."
      )
    }
    if bundle != nil, !options.path.isEmpty || options.place.scratchPath != nil {
      throw ValidationError(
        "--bundle has the package in it, so it takes neither a path nor --scratch-path.")
    }
    guard let drawings, !DrawingCount.choices.contains(drawings) else { return }
    let (first, last) = (DrawingCount.choices.lowerBound, DrawingCount.choices.upperBound)
    throw ValidationError("--repeat is a number from \(first) to \(last).")
  }

  @Flag(
    help:
      "Note what the run verifies, so that `snap flakes` can compare it; shards and runs in CI always do."
  )
  var identity = false

  @Flag(help: .hidden)
  var isWorker = false

  func run() throws {
    if isWorker {
      let settings = CellFileWork.Settings(
        package: options.path.first ?? ".", filter: options.filter, timeLimit: options.timeLimit)
      return try MainActor.assumeIsolated { try CellFileWork.run(settings) }
    }
    if let bundle { return try verify(bundle: URL(fileURLWithPath: bundle)) }
    var packages = try PackageFolder.all(options.path).map(tests(of:))
    try RunLocks(waits: options.wait).hold(packages.map(\.lock)) {
      for index in packages.indices { try packages[index].begin() }
      try verify(packages)
    }
  }

  private func tests(of package: URL) -> PackageTests {
    var tests = PackageTests(
      package: package, mode: .never, options: options, decoding: decode, drawings: drawings)
    tests.comparesWithIOS = ios.isOn
    return tests
  }

  /// Runs a bundle, unpacked in the folder of a run's files: below the current one, or where the environment says.
  ///
  /// References are those in the bundle, or where the environment says.
  private func verify(bundle: URL) throws {
    let places = SnapshotPlaces(environment: Console.environment)
    let state = URL(fileURLWithPath: places.state ?? ".snap", isDirectory: true).standardizedFileURL
    let tree = places.state == nil ? .here : FileTree(ofNamed: state)
    // The folder itself must not be a link either, unless the environment names it.
    try tree.makeFolder(state)
    var tests = tests(of: UnpackedBundle.package(in: state))
    tests.places = SnapshotPlaces(
      references: places.references, state: state.path, pictures: places.pictures)
    try RunLocks(waits: options.wait).hold([tests.lock]) {
      try tests.begin()
      tests.bundle = try UnpackedBundle(bundle, unpackedIn: state, of: tree)
      try verify([tests])
    }
  }

  private func verify(_ packages: [PackageTests]) throws {
    let request = try sharding.request(in: Console.environment)
    try sharding.touchStatusFile(in: Console.environment)
    var all = PackageResults()
    var others: [OtherFailures] = []
    var ends: [(tests: PackageTests, results: PackageTests.Results, manifest: RunManifest)] = []
    for var tests in packages {
      tests.part = try sharding.part(request?.shard, of: tests.store)
      let (results, manifest) = try verify(tests)
      all.add(
        results.snapshots, results.others.map(\.description), of: tests.directories,
        among: packages.count)
      others.append(OtherFailures(results, of: tests.package))
      ends.append((tests, results, manifest))
    }
    all.drawings = ends.compactMap(\.manifest.drawings).max()
    let report = RunReport(all.run, tool: Console.tool)
    // A key can be in two packages.
    let renames =
      ends.count == 1
      ? try ends[0].tests.store.renames(in: ends[0].manifest, ends[0].results.snapshots) : []
    output.show(report, all, leavingOut: Set(renames.flatMap(\.keys)))
    printRenames(renames)
    if let request, !request.shard.isWhole {
      printShard(request, ends.reduce(0) { $0 + $1.manifest.keysLeft.count })
      for end in ends { try printRuns(with: end.manifest, end.tests) }
    }
    for text in others.compactMap(\.text) { Console.out("\n" + text) }
    printOrphans(
      ends.flatMap { $0.manifest.isWhole ? $0.manifest.unnamedReferences.map(\.place) : [] })
    try output.write(report, all)
    for end in ends { try end.results.requireAllRecords(of: end.tests.package) }
    let isAsExpected = try ios.check(all.run.results)
    let isGood =
      isAsExpected && all.run.summary.failures == 0 && others.allSatisfy(\.isEmpty)
      && ends.allSatisfy(\.manifest.isPassing)
    if !isGood { throw Outcome.differences }
  }

  /// Runs the tests between the two writes of the run's manifest, so that an interrupted run is recognised.
  private func verify(_ tests: PackageTests) throws -> (PackageTests.Results, RunManifest) {
    var tests = tests
    tests.expectedCount = tests.countOfLastRun()
    let affected = try AffectedRun(tests, since: affected, writing: output.files)
    tests.leftOut = affected.leftOut
    tests.leavesOutAllTests = affected.leavesOutAllTests
    var manifest = RunManifest(
      run: tests.run, filter: affected.manifestFilter ?? options.manifestFilter, part: tests.part,
      start: Date())
    manifest.package = tests.packageName
    try noteInputs(of: tests, in: &manifest)
    try tests.store.begin(manifest)
    var results: PackageTests.Results
    do {
      results = try tests.results()
    } catch let error as TestRunsError {
      // Tests that succeeded are complete, even without a snapshot.
      if case .noSnapshots = error {
        manifest.completeness = .complete
        try tests.store.end(manifest, results: [], exitCode: 0)
      }
      throw error
    }
    let old = OldPictures(store: tests.store, environment: Console.environment)
      .explain(results.snapshots)
    results.snapshots = old.results
    for problem in old.problems { Console.error(problem) }
    manifest.identity?.dependencies = try tests.dependencies()
    manifest.completeness = results.completeness
    if results.completeness == .unobserved { Console.error(Self.unobserved(tests.package)) }
    let ended = try tests.store.end(
      manifest, results: results.snapshots, exitCode: results.exitCode,
      otherFailures: results.others.map(\.description), lostKeys: results.lostKeys)
    try affected.end(ended, results)
    return (results, ended)
  }

  /// Notes what the run verifies where shards are joined or `snap flakes` compares runs, and where it ran.
  ///
  /// It is not free: SwiftPM reads the manifests. Only a shard is nothing without it.
  private func noteInputs(of tests: PackageTests, in manifest: inout RunManifest) throws {
    manifest.environment = .current(jobs: options.jobs)
    manifest.drawings = try tests.drawingCount
    let isWanted = identity || Console.environment.isContinuousIntegration
    do {
      guard tests.part != nil || isWanted else { return }
      manifest.identity = try tests.identity(writing: output.files)
    } catch  where tests.part == nil {
      manifest.identityObstacle = "\(error)"
    }
  }

  private static func unobserved(_ package: URL) -> String {
    "No test target of \(package.path) uses SnapTesting, so that the end of its tests of XCTest was not seen, only their "
      + "exit code. They take no snapshots; leave them out with --cells-only."
  }

  private func printShard(_ request: (shard: Shard, variable: String?), _ fixturesLeft: Int) {
    let origin = request.variable.map { " (by \($0))" } ?? ""
    let count = "\(fixturesLeft) \(fixturesLeft == 1 ? "fixture" : "fixtures")"
    Console.out(
      "shard \(request.shard)\(origin): \(count) left to the others; `snap merge` joins the results"
    )
  }

  /// Says where the results of a shard stay, and how to join those of a checkout in which all shards ran.
  private func printRuns(with manifest: RunManifest, _ tests: PackageTests) throws {
    guard let shards = try tests.store.shards(with: manifest),
      let own = shards.first(where: { $0.manifest.run == manifest.run })
    else { return }
    func path(_ run: KeptRun) -> String { tests.directories.relativePath(of: run.folder) }
    Console.out("the results of this shard stay in \(path(own))")
    guard shards.count == manifest.shard?.count else { return }
    Console.out(
      "the last run of each shard is there, of the same files and settings: `snap merge "
        + "\(shards.map(path).joined(separator: " "))` joins them")
  }

  private func printRenames(_ renames: [SnapshotStore.Rename]) {
    for rename in renames {
      let verb = rename.keys.count == 1 ? "moves its reference" : "moves its references"
      Console.out(
        "\n\(rename.new) is as \(rename.old), which nothing uses any more: renamed? "
          + "`snap references --move \(rename.old) --to \(rename.new)` \(verb).")
    }
  }

  private func printOrphans(_ paths: [String]) {
    guard let first = paths.first else { return }
    let rest = paths.count == 1 ? "" : " and \(paths.count - 1) more"
    Console.out(
      "\nNo test names \(first)\(rest). `snap prune --dry-run` lists what no test names, "
        + "`snap prune` removes it.")
  }
}
