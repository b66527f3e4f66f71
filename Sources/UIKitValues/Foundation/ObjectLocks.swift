internal import Foundation

/// Waits until no other thread has the lock of an object, and takes it; a thread may take it several times.
/// - Returns: 0; nothing fails.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject, isLeaving: false).lock()
  return 0
}

/// Lets go of the lock of an object, which `objc_sync_enter` took.
/// - Returns: 0; nothing fails.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject, isLeaving: true).unlock()
  return 0
}

/// The locks of objects that a thread is in, or waits for.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  private let access = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, uses: Int)] = [:]

  /// Returns the lock of an object, which is forgotten when the last thread leaves.
  func lock(of object: AnyObject, isLeaving: Bool) -> NSRecursiveLock {
    access.withLock {
      let key = ObjectIdentifier(object)
      var entry = locks[key] ?? (NSRecursiveLock(), 0)
      entry.uses += isLeaving ? -1 : 1
      locks[key] = entry.uses > 0 ? entry : nil
      return entry.lock
    }
  }
}
