import Foundation
import Locks
import Synchronization

/// Names on standard error what a process is verifying when a trap ends it, before the stack is printed.
///
/// UIKit's own messages begin with the same name, ``PresentWork``. Swift's, such as that of an index out of range, come before
/// this one: nothing of ours runs until they are printed.
///
/// Swift cannot catch a trap, but the signal that it raises can be handled. The text is prepared beforehand, as a handler
/// may only make calls that are safe in a signal handler.
enum TrapNote {
  /// Prepares the text for the present work; none without work.
  ///
  /// Not to be called from two threads at once.
  static func prepare(for work: WorkInProgress?) {
    _ = handlers
    PresentWork.name = work.map(name)
    let words = PresentWork.name.map { "\nThis process ended while it verified \($0).\n" }
    let text = words.flatMap { strdup($0) }
    let old = textAtomic.exchange(UInt(bitPattern: text), ordering: .sequentiallyConsistent)
    free(UnsafeMutablePointer<CChar>(bitPattern: old))
  }

  private static func name(of work: WorkInProgress) -> String {
    let place = work.source.map { " (\($0))" } ?? ""
    return work.keys.map(\.description).joined(separator: ", ") + place
  }

  /// The signals of traps, of accesses to wrong memory such as beyond the stack, and of `abort`.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Installs the handlers once, in front of those of Swift's backtraces.
  private static let handlers: Void = {
    let old = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
    for (index, number) in signals.enumerated() {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = say
      action.sa_flags = SA_ONSTACK
      sigaction(number, &action, old + index)
    }
    oldAtomic.store(UInt(bitPattern: old), ordering: .sequentiallyConsistent)
  }()

  /// Gives a signal to the handler that was there before.
  fileprivate static func passOn(_ number: Int32) {
    let address = oldAtomic.load(ordering: .sequentiallyConsistent)
    guard let old = UnsafeMutablePointer<sigaction>(bitPattern: address) else { return }
    var index = 0
    for candidate in signals {
      if candidate == number { sigaction(number, old + index, nil) }
      index += 1
    }
    // Comes when this handler has returned.
    raise(number)
  }
}

// A signal handler takes no context, so that these cannot live in the enumeration.
private let textAtomic = Atomic<UInt>(0)
private let oldAtomic = Atomic<UInt>(0)

private func say(_ number: Int32) {
  let address = textAtomic.load(ordering: .sequentiallyConsistent)
  if let text = UnsafePointer<CChar>(bitPattern: address) {
    _ = write(STDERR_FILENO, text, strlen(text))
  }
  TrapNote.passOn(number)
}
