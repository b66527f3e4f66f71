import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal

extension RevisionDiff {
  /// The differences in the formats of a run.
  var report: RunReport {
    var run = pictures.run
    run.comparison = RevisionComparison(
      same: same, gone: gone, moved: moved.map { .init(from: $0.old, to: $0.new) })
    return RunReport(
      run, title: "Changed cells", tool: Console.tool, records: directories.recordsPlace)
  }

  /// The differences with the paths that their pictures have in the repository.
  var pictures: PackageResults {
    var pictures = PackageResults()
    let placed = results.map { result in
      var result = result
      func place(_ path: String) -> String { "\(Self.folder)/\(path)" }
      result.reference = place(result.reference)
      result.actual = result.actual.map(place)
      result.diff = result.diff.map(place)
      return result
    }
    let shown = (placed + packageResults).map { result in
      var result = result
      // A missing reference means that the cell is new.
      if result.status == .missing { result.notes = nil }
      return result
    }
    pictures.add(shown, failures, of: SnapshotDirectories(packageRoot: root), among: 1)
    return pictures
  }
}
