import Foundation
import SnapshotRecords
import SnapshotReferences
import Snapshots

extension WorkInProgress {
  /// What ended with its process, as a sentence; nil while the process runs.
  package var failure: String? {
    guard isAbandoned, let subject else { return nil }
    return "\(place)\(subject) was being verified when its process ended."
  }

  /// The assertion's location before a sentence about it; empty if it is unknown.
  package var place: String { source.map { "\($0): " } ?? "" }

  /// The first snapshot, and how many others follow; nil without any.
  package var subject: String? {
    keys.first.map { "\($0)" + (keys.count > 1 ? " and \(keys.count - 1) more" : "") }
  }
}
