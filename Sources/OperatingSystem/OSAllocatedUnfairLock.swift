internal import Foundation

/// A value that one thread at a time can use.
///
/// Copies are the same lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The class's value is used only while its lock is held, which makes the copies safe to send.
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with the value that it guards.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Calls a closure with the value while no other thread can, also where the value is not sendable.
  /// - Throws: what the closure throws.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with the value while no other thread can.
  /// - Throws: what the closure throws.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Calls a closure with the value; returns nil, without calling it, while another thread holds the lock.
  /// - Throws: what the closure throws.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with the value that it guards.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }
  /// Waits until no other thread holds the lock, and takes it.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back; the thread that took it does.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if no other thread holds it; returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Calls a closure while no other thread can.
  /// - Throws: what the closure throws.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}

/// A lock that is given to functions by its address.
public struct os_unfair_lock {
  fileprivate let lock = NSLock()
  /// Creates a lock that nobody holds.
  public init() {}
}

/// Waits until no other thread holds a lock, and takes it.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  lock.pointee.lock.lock()
}

/// Gives a lock back; the thread that took it does.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  lock.pointee.lock.unlock()
}

/// Takes a lock if no other thread holds it; returns whether it did.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  lock.pointee.lock.try()
}
