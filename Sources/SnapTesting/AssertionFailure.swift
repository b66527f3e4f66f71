#if !canImport(Darwin)
internal import Fixtures
internal import Foundation
internal import SnapReport
internal import SnapshotRecords
internal import SnapshotReferences
internal import Snapshots
internal import UIKit

/// One cause for which snapshots fail, with the files that show it.
struct AssertionFailure: Sendable {
  let message: String
  let attachments: [FailureAttachment]

  /// The failures of snapshots, one for each cause.
  static func all(
    of results: [SnapshotResult], in directories: SnapshotDirectories, tool: ToolName
  ) -> [AssertionFailure] {
    let failing = RunResults(results: results.filter(\.isFailure))
    return RunReport(failing, tool: tool, records: directories.recordsPlace).messagesByCause.map {
      message in
      let results = [message.result] + message.others
      return AssertionFailure(
        message: message.text,
        attachments: results.flatMap { FailureAttachment.all(of: $0, in: directories) })
    }
  }
}
#endif
