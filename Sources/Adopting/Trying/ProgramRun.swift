import FileAccess
import Foundation
import Processes
import SnapReport
import SnapshotRecords
import TestRuns

/// Runs the program of a try until it has gone through all cells.
///
/// What ends the program is left out of the sources, which are compiled again; where that does not help, the cell is drawn without
/// made-up content, and then passed over.
struct ProgramRun {
  /// What was compiled last.
  private(set) var outcome: TriedBuild.Outcome
  /// The cells that were drawn or given up, by their names.
  private(set) var drawn: [String: TriedCell] = [:]
  /// The made-up content of those that have some, by their names.
  private(set) var contents: [String: [String]] = [:]
  private let build: TriedBuild
  private var unfilled: Set<String> = []
  /// How often something was left out for a cell, by its name.
  private var traps: [String: Int] = [:]
  private var mayLeaveOut = true

  private enum Limits {
    /// How long the cells may take until each further one is given up, in seconds.
    static let time = 60
    /// Each trap costs a compilation: of most cells, one or two statements ask for what an app's start has made.
    static let trapsOfCell = 4
    static let traps = 16
    /// The first lines say what happened; a stack follows.
    static let shownLines = 3
  }

  init(of outcome: TriedBuild.Outcome, by build: TriedBuild) {
    (self.outcome, self.build) = (outcome, build)
  }

  /// Where the pictures are.
  var folder: URL { build.folder.url.appendingPathComponent("cells") }

  private var cells: [FoundCells.Cell] { outcome.cells }
  private var next: Int? { cells.firstIndex { drawn[$0.name] == nil } }

  /// Draws the cells.
  ///
  /// - Throws: ``TryingError``, `TestRunsError.interrupted`, or an error that names a file.
  mutating func drawCells(until interruption: Interruption) throws {
    while let first = next {
      // The runtime would print addresses behind the reason for an end.
      let step = try run(from: first, ["SWIFT_BACKTRACE": "enable=no"], until: interruption)
      try readDrawn()
      guard let stopped = next else { return }
      if try leaveOutTrap(of: stopped, step, until: interruption) { continue }
      let name = cells[stopped].name
      let hasContent = !cells[stopped].content.statements.isEmpty
      guard !hasContent || !unfilled.insert(name).inserted else { continue }
      var cell = TriedCell(name: name)
      cell.fail(Self.reason(step), in: "")
      drawn[name] = cell
    }
  }

  private func run(
    from first: Int, _ variables: [String: String], until interruption: Interruption
  ) throws -> TriedStep {
    let empty = cells.indices.filter { unfilled.contains(cells[$0].name) }
    return try TriedStep(
      build.program, [folder.path, "\(first)"] + empty.map(String.init), in: build.folder.url,
      environment: build.environment.merging(variables) { $1 }, limit: Limits.time,
      until: interruption)
  }

  /// Reads what the program has written of each cell, which is gone then: another program may number cells differently.
  private mutating func readDrawn() throws {
    while let index = next {
      let file = folder.appendingPathComponent("\(index).json")
      guard let data = try Files.read(file) else { return }
      guard let cell = try? JSONDecoder().decode(TriedCell.self, from: data) else {
        throw TryingError.otherTool(modules: build.modules.folder)
      }
      try FileTree(ofNamed: folder).remove(file)
      let name = cells[index].name
      drawn[name] = cell
      if !unfilled.contains(name) { contents[name] = cells[index].content.statements }
    }
  }

  /// Compiles the program without what ended it in a cell.
  ///
  /// - Returns: whether there is another program.
  private mutating func leaveOutTrap(
    of cell: Int, _ step: TriedStep, until interruption: Interruption
  ) throws -> Bool {
    let name = cells[cell].name
    guard mayLeaveOut, RewrittenSources.isPossible, step.stop == nil, case .signal = step.ending,
      traps.values.reduce(0, +) < Limits.traps, traps[name, default: 0] < Limits.trapsOfCell,
      let trap = try trap(of: cell, step, until: interruption)
    else { return false }
    traps[name, default: 0] += 1
    guard let outcome = try build.compile(outcome, without: trap, until: interruption) else {
      // The copies on the disk are not those of this program any more.
      mayLeaveOut = false
      return false
    }
    self.outcome = outcome
    return true
  }

  /// The innermost place in the sources at which the program ends in a cell; nil if there is none.
  private func trap(
    of cell: Int, _ step: TriedStep, until interruption: Interruption
  ) throws -> CompilerDiagnostic? {
    let name = "trap.json"
    _ = try run(from: cell, TrapReport.variables(writing: name), until: interruption)
    let file = build.folder.url.appendingPathComponent(name)
    guard let data = try Files.read(file) else { return nil }
    try FileTree(ofNamed: build.folder.url).remove(file)
    // A report that another runtime writes, or that is cut off, names no place.
    guard let report = try? JSONDecoder().decode(TrapReport.self, from: data) else { return nil }
    for place in report.places {
      let line = place.line > 0 ? place.line : Self.printedLine(in: place.file, step) ?? 0
      let offset = outcome.sources.offset(in: place.file, line: line, column: place.column)
      guard let offset else { continue }
      return CompilerDiagnostic(
        severity: .fatal,
        place: CompilerDiagnostic.Place(path: place.file, line: line, offset: offset),
        message: Self.lines(step).last ?? "it ended the program")
    }
    return nil
  }

  /// The line that the program printed as it ended, such as `App/Row.swift:10: Fatal error: …`.
  ///
  /// The code of what the compiler adds, as for the value of an implicitly unwrapped optional, has no line of its own.
  private static func printedLine(in path: String, _ step: TriedStep) -> Int? {
    let name = URL(fileURLWithPath: path).lastPathComponent
    return lines(step).reversed().lazy.compactMap { line in
      guard let range = line.range(of: "/\(name):") else { return nil }
      let number = line[range.upperBound...].prefix { $0.isASCII && $0.isNumber }
      return Int(number)
    }.first
  }

  /// Why a program has not gone through a cell.
  private static func reason(_ step: TriedStep) -> String {
    let end =
      switch step.stop {
      case .tooLate: "Its program did not end in \(Limits.time) seconds"
      case .tooMuchOutput: "Its program printed more than \(TriedStep.mostOutput >> 20) MiB"
      case nil: "Its program \(step.ending.words)"
      }
    let lines = lines(step).prefix(Limits.shownLines)
    return end + (lines.isEmpty ? "." : ":\n" + lines.joined(separator: "\n"))
  }

  private static func lines(_ step: TriedStep) -> [String] {
    step.output.split(separator: "\n").prefix { $0 != "Current stack trace:" }.map(String.init)
  }
}
