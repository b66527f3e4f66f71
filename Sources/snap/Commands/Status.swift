import ArgumentParser
import Foundation
import SnapReport
import SnapshotRecords
import Snapshots
import Terminal
import TestRuns

struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the pending changes of pictures and texts.",
    discussion: "\(ExitCodes.status)")

  @OptionGroup var location: PackageOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let store = try location.directories().store
    let pending = try store.pending()
    try show(pending, RunNames(of: pending, in: store))
    try store.requireWholeResults()
  }

  private func show(_ pending: [SnapshotResult], _ runs: RunNames) throws {
    if json {
      try printJSON(Pending(pending: pending.map(PrintedResult.init)))
    } else if pending.isEmpty {
      Console.out("No pending changes.")
    } else {
      Console.styled(RunReport(RunResults(results: pending)).table(color: Console.showsColor))
      Console.out(
        "\n\(runs.sentence) Accept with `snap accept` and a name or glob, reject with `snap reject`."
      )
    }
  }

  private struct Pending: Encodable {
    let version = 1
    let pending: [PrintedResult]
  }
}

extension SnapshotStore {
  /// Names records that cannot be read and snapshots that a crash has cost, after the work on the others.
  ///
  /// - Throws: ``Outcome/differences`` if there are any.
  func requireWholeResults() throws {
    let failures =
      try unreadableRecords().map { "\($0.key): \($0.message ?? $0.reference)" }
      + workInProgress().compactMap(\.failure)
    failures.forEach(Console.error)
    if !failures.isEmpty { throw Outcome.differences }
  }
}
