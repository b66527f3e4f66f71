import ArgumentParser
import FileAccess
import Foundation
import PullRequests
import Revisions
import SnapReport
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

struct Comment: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Comments on a pull request with what differs, and carries out commands in comments.",
    discussion: """
      Reads the last run's results, as `snap report` does. Posts one comment with the causes and their \
      pictures, changes it at the next run, and sets the commit's status. The pull request, the commit and the token \
      (GITHUB_TOKEN, GITLAB_TOKEN) come from the job's environment.

      \(ExitCodes.comment)
      """)

  @OptionGroup var location: PackageOption

  @Flag(help: "The pull request is on GitHub.")
  var github = false

  @Flag(help: "The merge request is on GitLab.")
  var gitlab = false

  @Option(
    help: ArgumentHelp(
      "Where the package's Snapshots and .snap folders are published; by default, the pictures go to the branch "
        + "\(GitHubService.pictureBranch) on GitHub, and to the project's uploads on GitLab.",
      valueName: "url"))
  var picturesAt: String?

  @Option(
    help: ArgumentHelp(
      "The page with all results; by default that of the job's run.", valueName: "url"))
  var reportURL: String?

  @Option(
    help: ArgumentHelp(
      "The number of the pull request; by default that of the job.", valueName: "number"))
  var pullRequest: Int?

  @Option(
    help: ArgumentHelp(
      "The commit that was verified, in full; by default that of the job.", valueName: "commit"))
  var commit: String?

  @Option(
    help: ArgumentHelp(
      "The name of the comment and the status, where a repository has several packages.",
      valueName: "name"))
  var name = "snap"

  @Flag(help: "Say in the comment that commands such as `/snap accept` are carried out.")
  var commands = false

  @Flag(
    help:
      "Also suggest what `snap lint --fix` would change in lines that the pull request shows, where they can be taken with one click."
  )
  var suggest = false

  @Flag(help: "Carry out the command in the comment that started the job, and answer it.")
  var respond = false

  @Flag(
    help:
      "With --respond: only say whether the command may be carried out, and on which commit and run, for GITHUB_OUTPUT."
  )
  var check = false

  func validate() throws {
    guard github != gitlab else { throw ValidationError("Pass --github or --gitlab.") }
    guard !suggest || !respond else {
      throw ValidationError(
        "--suggest comments on a run, and --respond answers a comment. Leave one out.")
    }
    guard !check || respond else { throw ValidationError("--check needs --respond.") }
    guard CommentMarker.isName(name) else {
      throw ValidationError("--name is up to 64 letters, digits, dots, hyphens and underscores.")
    }
    for (option, address) in [("--pictures-at", picturesAt), ("--report-url", reportURL)] {
      if let address, !ResultOptions.isAddress(address) {
        throw ValidationError(
          "\(option) is not an address that begins with https:// or http://.")
      }
    }
  }

  func run() throws {
    let directories = try location.directories()
    let folder = directories.pending
      .appendingPathComponent("comment-\(UUID().uuidString)", isDirectory: true)
    try directories.tree.makeFolder(folder)
    defer { try? directories.tree.removeFolder(folder) }
    let place = try ReviewPlace.find(
      on: github ? .gitHub : .gitLab, ReviewPlace.Wish(number: pullRequest, commit: commit),
      environment: Console.environment,
      in: APIClient.Scratch(folder, in: directories.tree), pause: wait)
    guard let place else {
      return Console.out(
        "This job does not run for a pull request, so there is nothing to comment on.")
    }
    if respond {
      try answer(place, in: directories)
    } else {
      try post(to: place, in: directories)
    }
  }

  private func wait(_ seconds: Int) {
    Console.error("The host wants the next request in \(seconds) s.")
    sleep(UInt32(seconds))
  }

  private func results(
    in directories: SnapshotDirectories
  ) throws -> (report: RunReport, source: PictureSource) {
    let all = try LatestRun.leftIn(directories).packageResults(of: directories)
    return (RunReport(all.run, tool: Console.tool), all.source)
  }

  private func post(to place: ReviewPlace, in directories: SnapshotDirectories) throws {
    let (report, source) = try results(in: directories)
    let marker = CommentMarker(
      name: name, commit: place.commit, run: place.run,
      shown: ShownResults.digest(of: report, source))
    guard let marker else { throw SnapError.noWholeCommit(text: place.commit) }
    let comment = RunComment(
      place.service, report, source, pictures: picturesAt.map { .published(at: $0) } ?? .host)
    let outcome = try comment.post(
      marker, page: reportURL ?? place.page, offersCommands: commands)
    Console.out(outcome.sentence)
    if suggest { try suggestChanges(in: place, directories) }
  }

  /// Suggests changes of files that are checked out: they are read, and nothing of them runs.
  private func suggestChanges(in place: ReviewPlace, _ directories: SnapshotDirectories) throws {
    let diff = try place.service.shownLines()
    let repository = try GitRepository(
      around: directories.packageRoot, environment: Console.environment)
    let found = try FileSuggestions(of: Array(diff.keys), in: repository, at: place.commit)
    found.notes.forEach(Console.error)
    let comments = SuggestionComments(place.service, name: name)
    guard let done = try comments.show(found.all, among: diff, of: place.commit) else {
      return Console.out(
        "Suggested changes: none, as the branch has another last commit or the pull request is closed."
      )
    }
    Console.out(done.sentence)
  }

  private func answer(_ place: ReviewPlace, in directories: SnapshotDirectories) throws {
    guard let comment = place.comment else {
      return Console.out("No new comment started this job, so there is nothing to answer.")
    }
    let response = CommandResponse(place.service, name: name)
    let outcome: CommandResponse.Outcome
    if check {
      outcome = try response.check(comment)
    } else {
      let (report, source) = try results(in: directories)
      outcome = try response.carryOut(comment, on: report, source, in: directories.store) {
        try largeFile(among: $0, in: directories)
      }
    }
    // The output of a check is read by the steps that follow.
    let isForSteps = if case .allowed = outcome { true } else { !check }
    outcome.lines.forEach(isForSteps ? Console.out : Console.error)
    if case .refused = outcome { throw Outcome.differences }
  }

  private func largeFile(
    among paths: [String], in directories: SnapshotDirectories
  ) throws -> String? {
    let repository = try GitRepository.ifAny(
      around: directories.packageRoot, environment: Console.environment)
    return try repository?.attributes(["filter"], of: paths).first { $0.value == "lfs" }?.path
  }
}
