import ArgumentParser
import FileAccess
import Foundation
import SnapReport
import SnapshotReferences
import Snapshots
import Terminal

struct MergeDriver: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver",
    abstract: "Merges the digests of two branches, line by line, when git calls it.",
    discussion: """
      git config merge.snap.driver 'snap merge-driver %O %A %B %P', and *.snapshots merge=snap in .gitattributes. \
      A line that both branches changed differently stays in conflict: `snap references --resolve` draws it again once \
      the sources are merged.

      \(ExitCodes.mergeDriver)
      """)

  @Argument(help: "The file before both branches (%O).")
  var base: String

  @Argument(help: "The file of the current branch (%A), which is replaced.")
  var ours: String

  @Argument(help: "The file of the other branch (%B).")
  var theirs: String

  @Argument(help: "The path of the file in the repository (%P), for messages.")
  var path: String?

  func run() throws {
    let name = path ?? ours
    let (data, disputed) = try DigestMerge.merged(
      base: read(base), ours: read(ours), theirs: read(theirs), name: name)
    try Files.write(data, to: URL(fileURLWithPath: ours))
    for line in disputed { Console.error("\(name): both branches changed \(line)") }
    if !disputed.isEmpty {
      Console.error(
        "`snap references --resolve` draws what is in conflict, when the sources are merged.")
      throw Outcome.differences
    }
  }

  private func read(_ path: String) throws -> Data {
    try Files.read(existing: URL(fileURLWithPath: path), atMost: Files.sizeLimit)
  }
}
