import FileAccess
package import Foundation
package import Processes
package import SnapReport
import SnapshotRecords
import TestRuns

/// One try: from sources to the pictures of their cells.
package struct CellTryout {
  private let sources: TriedSources
  private let names: [String]
  private let mode: String
  private let conditions: [String]
  private let modules: CellModules
  private let environment: [String: String]
  private let isStrict: Bool

  /// - Parameters:
  ///   - sources: what is compiled.
  ///   - names: the classes to draw; empty for all cells.
  ///   - mode: the language mode of the sources.
  ///   - conditions: the names that `#if` finds true.
  ///   - modules: what it is compiled with.
  ///   - environment: that of the compiler and of the program.
  ///   - isStrict: whether nothing is left out that does not compile.
  package init(
    _ sources: TriedSources, named names: [String], mode: String, conditions: [String] = [],
    with modules: CellModules, environment: [String: String], isStrict: Bool = false
  ) {
    (self.isStrict, self.conditions) = (isStrict, conditions)
    self.sources = sources
    self.names = names
    self.mode = mode
    self.modules = modules
    self.environment = environment
  }

  /// What came of a try.
  package enum Result {
    /// Cards in the order of the sources, and pictures by the names of their files.
    case drawn(TriedPage, pictures: [(name: String, data: Data)], notes: [String])
    /// What the compiler printed, and what that means.
    case refused(messages: String, notes: [String])
  }

  /// Compiles, makes and draws the cells.
  ///
  /// - Throws: ``TryingError``, `TestRunsError.interrupted`, or an error that names a file.
  package func run(by swiftc: URL, until interruption: Interruption) throws -> Result {
    let found = try FoundCells(in: sources, named: names)
    var notes = sources.leftOut.map(\.description) + found.unreadable.map(\.description)
    guard found.cells.contains(where: \.isMade) else {
      return .drawn(TriedPage(cards(found, [:])), pictures: [], notes: notes)
    }
    let build = TriedBuild(
      sources: sources, cells: found, modules: modules, swiftc: swiftc,
      folder: try PrivateFolder(), mode: mode, conditions: conditions, environment: environment,
      isStrict: isStrict)
    let compiled = try build.compile(until: interruption)
    notes += compiled.warnings
    notes += found.standIns.map {
      "note: \($0.module) is a stand-in here, as its own sources are not among those of the app."
    }
    guard compiled.step.isGood else {
      return .refused(messages: compiled.step.output, notes: try notes + reasons(found))
    }
    var run = ProgramRun(of: compiled, by: build)
    try run.drawCells(until: interruption)
    let dropped = run.outcome.dropped
    return .drawn(
      TriedPage(cards(found, run.drawn, dropped, run.contents), dropped: dropped),
      pictures: try pictures(of: run.drawn, in: run.folder), notes: notes)
  }

  /// What the sources have that no program here can: libraries, and spellings that this tool cannot rewrite.
  ///
  /// Where what does not compile was left out, the errors are not those of missing libraries.
  private func reasons(_ found: FoundCells) throws -> [String] {
    guard isStrict || !RewrittenSources.isPossible else { return [] }
    var known: Set<String> = []
    let missing = found.missingModules.filter { known.insert($0.name).inserted }.map { module in
      "\(module.place): error: \(module.name) is a library that `snap try` does not have. Name the folder of its sources, "
        + "too, or leave out what uses it."
    }
    guard !RewrittenSources.isPossible,
      let spelling = try sources.files.lazy.compactMap(ObjectiveCSpelling.init).first
    else { return missing }
    return missing + [
      "error: \(spelling), which only a tool of the trait SourceRewriting rewrites for Linux."
    ]
  }

  private func cards(
    _ found: FoundCells, _ drawn: [String: TriedCell], _ dropped: [DroppedCode] = [],
    _ contents: [String: [String]] = [:]
  ) -> [TriedPage.Card] {
    found.cells.map { cell in
      var result = drawn[cell.name] ?? TriedCell(name: cell.name)
      if !cell.isMade {
        result.fail(cell.advice, in: "")
      } else if drawn[cell.name] == nil {
        result.fail(FoundCells.Cell.adviceOnPruned, in: "")
      }
      return TriedPage.Card(
        result, place: cell.place, making: cell.isMade ? cell.clause : nil,
        content: contents[cell.name, default: []],
        dropped: dropped.filter { $0.file == cell.file.path })
    }
  }

  /// The first lines of the compiler's messages say what is wrong; others often follow from it.
  private static let shownLines = 3

  /// The card of a cell that does not compile, with the first of the compiler's messages.
  func refusedCard(_ cell: DeclaredClass, _ messages: String) -> TriedPage.Card {
    var result = TriedCell(name: cell.name)
    let lines = messages.split(separator: "\n").prefix(Self.shownLines).joined(separator: "\n")
    result.fail("It does not compile:\n\(lines)", in: "")
    return TriedPage.Card(
      result, place: "\(cell.file.lastPathComponent):\(cell.line)", making: nil)
  }

  private func pictures(
    of drawn: [String: TriedCell], in folder: URL
  ) throws -> [(name: String, data: Data)] {
    try drawn.sorted { $0.key < $1.key }.flatMap { _, cell in
      try cell.pictures.map { picture in
        let name = cell.fileName(in: picture.configuration)
        return (name, try Files.read(existing: folder.appendingPathComponent(name)))
      }
    }
  }
}
