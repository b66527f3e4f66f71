import Foundation
import Processes
import SnapshotRecords
import Terminal

/// The processes that draw: the present one, and one that is started already to follow it.
///
/// A process reads a picture of a catalogue or a translation once, as those of an app do not change.
final class WatchWorker {
  private let arguments: [String]
  private let timeLimit: Int
  private let interruption: Interruption
  private var present: WorkerProcess?
  private var next: WorkerProcess?

  init(_ places: WatchWork.Places, timeLimit: Int, until interruption: Interruption) {
    arguments = [
      "watch", "--is-worker", "--time-limit", "\(timeLimit)", "--state", places.state.path,
      places.package.path,
    ]
    (self.timeLimit, self.interruption) = (timeLimit, interruption)
  }

  private func start() throws -> WorkerProcess {
    try WorkerProcess(WorkerProcess.tool, arguments, environment: Console.environment)
  }

  /// Goes on with a process that has read nothing yet.
  func renew() {
    present?.end()
    present = nil
  }

  /// The answer; if the process ends over it, why.
  func answer(to request: WatchRequest, about name: String) -> WatchAnswer {
    do {
      let process = try present ?? next ?? start()
      if present == nil { next = nil }
      present = process
      // The one that follows has started before it is needed.
      if next == nil { next = try start() }
      let answer = process.answer(to: request, as: WatchAnswer.self) {
        if interruption.hasCome { process.kill() }
      }
      if let answer { return answer }
      present = nil
      let ending = process.end()
      return WatchAnswer(problems: interruption.hasCome ? [] : ["\(name): \(reason(ending))"])
    } catch {
      return WatchAnswer(problems: ["\(error)"])
    }
  }

  private func reason(_ ending: ChildProcess.Ending) -> String {
    if case .signal(SIGALRM) = ending {
      return "drawing it took longer than \(timeLimit) seconds and was given up."
    }
    return "the process that drew it \(ending.words). It is drawn again when it is saved."
  }

  func end() {
    present?.end()
    next?.end()
  }
}
