import ArgumentParser
import Foundation
import SnapReport
import Snapshots

struct Blame: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the views of a snapshot with the commit that last changed each.",
    discussion: """
      Views are followed through the references in git, also where they were renamed; a view that another one moved \
      counts as changed. Of digests, commits are known as far back as the pictures are on this machine.

      Exit codes: 0 listed, 1 no commit has the reference, 2 git could not be read.
      """)

  @OptionGroup var location: PackageOption

  @Argument(
    help: ArgumentHelp("The snapshot's name, as `snap status` prints it.", valueName: "key"))
  var key: String

  func run() throws {
    let history = try SnapshotHistory(of: SnapshotKey(parsing: key), at: location)
    let blame = try ViewBlame(history.changes())
    for line in blame.lines {
      Console.out(
        "\(line.view)  \(line.commit ?? "unknown: the picture is not on this machine")".visible)
      for change in line.changes { Console.out("  \(change)".visible) }
    }
    guard blame.lines.isEmpty else { return }
    Console.error("No commit has a picture of \(key) with its layout.")
    throw Outcome.differences
  }
}
