import Foundation
import Serving
import Synchronization

/// Checks files that an editor changes, one after the other on a thread of its own, the last one first.
///
/// A change ends the check of the text before it. It begins when nothing has changed for a moment, so that typing starts none; what is said
/// of a text does not depend on when that is.
final class EditorChecks: Sendable {
  private struct State {
    var waiting: [String] = []
    var current: String?
    var isCancelled = false
    var isEnded = false
  }

  /// Shorter than anyone waits for, and longer than between two letters.
  private static let pause = DispatchTimeInterval.milliseconds(120)

  private let session: EditorSession
  private let client: MessageClient
  private let worker = EditorWorker()
  private let state = Mutex(State())
  private let bell = DispatchSemaphore(value: 0)
  private let finished = DispatchSemaphore(value: 0)

  init(_ session: EditorSession, _ client: MessageClient) {
    (self.session, self.client) = (session, client)
  }

  /// Begins to check.
  func start() {
    Thread.detachNewThread {
      self.run()
      self.worker.end()
      self.finished.signal()
    }
  }

  /// Checks a file soon, and before those that were asked for earlier.
  func request(_ address: String) {
    state.withLock { state in
      state.waiting.removeAll { $0 == address }
      state.waiting.append(address)
      if state.current == address { state.isCancelled = true }
    }
    bell.signal()
  }

  /// Lets what is read from other files be read again.
  func renew() { worker.renew() }

  /// Ends the thread, and waits for it.
  func end() {
    state.withLock { $0.isEnded = true }
    bell.signal()
    finished.wait()
  }

  private func run() {
    while true {
      bell.wait()
      while !isEnded, bell.wait(timeout: .now() + Self.pause) == .success {}
      while let address = next() { check(address) }
      if isEnded { return }
    }
  }

  private var isEnded: Bool { state.withLock(\.isEnded) }

  private func next() -> String? {
    state.withLock { state in
      guard !state.isEnded else { return nil }
      state.current = state.waiting.popLast()
      state.isCancelled = false
      return state.current
    }
  }

  private func check(_ address: String) {
    guard let document = session.document(address) else { return }
    let request = EditorRequest.check(document.file, session.client.options)
    let outcome = worker.answer(request) {
      state.withLock { $0.isCancelled || $0.isEnded }
    }
    switch outcome {
    case .answer(let answer): publish(answer.problems, of: document)
    case .failed(let reason):
      publish(
        [
          EditorProblem(
            range: document.text.range(ofPlainLine: 1), severity: .error, code: "unreadableFile",
            message: reason)
        ], of: document)
    case .cancelled: break
    }
  }

  private func publish(_ problems: [EditorProblem], of document: EditorDocument) {
    guard session.note(problems, of: document) else { return }
    let client = session.client
    self.client.notify(
      "textDocument/publishDiagnostics",
      [
        "uri": .text(document.address), "version": .integer(document.version),
        "diagnostics": .list(problems.map { client.value(of: $0, in: document) }),
      ])
  }

  /// Takes back what was said of a file that is closed.
  func clear(_ address: String) {
    state.withLock { state in
      state.waiting.removeAll { $0 == address }
      if state.current == address { state.isCancelled = true }
    }
    client.notify(
      "textDocument/publishDiagnostics", ["uri": .text(address), "diagnostics": []])
  }
}
