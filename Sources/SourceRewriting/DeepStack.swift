#if SourceRewriting
internal import Foundation

/// A thread for visiting syntax trees, which are as deep as their source is long.
///
/// Each member of the chain `a.b.c` is a level, and so is each operand of a long sum. A thousand levels take more than
/// the stack of 8 MB that a process has.
enum DeepStack {
  /// The bytes; the system gives memory to the pages that are used, so a large number costs nothing.
  private static let size = 1 << 30

  /// Runs work on a thread of its own, and returns what it returns.
  ///
  /// Foundation's `Thread` does not say when the system refuses to make one, so that a caller would wait forever.
  /// - Throws: ``ThreadError`` if the system cannot make the thread.
  static func run<Result: Sendable>(
    stackSize: Int = size, _ work: @escaping @Sendable () -> Result
  ) throws(ThreadError) -> Result {
    let box = Box<Result>()
    let task = Task { box.result = work() }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    var code = pthread_attr_setstacksize(&attributes, stackSize)
    var thread = pthread_t()
    if code == 0 { code = start(&thread, attributes, task) }
    guard code == 0 else { throw ThreadError(stackSize: stackSize, code: code) }
    pthread_join(thread, nil)
    guard let result = box.result else { preconditionFailure("The thread ended without a result.") }
    return result
  }

  private static func start(
    _ thread: inout pthread_t, _ attributes: pthread_attr_t, _ task: Task
  ) -> Int32 {
    let context = Unmanaged.passRetained(task)
    let code = withUnsafePointer(to: attributes) { attributes in
      pthread_create(
        &thread, attributes,
        { context in
          if let context { Unmanaged<Task>.fromOpaque(context).takeRetainedValue().run() }
          return nil
        }, context.toOpaque())
    }
    if code != 0 { context.release() }
    return code
  }

  /// What the thread runs; C functions take no closures.
  private final class Task {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// The end of the thread orders its write before the read.
  private final class Box<Result: Sendable>: @unchecked Sendable {
    var result: Result?
  }
}

/// A thread that the system did not make.
public struct ThreadError: Error, CustomStringConvertible {
  /// The bytes of the thread's stack.
  public let stackSize: Int
  /// The error of `pthread_create`, as in `errno`.
  public let code: Int32

  /// What is wrong, and what to do.
  public var description: String {
    "Sources are read on a thread with a stack of \(stackSize) bytes, which the system did not make: "
      + "\(String(cString: strerror(code))). Allow the process more memory or threads (ulimit -v, ulimit -u)."
  }
}
#endif
