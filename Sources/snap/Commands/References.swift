import ArgumentParser
import FileAccess
import Foundation
import SnapReport
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

struct References: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says in which form references are kept, or converts them.",
    discussion: """
      The form is set in snap.json: a PNG for each picture, or digests, a text file for each suite with a line for \
      each picture. With `"pictures"` in snap.json, an address of a server, --fetch and --send bring the pictures behind \
      digests from there or to it. After a test or its file was renamed, --move gives its references the new name. After a merge, --resolve draws the cells of cell files whose lines both branches changed.

      \(ExitCodes.references)
      """)

  @OptionGroup var location: PackageOption

  @Option(
    help: ArgumentHelp(
      "The form that all references shall have from now on.", valueName: "pictures|digests"),
    transform: choice)
  var convert: ReferenceForm?

  @Flag(help: "Fetch the pictures behind digests that are not on this machine from the server.")
  var fetch = false

  @Flag(help: "Send the pictures behind digests to the server that it does not have.")
  var send = false

  @Flag(
    help: "Draw the cells of cell files whose digests two branches changed, and write their lines.")
  var resolve = false

  @Option(
    help: ArgumentHelp(
      "The fixture, or with a slash at its end the suite, whose references shall have the name of --to.",
      valueName: "name"))
  var move: String?

  @Option(
    help: ArgumentHelp(
      "The new name for --move; a reference that has it already stays, and nothing is moved.",
      valueName: "name"))
  var to: String?

  func validate() throws {
    if (move == nil) != (to == nil) { throw ValidationError("--move and --to go together.") }
    if [convert != nil, fetch, send, resolve, move != nil].count(where: { $0 }) > 1 {
      throw ValidationError("Pass one of --convert, --fetch, --send, --resolve and --move.")
    }
  }

  func run() throws {
    let directories = try location.directories()
    if fetch || send { return try transfer(directories) }
    if resolve { return try settle(directories) }
    if let move, let to { return try rename(move, to, directories) }
    guard let convert else { return try show(directories.store) }
    let conversion = try RunLocks(waits: false).hold([(directories, run: "")]) {
      try directories.store.convertReferences(to: convert)
    }
    for path in conversion.kept {
      Console.out("kept  \(path)  It is compared with a tolerance or a mask.")
    }
    Console.out("\(conversion.converted.counted("reference")) converted to \(convert.rawValue)")
  }

  private func rename(_ old: String, _ new: String, _ directories: SnapshotDirectories) throws {
    let (old, new) = (try ReferenceName(parsing: old), try ReferenceName(parsing: new))
    let moved = try RunLocks(waits: false).hold([(directories, run: "")]) {
      try directories.store.moveReferences(from: old, to: new)
    }
    for reference in moved { Console.out("moved  \(reference.old) → \(reference.new)") }
    Console.out("\(moved.count.counted("reference")) moved")
  }

  private func settle(_ directories: SnapshotDirectories) throws {
    let outcome = try RunLocks(waits: false).hold([(directories, run: "")]) {
      try MainActor.assumeIsolated {
        let cells = try DisputedCells(
          of: directories.packageRoot, directories, environment: Console.environment)
        return (lines: cells.lines, problems: cells.failures, isDone: cells.left.isEmpty)
      }
    }
    for line in outcome.lines { Console.out(line) }
    for problem in outcome.problems { Console.error(problem) }
    if !outcome.problems.isEmpty { throw Outcome.couldNotRun }
    if !outcome.isDone { throw Outcome.differences }
  }

  private func transfer(_ directories: SnapshotDirectories) throws {
    let store = directories.store
    guard
      let transfer = try PictureTransfer(
        of: store, effort: .transfer, environment: Console.environment)
    else { throw SnapError.noPictureServer(package: directories.packageRoot.path) }
    let pictures = try store.digestPictures()
    let outcome = fetch ? try transfer.fetch(pictures) : try transfer.send(pictures)
    for remark in outcome.remarks { Console.error(remark) }
    for name in outcome.absent {
      Console.error(
        "\(name): \(fetch ? "the server does not have it" : "not on this machine")".visible)
    }
    Console.out(
      "\(outcome.transferred.counted("picture")) \(fetch ? "fetched" : "sent"), \(outcome.present) there before"
    )
    if outcome.hasFailed { throw Outcome.couldNotRun }
    if !outcome.absent.isEmpty { throw Outcome.differences }
  }

  private func show(_ store: SnapshotStore) throws {
    let counts = try store.referenceCounts()
    Console.out(
      "references: \(try store.referenceForm().rawValue) (\(counts.pictures.counted("picture")), "
        + "\(counts.digests.counted("digest")))")
  }
}
