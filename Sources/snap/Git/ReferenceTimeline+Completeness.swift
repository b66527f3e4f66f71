import Foundation
import GitFormats
import LayoutModel
import Revisions
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal

extension ReferenceTimeline {
  /// Says what of the history is not known.
  ///
  /// - Throws: ``Outcome/couldNotRun`` if something is not.
  func requireCompleteness() throws {
    let problems = problems.map(\.description) + (cut.map { [$0.description] } ?? [])
    guard !problems.isEmpty else { return }
    for problem in problems { Console.error("error: \(problem)") }
    throw Outcome.couldNotRun
  }
}
