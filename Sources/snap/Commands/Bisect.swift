import ArgumentParser
import Foundation
import SnapReport
import Snapshots

struct Bisect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Finds the first commit of a range that changed a snapshot, and says what it changed.",
    discussion: """
      Cells of cell files, storyboards and xibs are drawn from git, without a checkout: about eight times for two hundred \
      commits. Of other snapshots the references in git tell. A change of code that no reference shows needs a build of \
      each commit: git bisect run swift package snap verify --filter KEY.

      Exit codes: 0 found, 1 no commit of the range changed the snapshot, 2 git could not be read.
      """)

  @OptionGroup var location: PackageOption

  @Argument(
    help: ArgumentHelp(
      "The snapshot's name, as `snap status` or `snap diff` prints it.", valueName: "key"))
  var key: String

  @Argument(
    help: ArgumentHelp(
      "The commits, such as v1.0..HEAD; one alone is the first, and HEAD the last.",
      valueName: "commits"))
  var commits: String

  func run() throws {
    let key = try SnapshotKey(parsing: key)
    let repository = try location.repository()
    let (base, end) = try repository.range(commits)
    let last = if case .commit(let commit) = end { commit } else { try repository.commit("HEAD") }
    let history = try SnapshotHistory(of: key, at: location)
    let finding = try MainActor.assumeIsolated {
      try SnapshotBisection(key: key, repository: repository, history: history)
        .firstChange(from: base, to: last)
    }
    guard let finding else {
      Console.error("No commit of \(commits) changed \(key).")
      throw Outcome.differences
    }
    Console.out(finding.commit.visible)
    for change in finding.changes { Console.out("  \(change)".visible) }
    if let drawn = finding.drawn { Console.out("found with \(drawn.counted("comparison"))") }
  }
}
