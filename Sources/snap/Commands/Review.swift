import ArgumentParser
import Foundation
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows each changed picture, to accept or reject it.",
    discussion: """
      Serves a page to browsers on this machine, at an unguessable address. Decisions take effect \
      immediately, as with `snap accept` and `snap reject`, and can be undone. Ends when all changes are \
      decided, or on Ctrl-C. With --terminal, the review runs in the terminal, with pictures if supported.

      Of commits such as main..HEAD, it shows what they draw differently, as `snap diff` finds it: no references are \
      needed, and none is changed. Decisions are kept in a file, which `snap decide` carries out where a run of the later \
      commit has drawn the same pictures. Of a number, such as 123, it fetches that pull request or merge request by git, as \
      `git fetch` may; a branch of that name is refs/heads/123.

      \(ExitCodes.review)
      """)

  @Argument(
    help: ArgumentHelp(
      "The commits whose changes are shown, or the number of a pull request; by default the pending changes.",
      valueName: "commits"))
  var commits: String?

  @OptionGroup var location: PackageOption

  @Flag(help: "Review in the terminal instead of a web page.")
  var terminal = false

  @OptionGroup var pictures: TerminalPictures

  @OptionGroup var serving: ServingOptions

  @Option(
    help: ArgumentHelp(
      "Also write the decisions into a file, which `snap decide` carries out on another machine; of commits, by default "
        + "decisions.json.", valueName: "file"))
  var decisions: String?

  @OptionGroup var versions: HistoryOption

  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    guard commits == nil else {
      if terminal || versions.history {
        throw ValidationError("--terminal and --history are for pending changes.")
      }
      return
    }
    if drawing.isUsed {
      throw ValidationError("--build, --filter and --scratch-path are for commits.")
    }
  }

  func run() throws {
    if let commits { return try reviewCommits(commits) }
    let directories = try location.directories()
    let store = directories.store
    let pending = try store.pending()
    guard !pending.isEmpty else { return Console.out("No pending changes.") }
    let session = ReviewSession(store, pending: pending)
    if terminal {
      var review = TerminalReview(session, pending, of: directories, pictures: pictures.format)
      try review.run()
      try keep(review.session.entries)
    } else {
      let done = try ReviewPage(at: serving.listen()).serve(session, pending) {
        try page(of: $0, edition: $1, in: directories)
      }
      try keep(done.entries)
      Console.out(done.summary)
    }
  }

  /// The pending changes, and the rest of the last run.
  private func page(
    of pending: [SnapshotResult], edition: Int, in directories: SnapshotDirectories
  ) throws -> Data {
    let keys = Set(pending.map(\.key))
    let last = try LatestRun(in: directories)
    let others = last.results.filter { !keys.contains($0.key) }
    var all = PackageResults()
    all.add(pending + others, last.otherFailures, of: directories, among: 1)
    var report = RunReport(all.run, title: "Review", tool: Console.tool)
    report.owners = try owners(of: pending + others, in: directories)
    if versions.history {
      report.histories = try ReferenceHistories(of: pending, in: directories).all
    }
    return try report.reviewPage(all.source, edition: edition)
  }

  private func owners(
    of results: [SnapshotResult], in directories: SnapshotDirectories
  ) throws -> [SnapshotKey: [String]] {
    let package = directories.packageRoot
    guard
      let repository = try GitRepository.ifAny(around: package, environment: Console.environment)
    else { return [:] }
    return try CodeOwners(of: repository)?
      .owners(of: results, inPackage: repository.path(of: package)) ?? [:]
  }

  /// Adds the decisions to those of the file that are there.
  private func keep(_ entries: [DecisionFile.Entry]) throws {
    guard let decisions else { return }
    let file = URL(fileURLWithPath: decisions)
    var all = try DecisionFile(file) ?? DecisionFile()
    all.add(entries)
    try all.write(to: file)
  }
}

/// What commits draw differently.
extension Review {
  private func reviewCommits(_ commits: String) throws {
    let repository = try GitRepository(
      around: URL(fileURLWithPath: location.package), environment: Console.environment)
    let drawn = try drawing.draw(
      range(commits, in: repository), in: repository, package: location.package,
      keepsBytes: true)
    let results = drawn.report.run.results
    let file = decisions ?? "decisions.json"
    let session = try RangeSession(
      results, drawn.pictures.source, keptIn: URL(fileURLWithPath: file))
    guard !session.waiting.isEmpty else {
      Console.out("No changed picture to decide on.")
      return try finish(drawn)
    }
    let done = try ReviewPage(at: serving.listen()).serve(session, results) { _, edition in
      try drawn.report.reviewPage(drawn.pictures.source, edition: edition)
    }
    withExtendedLifetime(drawn.lock) {}
    Console.out("\(done.summary): \(file)")
    try finish(drawn)
  }

  private func range(_ commits: String, in repository: GitRepository) throws -> RevisionRange {
    guard let number = RevisionRange.pullRequest(in: commits) else {
      return try RevisionRange(commits, in: repository)
    }
    return try RevisionRange(pullRequest: number, in: repository)
  }

  /// Says what was not drawn, which the page says, too.
  private func finish(_ drawn: DrawingOptions.Drawn) throws {
    guard drawn.outcome == .couldNotRun else { return }
    for line in drawn.report.comparisonLines { Console.error(line) }
    throw drawn.outcome
  }
}
