import ArgumentParser
import Foundation
import SnapReport

/// Where a command that has results writes them besides the terminal.
struct ResultOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write the report here: HTML, JUnit, Markdown, JSON.", valueName: "dir"))
  var report: String?

  @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Write the results as JSON.", valueName: "file"))
  var json: String?

  /// Prints a table, why each failing snapshot fails, and the sum.
  func show(_ report: RunReport) {
    Console.out(report.table(color: Console.showsColor))
    for message in report.failureMessages { Console.out("\n" + message) }
    Console.out("\n" + report.summary)
  }

  /// Writes the files that are asked for.
  ///
  /// - Throws: ``SnapError/cannotWrite(file:reason:)`` for the first file that cannot be written.
  func write(_ report: RunReport, _ results: PackageResults) throws {
    if let junit { try Files.write(Data(report.junit().utf8), to: junit) }
    if let json { try Files.write(report.json(), to: json) }
    if let folder = self.report {
      let files = ReportFiles(folder: folder)
      try files.write(report, picture: results.picture)
      Console.out("report: \(files.page)")
    }
  }
}
