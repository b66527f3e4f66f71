import ArgumentParser
import FileAccess
import Foundation
import Revisions
import SnapReport
import SnapshotRecords
import Terminal

/// Where a command writes its results, in addition to the terminal.
struct ResultOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write a report here: HTML, JUnit, Markdown, JSON.", valueName: "dir"))
  var report: String?

  @OptionGroup var page: PageOptions

  @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Write the results as JSON.", valueName: "file"))
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Write a summary as Markdown, for GITHUB_STEP_SUMMARY or a comment: at most 60,000 characters.",
      valueName: "file"))
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "Where the package's Snapshots and .snap folders are published; Markdown links the pictures "
        + "there.", valueName: "url"))
  var baseURL: String?

  @Flag(
    help: ArgumentHelp(
      "Print annotations for GitHub Actions, which shows them next to the lines of the pull request "
        + "that caused them, else next to the tests' lines."))
  var github = false

  @Flag(name: .shortAndLong, help: "Print only failures and the summary.")
  var quiet = false

  func validate() throws {
    guard let baseURL, !Self.isAddress(baseURL) else { return }
    throw ValidationError("--base-url is not an address that begins with https:// or http://.")
  }

  /// Whether a text is an address that ends no link of Markdown.
  static func isAddress(_ text: String) -> Bool {
    let characters = CharacterSet(charactersIn: "()<>\"\\ |").union(.controlCharacters)
    return (text.hasPrefix("https://") || text.hasPrefix("http://"))
      && text.rangeOfCharacter(from: characters) == nil
  }

  /// The files and the folder that the command writes.
  var files: [URL] {
    [report, junit, json, markdown].compactMap(\.self).map(URL.init(fileURLWithPath:))
  }

  /// Prints a table, the reasons of failures but those that are printed elsewhere, and the summary.
  func show(
    _ report: RunReport, _ results: PackageResults, leavingOut explained: Set<SnapshotKey> = []
  ) {
    var others = report
    others.run.results.removeAll { explained.contains($0.key) }
    let failures = others.failureMessages
    if github { GitHubCommands.stop() }
    if !quiet { Console.styled(report.table(color: Console.showsColor)) }
    for failure in failures {
      Console.styled(
        "\n" + Console.linked(failure.text, paths: failure.paths, file: results.url(of:)))
    }
    Console.out((quiet && failures.isEmpty ? "" : "\n") + report.summary)
    if let drift = report.engineDrift { Console.out(drift) }
    if let drawings = report.drawingVerdict { Console.out(drawings) }
    if let older = report.olderLayouts { Console.out(older) }
    if let certificate = report.certificate { Console.out(certificate) }
  }

  /// Writes the requested files, and prints the annotations last.
  ///
  /// - Throws: `FileError` for the first file that cannot be written.
  func write(_ report: RunReport, _ results: PackageResults) throws {
    func write(_ data: @autoclosure () throws -> Data, to path: String?) throws {
      if let path { try Files.write(data(), to: URL(fileURLWithPath: path)) }
    }
    try write(Data(report.junit().utf8), to: junit)
    let pullRequest = github ? pullRequest(around: results.root) : nil
    func place(of origin: String) -> SnapshotResult.Source? {
      pullRequest?.place(of: origin).map { SnapshotResult.Source(file: $0.path, line: $0.line) }
    }
    try write(Data(report.markdown(baseURL: baseURL, at: place).utf8), to: markdown)
    try write(report.json(), to: json)
    if let folder = self.report {
      let files = ReportFiles(folder: folder, pictures: page.pictures)
      try files.write(report, baseURL: baseURL, results)
      Console.styled("report: \(Console.link(files.page, toFile: files.page))")
    }
    if github {
      GitHubCommands.resume()
      report.annotations(at: place).forEach(Console.raw)
    }
  }

  /// The annotations are beside the tests where git cannot be asked, which the verdict does not depend on.
  private func pullRequest(around folder: URL) -> PullRequest? {
    do {
      return try PullRequest(around: folder, environment: Console.environment)
    } catch {
      Console.error("\(error)")
      return nil
    }
  }
}
