import FileAccess
import Foundation
import Processes
import SnapReport
import Terminal

/// The stress tests of the cells in some files, in a worker process, so that a crash or a hang costs one cell.
final class StressRun {
  /// What to try, and how: as the options of `snap stress`.
  struct Request {
    /// The time limit for each cell in seconds, if nothing else is said.
    static let standardTimeLimit = 600

    var files: [String]
    var cell: String?
    var trials: Int?
    var seconds: Double?
    var seed: UInt64?
    var output: String?
    var printsJSON = false
    var timeLimit = standardTimeLimit
  }

  private let request: Request
  private var worker: WorkerProcess?

  init(_ request: Request) { self.request = request }

  /// A cell with the result of its test.
  struct Cell {
    let file: String
    let name: String
    let result: StressWork.Result
  }

  private var failures: [String] = []
  private var cells: [Cell] = []

  /// Tries the cells of all files in order, and prints each result unless JSON is wanted.
  func results() -> (cells: [Cell], failures: [String]) {
    defer { worker?.end() }
    for file in request.files {
      guard let listed = answer(.init(file: file, cell: nil), name: file) else { continue }
      for (index, name) in listed.names.enumerated()
      where request.cell.map({ $0 == name }) ?? true {
        let answer = answer(.init(file: file, cell: index), name: "\(file): \(name)")
        guard let result = answer?.result else { continue }
        add(Cell(file: file, name: name, result: result))
      }
    }
    if let name = request.cell, cells.isEmpty, failures.isEmpty {
      failures.append("No cell or fixture is named “\(name)”. Check the name.")
    }
    return (cells, failures)
  }

  /// Returns what a worker answers; nil after a failure, which is kept.
  private func answer(_ request: StressWork.Request, name: String) -> StressWork.Answer? {
    do {
      let current = try worker ?? makeWorker()
      worker = current
      guard let answer = current.answer(to: request, as: StressWork.Answer.self) else {
        worker = nil
        failures.append("\(name): \(message(of: current.end()))")
        return nil
      }
      if let failure = answer.failure {
        failures.append(failure)
        return nil
      }
      return answer
    } catch {
      failures.append("\(name): \(error)")
      return nil
    }
  }

  private func makeWorker() throws -> WorkerProcess {
    let options: [(String, String?)] = [
      ("--time-limit", "\(request.timeLimit)"), ("--trials", request.trials.map { "\($0)" }),
      ("--seconds", request.seconds.map { "\($0)" }), ("--seed", request.seed.map { "\($0)" }),
      ("--output", request.output),
    ]
    return try WorkerProcess(
      WorkerProcess.tool,
      ["stress", "--is-worker"]
        + options.flatMap { name, value in value.map { [name, $0] } ?? [] },
      environment: Console.environment)
  }

  private func message(of ending: ChildProcess.Ending) -> String {
    if case .signal(SIGALRM) = ending {
      return
        "trying it took longer than \(request.timeLimit) seconds and was given up. Allow more with "
        + "--time-limit, or try less with --trials."
    }
    return "the process that tried it \(ending.words)."
  }

  private func add(_ cell: Cell) {
    cells.append(cell)
    do {
      if let folder = request.output { try write(cell, to: URL(fileURLWithPath: folder)) }
    } catch {
      failures.append("\(error)")
    }
    guard !request.printsJSON else { return }
    let time = Console.isTerminal ? " (\(cell.result.durationText))" : ""
    Console.text("\(cell.file): \(cell.name)\(time)".visibleLine)
    Console.text(cell.result.text + "\n")
  }

  /// Writes a picture of each failure, named after the cell.
  private func write(_ cell: Cell, to folder: URL) throws {
    try Files.makeFolder(folder)
    let name = cell.name.replacing("/", with: "-")
    for (index, picture) in cell.result.pictures.enumerated() {
      try Files.write(picture, to: folder.appendingPathComponent("\(name)-\(index + 1).png"))
    }
  }
}
