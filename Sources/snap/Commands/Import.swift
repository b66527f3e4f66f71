import Adopting
import ArgumentParser
import FileAccess
import Fixtures
import Foundation
import NumberText
import Processes
import Revisions
import SnapReport
import SnapshotRecords
import Terminal
import TestRuns
import UIKit

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Runs the snapshot tests that a project has for iOS, and compares them with iOS's pictures.",
    discussion: """
      Finds the tests of SnapshotTesting, FBSnapshotTestCase or Nimble_Snapshots, writes a package that has their folder by \
      a link and the sources of the app that they use, builds it, and runs it. Nothing in the project is changed. What does \
      not compile of the app is left out of copies and listed in dropped.json, if the tool can rewrite sources and has \
      modules to compile with; files of tests that do not compile are left out as a whole. \(ExitCodes.importing)
      """)

  @Argument(
    help: ArgumentHelp(
      "An Xcode project, a workspace, a package's manifest, or a folder with any of these.",
      valueName: "project"))
  var project = "."

  @Option(
    help: ArgumentHelp(
      "The test target, where several have snapshot tests; otherwise that with the most pictures.",
      valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "Where Snap is: a folder, relative to the package, or a Git address; ../Snap by default.",
      valueName: "place"))
  var snap: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The package's folder; SuiteTests in the project by default.", valueName: "folder"))
  var output: String?

  @Flag(help: "Leave nothing out of the app's sources that does not compile.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "The modules to compile with; by default those beside the tool.", valueName: "folder"))
  var modules: String?

  @Flag(help: "Writes the package, and builds and runs nothing.")
  var writeOnly = false

  func run() throws {
    let app = try AppProjects(project)
    let folder =
      output.map { FileTree.place(ofNamed: URL(fileURLWithPath: $0)) }
      ?? app.folder.appendingPathComponent("SuiteTests")
    let (sources, others) = try part(of: app)
    let suite = sources.suite
    show(suite, others: others)
    let package = SuitePackage(
      app: sources, folder: folder, snap: snap ?? Self.defaultPlace,
      device: device(of: suite, in: app))
    let repository = try? GitRepository(around: app.folder, environment: Console.environment)
    let targets = try LinkTargets(of: app.folder, in: repository, named: app.folders)
    for path in try package.write(resourcesAmong: targets) {
      Console.out("left out: \(path), which is not in the project's repository or folder".visible)
    }
    show(sources.dropped, ofFirst: sources.namedFiles)
    Console.out(
      "Wrote \(folder.path), with \(sources.sourceCount.counted("source")) of \(sources.name)."
        .visible)
    if writeOnly { return Console.out("next: \(next(in: folder))") }
    try runTests(of: package)
  }

  /// A checkout of Snap beside the project.
  private static let defaultPlace = "../Snap"

  func chosen(among suites: [FoundSuite]) throws -> FoundSuite {
    guard let target else { return suites[0] }
    guard let suite = suites.first(where: { $0.target == target }) else {
      let names = suites.map(\.target).joined(separator: ", ")
      throw ValidationError("No target \(target) has snapshot tests. Those that have: \(names).")
    }
    return suite
  }

  // MARK: What was found

  private func device(of suite: FoundSuite, in app: AppProjects) -> SuiteDeviceFile? {
    let shown = SuiteDevice(of: suite.pictures)?.device
    let hint = SimulatorHint(in: app.folder, tests: suite.files, screen: shown?.screen)
    let file = SuiteDeviceFile(shown, name: hint?.name, release: hint?.release)
    if let file {
      let place = hint.map { ", by \($0.place)" } ?? ", by the pictures"
      Console.out("device: \(file.summary)\(place)".visible)
    } else {
      Console.out("device: not known; name it in \(SuiteDeviceFile.name) beside the manifest")
    }
    return file
  }

  private func show(_ suite: FoundSuite, others: [FoundSuite]) {
    let libraries = suite.libraries.map(\.module).joined(separator: ", ")
    Console.out(
      "suite: \(suite.fileCount.counted("file")) of \(suite.target), with \(libraries); \(suite.pictures.count.counted("picture")) of iOS"
        .visible)
    if !suite.leftOut.isEmpty {
      let modules = suite.leftOut.modules.joined(separator: ", ")
      Console.out(
        "left out: \(suite.leftOut.count.counted("file")) of tests, which need \(modules)".visible
      )
    }
    if !others.isEmpty {
      let names = others.map(\.target).joined(separator: ", ")
      Console.out("other suites, by --target: \(names)".visible)
    }
  }

  // MARK: The run

  private func runTests(of written: SuitePackage) throws {
    var package = written
    let errors = try package.build()
    showLeftOut(package.suite)
    guard errors.isEmpty else {
      show(errors, package)
      throw Outcome.couldNotRun
    }
    var tests = PackageTests(
      package: package.folder, mode: .missing, options: try TestOptions.parse([]))
    tests.comparesWithIOS = true
    let results = try tests.results()
    let report = RunReport(RunResults(results: results.snapshots), tool: Console.tool)
    let written = results.snapshots.count { $0.status == .recorded }
    Console.out(
      "ran: \(results.snapshots.count.counted("snapshot")), \(written.counted("reference")) written to Snapshots"
    )
    if let head = report.pictureCertificateHead { Console.out(head) }
    for line in report.pictureCertificateLines.prefix(Self.mostCauses) { Console.out("  \(line)") }
    let others = OtherFailures(results, of: package.folder)
    showUnmade(results.others.filter(\.isOfUnmadeTests))
    let failed = results.others.count { !$0.isOfUnmadeTests }
    if failed > 0 { Console.out("failed otherwise: \(failed.counted("test"))") }
    Console.out("next: \(next(in: package.folder))")
    if !others.isEmpty { throw Outcome.differences }
  }

  /// The first errors, and how many there are in which files.
  private func show(_ errors: [String], _ package: SuitePackage) {
    let files = Set(errors.map { $0.prefix { $0 != ":" } })
    Console.out(
      "The build failed: \(errors.count.counted("error")) in \(files.count.counted("file")).")
    for error in errors.prefix(Self.mostErrors) { Console.out("  \(error)".visible) }
    for missing in package.app.missing.prefix(Self.mostMissing) {
      Console.out("missing: \(missing)".visible)
    }
    let rest = package.app.missing.count - Self.mostMissing
    if rest > 0 { Console.out("… and \(rest) more are missing") }
    Console.out("next: \(next(in: package.folder, command: "swift build --build-tests"))")
  }

  private func next(in folder: URL, command: String = "snap verify --against-ios") -> String {
    "cd \(folder.path.shellWord) && \(command)".visible
  }

  /// With the lines around them, the output has at most twenty.
  private static let mostCauses = 10
  private static let mostErrors = 5
  private static let mostMissing = 5
}
