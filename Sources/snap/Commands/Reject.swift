import ArgumentParser
import SnapReport
import SnapshotRecords
import Snapshots
import TestRuns

struct Reject: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rejects changed pictures and texts, and keeps the references.",
    discussion: """
      \(ExitCodes.reject)
      """)

  @OptionGroup var location: PackageOption
  @OptionGroup var pictures: PictureArguments

  func run() throws {
    let store = try location.directories().store
    let named = try pictures.pending(in: store)
    let runs = try RunNames(of: named, in: store)
    try pictures.finish(store.reject(keys: Set(named.map(\.key))), of: runs, doing: "reject")
    try store.requireWholeResults()
  }
}
