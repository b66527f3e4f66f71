internal import Glibc

/// A value that one thread at a time reads or changes, like a `Mutex` of Swift's Synchronization.
///
/// ThreadSanitizer does not see `Mutex` wait, as Swift's runtime is not instrumented, and reports races that are not there.
/// It knows the system's lock, on which this one is built.
///
/// # Guarantees
/// - What a thread does under the lock comes before what the next one does under it.
/// - A thread that takes a lock that it already holds waits for ever.
public struct Lock<Value: ~Copyable>: ~Copyable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline let value: UnsafeMutablePointer<Value>

  /// Creates a lock around a value, which nothing else may keep.
  public init(_ value: consuming sending Value) {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
    self.value = .allocate(capacity: 1)
    self.value.initialize(to: value)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
    value.deinitialize(count: 1)
    value.deallocate()
  }

  /// Returns what a function returns that has the value for itself; other threads wait for it to return.
  @inlinable public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    take()
    defer { leave() }
    return try body(&value.pointee)
  }

  @usableFromInline borrowing func take() { pthread_mutex_lock(mutex) }

  @usableFromInline borrowing func leave() { pthread_mutex_unlock(mutex) }
}

// The value is reached only under the lock, and nothing else has it, as the initializer takes it for good.
extension Lock: @unchecked Sendable where Value: ~Copyable {}
