internal import Foundation

/// How an association holds its value; Snap holds all strongly, and copies none.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not held on iOS.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied on iOS.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied on iOS.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object under a key; nil without one.
public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  AssociatedObjects.shared[object as AnyObject, key]
}

/// Associates a value with an object under a key, in place of the present one; nil removes it.
///
/// The value lives as long as the object, and until another association is made after that.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared[object as AnyObject, key] = value
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The values that code has associated with objects, as Linux has no Objective-C runtime that keeps them.
///
/// Everything is reached only under the lock; what is done with a value outside of it is up to the code that associated
/// it, as on iOS.
final class AssociatedObjects: @unchecked Sendable {
  // One for the process, as the functions have no other parameter.
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
    var observers: KeyValueObservers?
    var isEmpty: Bool { values.isEmpty && observers == nil }
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are looked for: twice what was left the last time.
  private var limit = 64

  subscript(owner: AnyObject, key: UnsafeRawPointer) -> Any? {
    get { lock.withLock { entry(of: owner)?.values[key] } }
    set { change(owner) { $0.values[key] = newValue } }
  }

  /// The observers of an object.
  func observers(of owner: AnyObject) -> KeyValueObservers? {
    lock.withLock { entry(of: owner)?.observers }
  }

  func setObservers(_ observers: KeyValueObservers, of owner: AnyObject) {
    change(owner) { $0.observers = observers }
  }

  func removeAll(of owner: AnyObject) { change(owner) { $0.values = [:] } }

  private func change(_ owner: AnyObject, _ change: (inout Entry) -> Void) {
    // Values that are released may have associations themselves, which wait for the lock.
    let old = lock.withLock {
      let old = entry(of: owner)
      var entry = old ?? Entry(owner: owner)
      change(&entry)
      entries[ObjectIdentifier(owner)] = entry.isEmpty ? nil : entry
      return (old, removeOrphans())
    }
    withExtendedLifetime(old) {}
  }

  /// The entry of this object, and not of an earlier one at the same place in memory.
  private func entry(of owner: AnyObject) -> Entry? {
    entries[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0 : nil }
  }

  private func removeOrphans() -> [Entry] {
    guard entries.count > limit else { return [] }
    let orphans = entries.values.filter { $0.owner == nil }
    entries = entries.filter { $0.value.owner != nil }
    limit = max(64, 2 * entries.count)
    return orphans
  }
}
