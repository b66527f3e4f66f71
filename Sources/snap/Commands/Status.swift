import ArgumentParser
import Foundation
import SnapReport
import Snapshots

struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the pending changes of pictures and texts.")

  @OptionGroup var location: PackageOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let pending = try location.directories().store.pending()
    if json {
      try printJSON(Pending(pending: pending))
    } else if pending.isEmpty {
      Console.out("No pending changes.")
    } else {
      Console.out(RunReport(RunResults(results: pending)).table(color: Console.showsColor))
      Console.out("\nAccept with `snap accept` and a name or glob, reject with `snap reject`.")
    }
  }

  private struct Pending: Encodable {
    let version = 1
    let pending: [SnapshotResult]
  }
}
