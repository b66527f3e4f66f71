import FileAccess
import Fixtures
import Foundation
import StressTesting

/// The stress tests of the cells in some files.
@MainActor struct StressRun {
  private let command: Stress

  init(_ command: Stress) { self.command = command }

  /// A cell with the result of its test.
  struct Cell: Sendable {
    let prototype: (file: String, name: String, cell: String)
    let report: StressReport

    var printed: PrintedStress {
      PrintedStress(
        report, file: prototype.file, cell: prototype.name, form: .cellFile(cell: prototype.cell))
    }
  }

  /// Tries the cells of all files in order, and prints each result unless JSON is wanted.
  func results() -> (cells: [Cell], failures: [String]) {
    var cells: [Cell] = []
    var failures: [String] = []
    for file in command.files {
      do {
        for (prototype, test) in try tests(in: URL(fileURLWithPath: file))
        where command.cell.map({ $0 == prototype.name }) ?? true {
          let cell = Cell(
            prototype: (file, prototype.name, prototype.cell), report: test.run())
          cells.append(cell)
          try show(cell)
        }
      } catch {
        failures.append("\(error)")
      }
    }
    if let name = command.cell, cells.isEmpty, failures.isEmpty {
      failures.append("No cell or fixture is named “\(name)”. Check the name.")
    }
    return (cells, failures)
  }

  private func tests(in url: URL) throws -> [(StressPrototype, StressTest)] {
    guard CellFile.suffixes.contains(where: url.lastPathComponent.hasSuffix) else {
      return try PrototypeFile(contentsOf: url).stressPrototypes.map { prototype in
        (prototype, try StressTest(prototype, budget: budget ?? .standard, seed: command.seed ?? 1))
      }
    }
    return try CellFile(contentsOf: url).stress.map { declaration in
      var test = StressTest(declaration)
      test.budget = budget ?? test.budget
      test.seed = command.seed ?? test.seed
      return (declaration.prototype, test)
    }
  }

  private var budget: StressBudget? {
    command.seconds.map(StressBudget.seconds) ?? command.trials.map(StressBudget.trials)
  }

  private func show(_ cell: Cell) throws {
    if let folder = command.output { try write(cell, to: URL(fileURLWithPath: folder)) }
    guard !command.json else { return }
    let form = FixtureForm.cellFile(cell: cell.prototype.cell)
    let time = Console.isTerminal ? " in \(cell.report.durationText)" : ""
    Console.raw("\(cell.prototype.file): \(cell.prototype.name)")
    Console.raw(cell.report.text(form) + time + "\n")
  }

  /// Writes a picture of each failure, named after the cell.
  private func write(_ cell: Cell, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = cell.prototype.name.replacing("/", with: "-")
    for (index, failure) in cell.report.failures.enumerated() {
      guard let picture = failure.picture else { continue }
      try Files.write(
        Data(picture), to: folder.appendingPathComponent("\(name)-\(index + 1).png"))
    }
  }
}
