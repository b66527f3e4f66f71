#if SourceRewriting
import FileAccess
package import Foundation
package import Processes
import SnapReport
package import SnapshotRecords
import SourceRewriting

/// A target of an app of which what does not compile is left out.
package struct PrunedTarget {
  private let target: TargetCells
  private let pruned: PrunedSources
  /// What was left out.
  package var dropped: [DroppedCode] { pruned.dropped }
  /// The compiler's messages; nil if the rest compiles.
  package var refusal: String? { pruned.refusal }
}

extension PrunedTarget {
  /// Compiles a target until what is left of it compiles, and draws its cells until none ends the program.
  ///
  /// - Parameters:
  ///   - target: the target.
  ///   - package: a package of the same cells, whose decisions are kept; nil for none.
  ///   - swiftc: the compiler.
  ///   - modules: what it is compiled with.
  ///   - environment: that of the compiler.
  ///   - interruption: what ends it early.
  /// - Throws: `TestRunsError.interrupted`, or an error that names a file.
  package init(
    _ target: TargetCells, knowing package: URL?, by swiftc: URL, with modules: CellModules,
    environment: [String: String], until interruption: Interruption
  ) throws {
    self.target = target
    let found = try FoundCells(in: target.sources, named: target.cells.map(\.name))
    let build = TriedBuild(
      sources: target.sources, cells: found, modules: modules, swiftc: swiftc,
      folder: try PrivateFolder(), mode: target.mode, conditions: target.conditions,
      environment: environment, isStrict: false)
    pruned = try PrunedSources(
      build, knowing: package.flatMap { try DroppedList(of: $0) }, drawsCells: true,
      until: interruption)
  }

  /// The package with the cells, without what was left out.
  ///
  /// - Parameters:
  ///   - folder: the package's folder.
  ///   - snap: where the manifest finds Snap.
  ///   - project: what names the app, relative to the package.
  /// - Returns: the package, which is not written yet.
  /// - Throws: an error that names a file.
  package func package(
    in folder: URL, snap: String, from project: String
  ) throws -> AdoptedPackage {
    AdoptedPackage(
      cells: target.adopted(pruned.found, compiled: pruned.cells), folder: folder, snap: snap,
      files: try pruned.files(in: DroppedList.folder(in: folder)),
      comments: comments, adoption: Adoption(project: project, cells: target.cells.map(\.name)),
      cellFiles: target.cells.map(\.file.path))
  }

  /// What was left out of the file of each cell.
  private var comments: [String: [String]] {
    target.cells.reduce(into: [:]) { comments, cell in
      let own = dropped.filter { $0.file == cell.file.path }
      guard !own.isEmpty else { return }
      comments[cell.name] =
        ["Left out of \(cell.file.lastPathComponent), as it does not compile or run here:"]
        // A message may quote a text of the source, which must not end the comment.
        + own.map(\.sentence.visibleLine)
    }
  }
}
#endif
