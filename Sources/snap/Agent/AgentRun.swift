import Foundation
import Serving
import SnapReport
import SnapshotRecords
import Terminal

/// The last run as an agent sees it.
struct AgentRun {
  private let run: LatestRun

  /// How many failures have all their values in one answer; the others are named.
  private static let shown = 20

  init(_ run: LatestRun) { self.run = run }

  /// Counts, and the failures.
  func summary() throws -> MessageValue {
    let failed = run.results.filter(\.isFailure)
    return [
      "version": 1, "snapshots": .integer(run.results.count), "failed": .integer(failed.count),
      "failures": .list(failed.map(Self.line)),
      "explained": .list(try failed.prefix(Self.shown).map(Self.value)),
      "otherFailures": .list(run.otherFailures.map(MessageValue.text)),
    ]
  }

  static func failedFirst(_ results: [SnapshotResult]) -> [SnapshotResult] {
    results.filter(\.isFailure) + results.filter { !$0.isFailure }
  }

  /// The name and the verdict of a snapshot.
  static func line(_ result: SnapshotResult) -> MessageValue {
    [
      "snapshot": .text("\(result.key)"), "status": .text(result.status.rawValue),
      "failed": .bool(result.isFailure),
    ]
  }

  /// All values of a snapshot, as `--json` prints them.
  static func value(of result: SnapshotResult) throws -> MessageValue {
    let report = RunReport(RunResults(results: [result]), tool: Console.tool)
    guard case .list(let results)? = try MessageValue(json: report.json())["results"],
      let value = results.first
    else { return .null }
    return value
  }

  /// What is said of a snapshot: as a failure, and its diagnostics.
  static func words(of result: SnapshotResult) -> String {
    let report = RunReport(RunResults(results: [result]), tool: Console.tool)
    let messages = report.failureMessages.map(\.text)
    return (messages.isEmpty ? [report.table()] : messages).joined(separator: "\n")
  }
}
