import Dispatch
import Foundation
import Synchronization

/// Hands Ctrl-C and termination on to a child while it lives.
///
/// Foundation starts a child in a process group of its own, which the terminal's Ctrl-C does not reach.
/// Without this a test run would go on, and keep the package locked, after `snap` has ended.
final class Interruption {
  private let sources: [any DispatchSourceSignal]
  private let received: Received

  private final class Received: Sendable {
    let isTrue = Mutex(false)
  }

  init(ofGroup child: Int32) {
    let received = Received()
    self.received = received
    let queue = DispatchQueue(label: "snap.interruption")
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        received.isTrue.withLock { $0 = true }
        // The group may be the child's own or ours; a child that is gone makes both calls fail.
        if kill(-child, number) != 0 { kill(child, number) }
      }
      source.resume()
      return source
    }
  }

  /// Whether a signal has come.
  var hasCome: Bool { received.isTrue.withLock { $0 } }

  /// Gives the signals back to the process.
  func end() {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }
}
