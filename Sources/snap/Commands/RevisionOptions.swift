import ArgumentParser
import FileAccess
import Foundation
import Revisions
import SnapReport
import Terminal
import TestRuns

/// The commits that `snap diff` compares, and where it writes what they draw differently.
struct RevisionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Compare the working tree with the commit at which it left this branch.", valueName: "branch")
  )
  var mergeBase: String?

  @Option(
    help: ArgumentHelp(
      "Write a report of two commits here: HTML, JUnit, Markdown, JSON.", valueName: "dir"))
  var report: String?

  @Option(
    help: ArgumentHelp("Write the differences of two commits as Markdown.", valueName: "file"))
  var markdown: String?

  @Flag(help: "Print the differences of two commits as annotations for GitHub Actions, too.")
  var github = false

  @OptionGroup var drawing: DrawingOptions

  var isUsed: Bool {
    mergeBase != nil || report != nil || markdown != nil || github || drawing.isUsed
  }

  /// Draws both sides, and shows what differs.
  ///
  /// - Throws: ``SnapError`` if a commit cannot be read, ``Outcome/differences`` if cells differ.
  func compare(_ commits: String?, json: Bool) throws {
    let repository = try GitRepository(
      around: URL(fileURLWithPath: "."), environment: Console.environment)
    let range = try mergeBase.map { try RevisionRange(mergeBase: $0, in: repository) }
    let drawn = try drawing.draw(
      range ?? RevisionRange(commits ?? "HEAD", in: repository), in: repository, package: ".")
    // Until the pictures are in a report: the next comparison removes them.
    defer { withExtendedLifetime(drawn.lock) {} }
    if json {
      Console.json(String(decoding: try drawn.report.json(), as: UTF8.self))
    } else {
      show(drawn.report, drawn.pictures)
    }
    if let page = try write(drawn.report, drawn.pictures), !json {
      Console.styled("report: \(Console.link(page, toFile: page))")
    }
    if drawn.outcome != .good { throw drawn.outcome }
  }

  private func show(_ report: RunReport, _ pictures: PackageResults) {
    if github { GitHubCommands.stop() }
    for failure in report.failureMessages {
      Console.styled(
        Console.linked(failure.text, paths: failure.paths, file: pictures.url(of:)) + "\n")
    }
    for line in report.comparisonLines { Console.out(line) }
    if github {
      GitHubCommands.resume()
      report.annotations().forEach(Console.raw)
    }
  }

  /// Writes what was asked for.
  ///
  /// - Returns: the report's page; nil without one.
  private func write(_ report: RunReport, _ pictures: PackageResults) throws -> String? {
    if let markdown {
      try Files.write(Data(report.markdown().utf8), to: URL(fileURLWithPath: markdown))
    }
    guard let folder = self.report else { return nil }
    let files = ReportFiles(folder: folder, pictures: .all)
    try files.write(report, pictures)
    return files.page
  }
}
