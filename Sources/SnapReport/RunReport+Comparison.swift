import LayoutModel
import SnapshotRecords

extension RunReport {
  /// What a terminal shows below the cells that differ: the cells that are gone, what cannot be compared, the files that
  /// moved, and the counts; empty for results that were compared with references.
  public var comparisonLines: [String] {
    guard let comparison = run.comparison else { return [] }
    return comparison.goneLines + otherFailures.map(\.visible)
      + comparison.moves.map { "moved  \($0)" } + [comparison.sentence(with: run.results)]
  }

  /// The heading above what failed besides the results.
  var otherFailureTitle: String {
    subject == .revisions ? "Cannot be compared" : "Failures besides snapshots"
  }
}

extension RevisionComparison {
  /// A sentence for each cell that is gone.
  var goneLines: [String] { gone.map { "\($0) is gone.".visibleLine } }

  /// The old and the new path of each file that moved.
  var moves: [String] { moved.map { "\($0.old) → \($0.new)".visibleLine } }

  /// The counts, such as `cells: 2 changed, 1 new, 1 gone, 40 the same`.
  ///
  /// - Parameter results: the cells that differ and those that are new.
  /// - Returns: the counts that are not zero.
  func sentence(with results: [SnapshotResult]) -> String {
    let fresh = results.count { $0.status == .missing }
    let counts = [
      (results.count - fresh, "changed"), (fresh, "new"), (gone.count, "gone"), (same, "the same"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return counts.isEmpty ? "No cell changed." : "cells: \(counts.joined(separator: ", "))"
  }
}
