import Foundation
import Synchronization

/// Notes Ctrl-C, termination and a closed terminal, so that running child processes can be ended.
///
/// Foundation starts a child in a separate process group, which the terminal's Ctrl-C does not reach. Without this a
/// test run would go on, and keep the package locked, after `snap` has ended.
package struct Interruption: Sendable {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Lets the signals through, here and in children started from now on.
  ///
  /// A parent that starts `snap` from a thread of libdispatch hands down a mask that blocks them.
  package static func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    // The last one ends a process that hangs.
    for number in signals + [SIGABRT] { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private let start: Int

  /// Begins to note signals.
  package init() {
    start = countAtomic.load(ordering: .sequentiallyConsistent)
    for number in Self.signals where !Self.isIgnored(number) { signal(number, note) }
  }

  /// How many signals have come.
  package var count: Int { countAtomic.load(ordering: .sequentiallyConsistent) - start }

  package var hasCome: Bool { count > 0 }

  /// Gives the signals back to the process.
  package func end() {
    for number in Self.signals where !Self.isIgnored(number) { signal(number, SIG_DFL) }
  }

  /// Whether the caller chose to ignore the signal, as `nohup` does; then it stays ignored.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

// A signal handler takes no context, so that this cannot live in the structure.
private let countAtomic = Atomic<Int>(0)

private func note(_ number: Int32) { countAtomic.add(1, ordering: .sequentiallyConsistent) }
