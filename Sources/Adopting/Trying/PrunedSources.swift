#if SourceRewriting
import FileAccess
import Foundation
import Processes
import SnapshotRecords
import SourceRewriting

/// The sources of a module of which what does not compile is left out.
struct PrunedSources {
  let found: FoundCells
  /// What was left out.
  let dropped: [DroppedCode]
  /// The compiler's messages; nil if the rest compiles.
  let refusal: String?
  /// The cells in the program that was compiled.
  let cells: [FoundCells.Cell]
  private let changes: [(file: URL, changes: [LineChange])]

  /// Compiles sources until what is left of them compiles.
  ///
  /// - Parameters:
  ///   - build: the sources with what they are compiled with.
  ///   - known: what was left out of them before; nil for nothing.
  ///   - drawsCells: whether what ends the program that draws the cells is left out, too.
  ///   - interruption: what ends it early.
  /// - Throws: `TestRunsError.interrupted`, or an error that names a file.
  init(
    _ build: TriedBuild, knowing known: DroppedList? = nil, drawsCells: Bool = false,
    until interruption: Interruption
  ) throws {
    var build = build
    build.known = known?.changes ?? [:]
    found = build.cells
    var outcome = try build.compile(until: interruption)
    if drawsCells, outcome.step.isGood {
      var run = ProgramRun(of: outcome, by: build)
      try run.drawCells(until: interruption)
      outcome = run.outcome
    }
    cells = outcome.cells
    changes = try outcome.sources.changes(without: Set(found.emptyModules))
    let kept = known?.dropped(besides: outcome.dropped, in: changes) ?? []
    dropped = kept + outcome.dropped
    refusal = outcome.step.isGood ? nil : outcome.step.output
  }

  /// What a package's target has besides its list of sources.
  ///
  /// - Parameter target: the target's folder.
  /// - Returns: the files, by their names.
  /// - Throws: an error that names a file.
  func files(in target: URL) throws -> [(name: String, data: Data)] {
    let list = DroppedList(changes, dropped, in: target)
    let listed = (name: DroppedList.fileName, data: try CanonicalJSON.prettyData(of: list))
    return [listed]
      + found.standIns.map {
        ("\($0.module).swift", Data($0.source(without: found.types).utf8))
      }
  }
}
#endif
