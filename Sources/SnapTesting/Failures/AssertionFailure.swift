internal import Foundation
internal import SnapReport
internal import Snapshots

/// What is wrong with the snapshots of one assertion.
struct AssertionOutcome: Sendable {
  /// What the records of snapshots say too, a failure for each cause.
  var failures: [AssertionFailure] = []
  /// What no record says: why snapshots could not be taken, or that the code records.
  var problems: [String] = []

  var isFailure: Bool { !failures.isEmpty || !problems.isEmpty }

  /// The message of the test's failure.
  var message: String { (failures.map(\.message) + problems).joined(separator: "\n\n") }
}

/// One cause for which snapshots fail, with the files that show it.
struct AssertionFailure: Sendable {
  let message: String
  let attachments: [FailureAttachment]

  /// The failures of snapshots, one for each cause.
  static func all(
    of results: [SnapshotResult], in directories: SnapshotDirectories, tool: ToolName
  ) -> [AssertionFailure] {
    let failing = RunResults(results: results.filter(\.isFailure))
    return RunReport(failing, tool: tool).messagesByCause.map { message in
      let results = [message.result] + message.others
      return AssertionFailure(
        message: message.text,
        attachments: results.flatMap { FailureAttachment.all(of: $0, in: directories) })
    }
  }
}
