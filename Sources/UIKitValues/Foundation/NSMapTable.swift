public import Foundation

/// A dictionary of objects, which may let keys and values go.
///
/// Entries are in the order in which they came.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private var entries: [(key: TableObject, value: TableObject)] = []
  private let options: (keys: NSPointerFunctions.Options, values: NSPointerFunctions.Options)

  /// Creates a dictionary.
  ///
  /// The capacity has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    options = (keyOptions, valueOptions)
  }

  /// Creates a dictionary that retains keys and values.
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Creates a dictionary that retains its values.
  public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  /// Creates a dictionary that retains its keys.
  public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  /// Creates a dictionary that retains nothing.
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType
      else { return nil }
      return (key, value)
    }
  }

  /// The number of entries whose keys and values are still there.
  public var count: Int { living.count }

  /// Returns the value of a key; nil for none.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    entries.first { $0.key.matches(aKey, options.keys) }?.value.object as? ObjectType
  }

  /// Sets the value of a key; nil removes it.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((TableObject(aKey, options.keys), TableObject(anObject, options.values)))
  }

  /// Removes the value of a key.
  public func removeObject(forKey aKey: KeyType?) {
    entries.removeAll {
      $0.key.object == nil || $0.value.object == nil || $0.key.matches(aKey, options.keys)
    }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [] }
  /// Returns the keys one after another.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.map(\.key)).objectEnumerator()
  }

  /// Returns the values one after another; nil without any.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }
}
