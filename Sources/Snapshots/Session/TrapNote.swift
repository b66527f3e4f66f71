import Foundation
import Locks
import SnapshotRecords
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
    addHandlerStack()
    var local: UInt8 = 0
    withUnsafeMutablePointer(to: &local) {
      stackAtomic.store(UInt(bitPattern: $0), ordering: .sequentiallyConsistent)
    }
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
      action.__sigaction_handler.sa_sigaction = say
      action.sa_flags = SA_ONSTACK | SA_SIGINFO
      sigaction(number, &action, old + index)
    }
    oldAtomic.store(UInt(bitPattern: old), ordering: .sequentiallyConsistent)
  }()

  /// Swift's backtrace needs about a quarter of it.
  private static let handlerStackSize = 65_536

  /// Lets the handlers run beyond the end of the current thread's stack, unless Swift or another one has done so.
  ///
  /// Swift does it for the main thread only, and Swift Testing may run the main actor on another one.
  private static func addHandlerStack() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0,
      let place = malloc(handlerStackSize)
    else { return }
    var stack = stack_t(ss_sp: place, ss_flags: 0, ss_size: handlerStackSize)
    sigaltstack(&stack, nil)
  }

  /// Gives a signal to the handler that was there before.
  ///
  /// A fault comes again with the instruction when this handler has returned, so that the other one learns its address.
  fileprivate static func passOn(_ number: Int32, isFault: Bool) {
    let address = oldAtomic.load(ordering: .sequentiallyConsistent)
    guard let old = UnsafeMutablePointer<sigaction>(bitPattern: address) else { return }
    var index = 0
    for candidate in signals {
      if candidate == number { sigaction(number, old + index, nil) }
      index += 1
    }
    // Comes when this handler has returned, too.
    if !isFault { raise(number) }
  }
}

// A signal handler takes no context, so that these cannot live in the enumeration.
private let textAtomic = Atomic<UInt>(0)
private let oldAtomic = Atomic<UInt>(0)
/// Where the stack was when the present work began.
private let stackAtomic = Atomic<UInt>(0)

/// More than the stacks of threads have, in bytes.
private let largestStack: UInt = 64 << 20

private let overflowWords: StaticString = """
  Its stack overflowed: something calls itself without end.

  """

private func say(
  _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  let address = textAtomic.load(ordering: .sequentiallyConsistent)
  if let text = UnsafePointer<CChar>(bitPattern: address) {
    _ = write(STDERR_FILENO, text, strlen(text))
    let fault = UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr)
    let start = stackAtomic.load(ordering: .sequentiallyConsistent)
    // All below is the stack's, down to its end.
    if number == SIGSEGV, fault < start, start - fault < largestStack {
      _ = write(STDERR_FILENO, overflowWords.utf8Start, overflowWords.utf8CodeUnitCount)
    }
  }
  // The system's own codes are positive. A trap for debuggers does not come again.
  let isFault = number != SIGTRAP && number != SIGABRT && (information?.pointee.si_code ?? 0) > 0
  TrapNote.passOn(number, isFault: isFault)
}
