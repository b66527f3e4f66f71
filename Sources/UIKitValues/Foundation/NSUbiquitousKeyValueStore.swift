public import Foundation

/// Values that an app shares between devices; here they reach no other device, and end with the process.
///
/// What a test sets ends with that test.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // The values are reached only under the lock, and those that property lists can have are not changed.
  private let lock = NSLock()
  @Kept private var values: [String: Value] = [:]

  private struct Value: @unchecked Sendable {
    let object: Any
  }

  open class var `default`: NSUbiquitousKeyValueStore { shared }
  private static let shared = NSUbiquitousKeyValueStore()

  /// The notification about changes by other devices, which is never posted here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] {
    lock.withLock { values }.mapValues(\.object)
  }

  /// Returns false, as no values are stored beyond the process.
  @discardableResult open func synchronize() -> Bool { false }

  // MARK: Reading

  /// Returns the value of a key.
  open func object(forKey aKey: String) -> Any? {
    lock.withLock { values[aKey] }?.object
  }

  /// Returns the text of a key; nil if the value is not a text.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns the list of a key; nil if the value is not a list.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns the dictionary of a key; nil if the value is not a dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Returns the bytes of a key; nil if the value is not data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns the number of a key; 0 if the value is not a number.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// Returns the number of a key; 0 if the value is not a number.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// Returns the Boolean value of a key; false if the value is not a Boolean.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }

  // MARK: Writing

  /// Sets the value of a key; nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) {
    let value = anObject.map { Value(object: $0) }
    lock.withLock { values[aKey] = value }
  }

  /// Sets the text of a key; nil removes it.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets the bytes of a key; nil removes them.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets the list of a key; nil removes it.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets the dictionary of a key; nil removes it.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }
  /// Sets the number of a key.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets the number of a key.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets the Boolean value of a key.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Removes a key with its value.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }
}

/// The key of the reason in notifications about changes by other devices.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys in notifications about changes by other devices.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The values of other devices are read for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The values need more space than the app has.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
