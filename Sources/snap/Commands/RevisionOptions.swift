import ArgumentParser
import FileAccess
import Foundation
import Revisions
import SnapReport
import SnapshotReferences
import Snapshots
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

  @Flag(
    help: ArgumentHelp(
      "Also build the package of the current folder at both commits, and compare what its tests draw."
    ))
  var build = false

  @Option(
    help: ArgumentHelp("With --build, only tests whose names match.", valueName: "regex"))
  var filter: String?

  @OptionGroup var place: BuildPlace

  var isUsed: Bool {
    mergeBase != nil || report != nil || markdown != nil || github || build || filter != nil
      || place.scratchPath != nil
  }

  /// Draws both sides, and shows what differs.
  ///
  /// - Throws: ``SnapError`` if a commit cannot be read, ``Outcome/differences`` if cells differ.
  func compare(_ commits: String?, json: Bool) throws {
    let repository = try GitRepository(
      around: URL(fileURLWithPath: "."), environment: Console.environment)
    let (base, revision) = try sides(commits, in: repository)
    // Until the pictures are in a report: the next comparison removes them.
    let lock = try RevisionDiff.lock(repository)
    defer { withExtendedLifetime(lock) {} }
    let diff = try MainActor.assumeIsolated {
      var diff = try RevisionDiff(from: base, to: revision, in: repository)
      if build {
        diff.add(
          try PackageDiff(
            of: PackageFolder.containing("."), from: base, to: revision, in: repository,
            filter: filter, builtIn: place, picturesIn: diff.directories.packageRoot))
      }
      return (
        report: diff.report, pictures: diff.pictures, outcome: diff.outcome
      )
    }
    if json {
      Console.json(String(decoding: try diff.report.json(), as: UTF8.self))
    } else {
      show(diff.report, diff.pictures)
    }
    try write(diff.report, diff.pictures)
    if diff.outcome != .good { throw diff.outcome }
  }

  private func sides(
    _ commits: String?, in repository: GitRepository
  ) throws -> (base: String, revision: GitRepository.Revision) {
    if let mergeBase {
      return (try repository.mergeBase(of: mergeBase, and: "HEAD"), .workingTree)
    }
    let text = commits ?? "HEAD"
    for separator in ["...", ".."] {
      guard let range = text.firstRange(of: separator) else { continue }
      let names = [text[..<range.lowerBound], text[range.upperBound...]].map {
        $0.isEmpty ? "HEAD" : String($0)
      }
      let base =
        separator == "..."
        ? try repository.mergeBase(of: names[0], and: names[1]) : try repository.commit(names[0])
      return (base, .commit(try repository.commit(names[1])))
    }
    return (try repository.commit(text), .workingTree)
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

  private func write(_ report: RunReport, _ pictures: PackageResults) throws {
    if let markdown {
      try Files.write(Data(report.markdown().utf8), to: URL(fileURLWithPath: markdown))
    }
    guard let folder = self.report else { return }
    let files = ReportFiles(folder: folder, pictures: .all)
    try files.write(report, pictures)
    Console.styled("report: \(Console.link(files.page, toFile: files.page))")
  }
}
