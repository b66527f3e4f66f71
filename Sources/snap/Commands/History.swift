import ArgumentParser
import Foundation
import Revisions
import SnapReport
import SnapshotRecords
import Terminal
import TestRuns

struct History: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the commits that changed a snapshot's reference, and what each changed.",
    discussion: """
      The newest commit comes first; a picture that was renamed is followed. Of digests, causes are known where both \
      pictures are on this machine.

      \(ExitCodes.history)
      """)

  @OptionGroup var location: PackageOption

  @Argument(
    help: ArgumentHelp("The snapshot's name, as `snap status` prints it.", valueName: "key"))
  var key: String

  func run() throws {
    let directories = try location.directories()
    let repository = try GitRepository(of: directories, environment: Console.environment)
    let timeline = try ReferenceTimeline(
      of: try SnapshotKey(parsing: key), directories.store, repository)
    let steps = SnapshotHistory(timeline).steps
    for step in steps {
      Console.out(
        "\(step.commit)\n".visible + step.changes.map { "  \($0)".visible }.joined(separator: "\n"))
    }
    try timeline.requireCompleteness()
    guard steps.isEmpty else { return }
    Console.error("No commit has a reference of \(key).")
    throw Outcome.differences
  }
}
