import ArgumentParser
import Foundation
import SnapReport
import Snapshots

struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the changed pictures and texts that wait to be accepted or rejected.")

  @OptionGroup var location: PackageOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let pending = try location.directories().store.pending()
    if json {
      try printJSON(Pending(pending: pending))
    } else if pending.isEmpty {
      Console.out("Nothing waits to be accepted.")
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
