import Foundation
import Processes
import Synchronization
import Terminal

/// A process that reads files for the server: one that crashes over a file, or takes too long, is followed by another one.
final class EditorWorker: Sendable {
  enum Outcome {
    case answer(EditorAnswer)
    /// Nobody wants it any more.
    case cancelled
    /// Why it did not answer.
    case failed(String)
  }

  private let process = Mutex<WorkerProcess?>(nil)
  private let isOutdated = Atomic(false)

  /// Lets the next request be answered by a process that has read nothing yet: a process reads a picture or a translation once.
  func renew() { isOutdated.store(true, ordering: .relaxed) }

  /// Asks the process; one question waits for the other.
  func answer(_ request: EditorRequest, unless isCancelled: @Sendable () -> Bool) -> Outcome {
    process.withLock { process in
      guard !isCancelled() else { return .cancelled }
      if isOutdated.exchange(false, ordering: .relaxed) {
        process?.end()
        process = nil
      }
      do {
        let current = try process ?? Self.start()
        process = nil
        var wasCancelled = false
        let answer = current.answer(to: request, as: EditorAnswer.self) {
          guard !wasCancelled, isCancelled() else { return }
          wasCancelled = true
          current.kill()
        }
        guard let answer else {
          let ending = current.end()
          return wasCancelled ? .cancelled : .failed(Self.words(ending))
        }
        process = current
        return .answer(answer)
      } catch {
        return .failed("\(error)")
      }
    }
  }

  func end() {
    process.withLock { process in
      process?.kill()
      process?.end()
      process = nil
    }
  }

  private static func start() throws -> WorkerProcess {
    try WorkerProcess(
      WorkerProcess.tool, ["lsp", "--is-worker"], environment: Console.environment)
  }

  private static func words(_ ending: ChildProcess.Ending) -> String {
    if case .signal(SIGALRM) = ending {
      return "Reading this file took too long and was given up. Split it, or close it."
    }
    return "The process that read this file \(ending.words). It is read again when it changes."
  }
}
