import ArgumentParser
import SnapReport
import SnapshotRecords
import Snapshots
import Terminal
import TestRuns

struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Accepts changed pictures and texts as the new references.",
    discussion: """
      \(ExitCodes.accept)
      """)

  @OptionGroup var location: PackageOption
  @OptionGroup var pictures: PictureArguments

  func run() throws {
    let store = try location.directories().store
    let named = try pictures.pending(in: store)
    let runs = try RunNames(of: named, in: store)
    if let manifest = try store.readManifest(), !manifest.hasAllSnapshots {
      Console.error(
        "The last run did not see the end of all its tests, so that other pictures may differ, too. Run `snap verify` again."
      )
    }
    try pictures.finish(store.accept(keys: Set(named.map(\.key))), of: runs, doing: "accept")
    try store.requireWholeResults()
  }
}
