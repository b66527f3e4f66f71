import Foundation
import Synchronization

/// Notes Ctrl-C, termination and a closed terminal, and forwards them to a running child process.
///
/// Foundation starts a child in a separate process group, which the terminal's Ctrl-C does not reach. Without this a
/// test run would go on, and keep the package locked, after `snap` has ended.
struct Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Lets the signals through, here and in children started from now on.
  ///
  /// A parent that starts `snap` from a thread of libdispatch hands down a mask that blocks them.
  static func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    // The last one ends a process that hangs.
    for number in signals + [SIGABRT] { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Begins to note signals, and to hand them on to a child if there is one.
  init(of child: Int32 = 0) {
    hasComeAtomic.store(false, ordering: .sequentiallyConsistent)
    childAtomic.store(child, ordering: .sequentiallyConsistent)
    for number in Self.signals where !Self.isIgnored(number) { signal(number, interrupt) }
  }

  var hasCome: Bool { hasComeAtomic.load(ordering: .sequentiallyConsistent) }

  /// Gives the signals back to the process.
  func end() {
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

// A signal handler takes no context, so that these two cannot live in the structure.
private let childAtomic = Atomic<Int32>(0)
private let hasComeAtomic = Atomic<Bool>(false)

/// Hands a signal on by calls that are safe in a signal handler.
///
/// The child gets SIGINT, on which SwiftPM ends its own children in good order.
private func interrupt(_ number: Int32) {
  hasComeAtomic.store(true, ordering: .sequentiallyConsistent)
  let child = childAtomic.load(ordering: .sequentiallyConsistent)
  guard child > 0 else { return }
  if kill(-child, SIGINT) != 0 { kill(child, SIGINT) }
}
