#if SourceRewriting
import Dispatch
import Foundation

/// A thread for visiting syntax trees, which are as deep as their source is long.
///
/// Each member of the chain `a.b.c` is a level, and so is each operand of a long sum. A thousand levels take more than
/// the stack of 8 MB that a process has.
enum DeepStack {
  /// The bytes; the system gives memory to the pages that are used, so a large number costs nothing.
  private static let size = 1 << 30

  /// Runs work on a thread of its own, and returns what it returns.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.result = work()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let result = box.result else { preconditionFailure("The thread ended without a result.") }
    return result
  }

  /// The semaphore orders the thread's write before the read.
  private final class Box<Result: Sendable>: @unchecked Sendable {
    var result: Result?
  }
}
#endif
