import Foundation
import SnapReport
import Snapshots

extension RevisionDiff {
  /// The differences in the formats of a run.
  var report: RunReport {
    RunReport(
      pictures.run, title: "Changed cells", tool: Console.tool, directories: directories,
      subject: .revisions)
  }

  /// What is gone, and what cannot be drawn.
  private var notes: [String] { gone.map { "\($0) is gone." } + failures }

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
    pictures.add(
      placed + packageResults, notes, of: SnapshotDirectories(packageRoot: root), among: 1)
    return pictures
  }

  /// The files that moved, and the counts.
  var summary: String {
    let moves = moved.map { "moved  \($0.old) → \($0.new)".visible }
    let changed = results + packageResults
    let fresh = changed.count { $0.status == .missing }
    let counts = [
      (changed.count - fresh, "changed"), (fresh, "new"), (gone.count, "gone"), (same, "the same"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let text = counts.isEmpty ? "No cell changed." : "cells: \(counts.joined(separator: ", "))"
    return (moves + [text]).joined(separator: "\n")
  }
}
