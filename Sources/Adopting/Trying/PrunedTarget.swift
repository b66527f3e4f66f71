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
  private let found: FoundCells
  /// What was left out.
  package let dropped: [DroppedCode]
  /// The compiler's messages; nil if the rest compiles.
  package let refusal: String?
  private let compiled: CompiledSources
  /// The cells in the program that was compiled.
  private let cells: [FoundCells.Cell]
  private let changes: [(file: URL, changes: [LineChange])]
}

extension PrunedTarget {
  /// Compiles a target until what is left of it compiles.
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
    found = try FoundCells(in: target.sources, named: target.cells.map(\.name))
    var build = TriedBuild(
      sources: target.sources, cells: found, modules: modules, swiftc: swiftc,
      folder: try PrivateFolder(), mode: target.mode, conditions: target.conditions,
      environment: environment, isStrict: false)
    let known = try package.flatMap { try DroppedList(of: $0) }
    build.known = known?.changes ?? [:]
    let outcome = try build.compile(until: interruption)
    (compiled, cells) = (outcome.sources, outcome.cells)
    changes = try compiled.changes(without: Set(found.emptyModules))
    let kept = known?.dropped(besides: outcome.dropped, in: changes) ?? []
    dropped = kept + outcome.dropped
    refusal = outcome.step.isGood ? nil : outcome.step.output
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
      cells: target.adopted(found, compiled: cells), folder: folder, snap: snap,
      files: try files(in: folder),
      comments: comments, adoption: Adoption(project: project, cells: target.cells.map(\.name)),
      cellFiles: target.cells.map(\.file.path))
  }

  /// What the package's target has besides its list of sources.
  private func files(in folder: URL) throws -> [(name: String, data: Data)] {
    let list = DroppedList(changes, dropped, in: folder)
    var files = [(name: DroppedList.fileName, data: try CanonicalJSON.prettyData(of: list))]
    files += found.standIns.map {
      ("\($0.module).swift", Data($0.source(without: found.types).utf8))
    }
    return files
  }

  /// What was left out of the file of each cell.
  private var comments: [String: [String]] {
    target.cells.reduce(into: [:]) { comments, cell in
      let own = dropped.filter { $0.file == cell.file.path }
      guard !own.isEmpty else { return }
      comments[cell.name] =
        ["Left out of \(cell.file.lastPathComponent), as it does not compile here:"]
        // A message may quote a text of the source, which must not end the comment.
        + own.map(\.sentence.visibleLine)
    }
  }
}
#endif
