public import Foundation

/// A set of objects, which may be let go by others.
///
/// Objects are in the order in which they came, and the same by `isEqual(_:)` unless the options ask for their identity.
public final class NSHashTable<ObjectType: AnyObject> {
  private var entries: [TableObject] = []
  private let options: NSPointerFunctions.Options

  /// Creates a set.
  ///
  /// The capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  /// Creates a set that retains no object.
  public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

  /// The objects that are still there.
  public var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  /// The number of objects that are still there.
  public var count: Int { allObjects.count }
  /// One of the objects, the first.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless an equal one is there.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(TableObject(object, options))
  }

  /// Removes an object, and those equal to it.
  public func remove(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil || $0.matches(object, options) }
  }

  /// Removes all objects.
  public func removeAllObjects() { entries = [] }
  /// Whether an object is there, or one equal to it.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object that is equal to another one; nil for none.
  public func member(_ object: ObjectType?) -> ObjectType? {
    entries.first { $0.matches(object, options) }?.object as? ObjectType
  }

  /// Returns the objects one after another.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
