internal import Foundation

/// The current thread's contexts, the innermost last.
package enum GraphicsStack {
  private final class Contexts {
    var all: [CGContext] = []
  }

  /// Where each thread has its contexts: looking them up in the thread's dictionary would take fifty times as long.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key) { contexts in
      if let contexts { Unmanaged<Contexts>.fromOpaque(contexts).release() }
    }
    precondition(error == 0, "A process has fewer values of threads than the system allows.")
    return key
  }()

  private static var contexts: Contexts {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Contexts>.fromOpaque(known).takeUnretainedValue()
    }
    let contexts = Contexts()
    // Released when the thread ends.
    pthread_setspecific(key, Unmanaged.passRetained(contexts).toOpaque())
    return contexts
  }

  package static var current: CGContext? { contexts.all.last }
  static func push(_ context: CGContext) { contexts.all.append(context) }
  @discardableResult static func pop() -> CGContext? { contexts.all.popLast() }

  package static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows
    -> Result
  {
    push(context)
    defer { pop() }
    return try body()
  }
}
