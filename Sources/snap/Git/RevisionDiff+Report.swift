import Foundation
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

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

  /// Who owns what is different, by the repository's `CODEOWNERS`.
  ///
  /// - Parameters:
  ///   - repository: the repository.
  ///   - package: a folder of the package whose tests were compared.
  /// - Returns: the owners by key.
  /// - Throws: `FileError` if the file cannot be read.
  func owners(in repository: GitRepository, package: String) throws -> [SnapshotKey: [String]] {
    guard let owners = try CodeOwners(of: repository) else { return [:] }
    // Cell files have their paths below the repository, sources of tests below their package.
    let cells = owners.owners(of: results, inPackage: "")
    guard !packageResults.isEmpty else { return cells }
    let folder = repository.path(of: try PackageFolder.containing(package))
    return cells.merging(owners.owners(of: packageResults, inPackage: folder)) { first, _ in first }
  }
}
