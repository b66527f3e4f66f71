import ArgumentParser
import FileAccess
import Foundation
import SnapReport
import Snapshots

struct References: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says in which form references are kept, or converts them.",
    discussion: """
      The form is set in snap.json: a PNG for each picture, or digests, a text file for each suite with a line for \
      each picture.

      Exit codes: 0 done, 2 a reference cannot be read, or a picture is not on this machine, and nothing was changed.
      """)

  @OptionGroup var location: PackageOption

  @Option(
    help: ArgumentHelp(
      "The form that all references shall have from now on.", valueName: "pictures|digests"),
    transform: choice)
  var convert: ReferenceForm?

  func run() throws {
    let directories = try location.directories()
    guard let convert else { return try show(directories.store) }
    let conversion = try RunLocks(waits: false).hold([(directories, run: "")]) {
      try directories.store.convertReferences(to: convert)
    }
    for path in conversion.kept {
      Console.out("kept  \(path)  It is compared with a tolerance or a mask.".visible)
    }
    Console.out("\(conversion.converted.counted("reference")) converted to \(convert.rawValue)")
  }

  private func show(_ store: SnapshotStore) throws {
    let counts = try store.referenceCounts()
    Console.out(
      "references: \(try store.referenceForm().rawValue) (\(counts.pictures.counted("picture")), "
        + "\(counts.digests.counted("digest")))")
  }
}

struct MergeDriver: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver",
    abstract: "Merges the digests of two branches, line by line, when git calls it.",
    discussion: """
      git config merge.snap.driver 'snap merge-driver %O %A %B %P', and *.snapshots merge=snap in .gitattributes. \
      A line that both branches changed differently stays in conflict: `snap record` draws it again once the \
      sources are merged.

      Exit codes: 0 merged, 1 lines are in conflict, 2 a file cannot be read or written.
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
    for line in disputed { Console.error("\(name): both branches changed \(line)".visible) }
    if !disputed.isEmpty { throw Outcome.differences }
  }

  private func read(_ path: String) throws -> Data {
    try Files.read(existing: URL(fileURLWithPath: path), atMost: Files.sizeLimit)
  }
}
