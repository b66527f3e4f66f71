import ArgumentParser
import FileAccess
import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Terminal
import TestRuns

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a report of the package's last run, or of an earlier one.",
    discussion: """
      Runs no tests: it reads the records of the last run, and writes index.html (a single file with all \
      pictures; above 25 MB, pictures of what passed are beside it), junit.xml, summary.md and results.json.

      \(ExitCodes.report)
      """)

  @OptionGroup var location: PackageOption

  @Option(
    help: ArgumentHelp("The folder to write to; by default .snap/report.", valueName: "dir"))
  var out: String?

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp(
      "An earlier run, by the number of its folder in .snap/runs; the last ten are kept.",
      valueName: "number"))
  var number: Int?

  @OptionGroup var page: PageOptions
  @OptionGroup var versions: HistoryOption

  func run() throws {
    let directories = try location.directories()
    let last =
      try number.map { try LatestRun($0, in: directories) } ?? LatestRun(in: directories)
    let all = try last.requiringResults(of: directories).packageResults(of: directories)
    var report = RunReport(all.run, tool: Console.tool)
    if versions.history {
      report.histories = try ReferenceHistories(of: all.run.results, in: directories).all
    }
    let files = ReportFiles(
      folder: out ?? Self.usualFolder, in: out == nil ? Self.usualTree : nil,
      pictures: page.pictures)
    try files.write(report, all)
    Console.out(report.summary)
    for failure in last.otherFailures { Console.out("error: \(failure)") }
    if !last.name.isEmpty { Console.out("From \(last.name).") }
    Console.styled("report: \(Console.link(files.page, toFile: files.page))")
  }

  /// Below the current folder, or in the one for a run's files.
  private static var usualFolder: String { (usualState ?? ".snap") + "/report" }

  private static var usualTree: FileTree {
    usualState.map { FileTree(ofNamed: URL(fileURLWithPath: $0, isDirectory: true)) } ?? .here
  }

  private static var usualState: String? {
    SnapshotPlaces(environment: Console.environment).state
  }
}
