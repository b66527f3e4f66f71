import ArgumentParser
import Foundation
import SnapReport
import Snapshots

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a package's tests and compares their pictures with the references.",
    discussion: """
      Prints a table of fixtures with their heights and diagnostics, then why each failing one fails. \
      References are never written; see `snap record` and `snap accept`.

      Exit codes: 0 all is well, 1 differences, errors or failing tests, 2 could not run.
      """)

  @OptionGroup var options: TestOptions

  @Option(
    help: ArgumentHelp("Write the report here: HTML, JUnit, Markdown, JSON.", valueName: "dir"))
  var report: String?

  @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Write the results as JSON.", valueName: "file"))
  var json: String?

  func run() throws {
    let packages = try PackageFolder.all(options.path)
    var all = PackageResults()
    var unexplained: [(package: URL, output: String?)] = []
    for package in packages {
      let tests = PackageTests(package: package, mode: .never, options: options)
      let results = try tests.run()
      all.add(results.snapshots, of: tests.directories, among: packages.count)
      if results.hasUnexplainedFailure { unexplained.append((package, results.log?.ending)) }
    }
    let report = RunReport(all.run)
    printResults(report)
    for failure in unexplained { printUnexplained(failure.package, failure.output) }
    try writeFiles(report, all)
    if all.run.summary.failures > 0 || !unexplained.isEmpty { throw Outcome.differences }
  }

  private func printResults(_ report: RunReport) {
    Console.out(report.table(color: Console.showsColor))
    for message in report.failureMessages { Console.out("\n" + message) }
    Console.out("\n" + report.summary)
  }

  private func printUnexplained(_ package: URL, _ output: String?) {
    Console.out(
      "\nA test of \(package.path) failed that is no snapshot, or its tests broke off."
        + (output.map { " The end of their output:\n\n\($0)" } ?? " Its output stands above."))
  }

  private func writeFiles(_ report: RunReport, _ results: PackageResults) throws {
    if let junit { try Files.write(Data(report.junit().utf8), to: junit) }
    if let json { try Files.write(report.json(), to: json) }
    if let folder = self.report {
      let files = ReportFiles(folder: folder)
      try files.write(report, picture: results.picture)
      Console.out("report: \(files.page)")
    }
  }
}
