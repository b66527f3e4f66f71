import Dispatch
import Foundation
import Locks
import Processes
import Terminal

/// Child processes that share the files of a run, as views can only use one thread of a process.
struct LintWorkers {
  private let files: [String]
  private let tool: URL
  private let timeLimit: Int
  private let arguments: [String]

  init(_ files: [String], tool: URL, timeLimit: Int, _ extras: LintExtras) {
    arguments = ["lint", "--is-worker", "--time-limit", "\(timeLimit)"] + extras.options
    self.files = files
    self.tool = tool
    self.timeLimit = extras.limit(timeLimit)
  }

  /// Returns the result of each file, in order.
  func answers(jobs: Int) -> [LintAnswer] {
    let count = min(jobs, files.count)
    guard count > 0 else { return [] }
    let board = LintBoard(count: files.count)
    DispatchQueue.concurrentPerform(iterations: count) { _ in work(on: board) }
    board.clear()
    return zip(files, board.answers).map { file, answer in
      answer ?? LintAnswer(failure: "\(file): not checked.")
    }
  }

  private func work(on board: LintBoard) {
    var worker: WorkerProcess?
    while let index = board.next() {
      let file = files[index]
      do {
        let current =
          try worker
          ?? WorkerProcess(tool, arguments, environment: Console.environment)
        worker = current
        if let answer = current.answer(to: file, as: LintAnswer.self) {
          board.put(answer, at: index)
        } else {
          worker = nil
          let problem = message(of: current.end())
          board.put(LintAnswer(failure: "\(file): \(problem)"), at: index)
        }
      } catch {
        board.put(LintAnswer(failure: "\(file): \(error)"), at: index)
      }
    }
    worker?.end()
  }

  private func message(of ending: ChildProcess.Ending) -> String {
    if case .signal(SIGALRM) = ending {
      return
        "checking it took longer than \(timeLimit) seconds and was given up. Allow more with "
        + "--time-limit, or leave the file out with --exclude."
    }
    return
      "the process that checked it \(ending.words). Other files are checked nevertheless; "
      + "--exclude leaves this one out."
  }
}

/// The files to check, and the results.
private final class LintBoard: Sendable {
  private struct State {
    var answers: [LintAnswer?]
    var next = 0
    var done = 0
  }

  private let state: Lock<State>
  private let start = Date()

  init(count: Int) { state = Lock(State(answers: Array(repeating: nil, count: count))) }

  var answers: [LintAnswer?] { state.withLock(\.answers) }

  /// Returns the index of the next unchecked file.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.answers.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func put(_ answer: LintAnswer, at index: Int) {
    state.withLock { state in
      state.answers[index] = answer
      state.done += 1
      guard Console.showsProgress else { return }
      let seconds = Date().timeIntervalSince(start)
      let left = seconds / Double(state.done) * Double(state.answers.count - state.done)
      Console.transient(
        "checked \(state.done) of \(state.answers.count) files, \(Int(left.rounded(.up))) s left")
    }
  }

  func clear() {
    if Console.showsProgress { Console.transient("") }
  }
}
