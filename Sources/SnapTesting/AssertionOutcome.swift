#if !canImport(Darwin)
internal import Fixtures
internal import Foundation
internal import SnapReport
internal import SnapshotRecords
internal import SnapshotReferences
internal import Snapshots
internal import UIKit

/// What is wrong with the snapshots of one assertion.
struct AssertionOutcome: Sendable {
  /// The failures that are also in the records, one for each cause.
  var failures: [AssertionFailure] = []
  /// Problems that are in no record: why snapshots could not be taken, or that code enables recording.
  var problems: [String] = []
  /// The files that show the problems.
  var attachments: [FailureAttachment] = []

  var isFailure: Bool { !failures.isEmpty || !problems.isEmpty }

  /// The message of the test's failure, which the test framework prints as it is.
  var message: String {
    (failures.map(\.message) + problems.map(\.visible)).joined(separator: "\n\n")
  }
}
#endif
