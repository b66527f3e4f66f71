/// An outlet of any type and ownership.
protocol OutletSlot: AnyObject {
  associatedtype Value
  /// The connected object, or the mark of a missing one.
  var wrappedValue: Value { get set }
}

extension OutletSlot {
  /// The connected object; nil for none.
  var connected: Any? {
    if let optional = wrappedValue as? any OptionalValue { return optional.wrapped }
    return wrappedValue
  }

  /// The type of the connected object.
  var valueType: String {
    (Value.self as? any OptionalValue.Type)?.wrappedName ?? String(describing: Value.self)
  }

  /// Connects an object or nil; returns whether its type matches.
  func connect(_ object: Any?) -> Bool {
    if let optional = Value.self as? any OptionalValue.Type {
      guard let fitting = optional.value(of: object), let value = fitting as? Value else {
        return false
      }
      wrappedValue = value
      return true
    }
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }
}

/// An optional of any type.
protocol OptionalValue {
  static var wrappedName: String { get }
  var wrapped: Any? { get }
  /// Returns an optional that contains an object; nil if the type does not match.
  static func value(of object: Any?) -> Any?
}

extension Optional: OptionalValue {
  static var wrappedName: String { String(describing: Wrapped.self) }
  var wrapped: Any? { self }

  static func value(of object: Any?) -> Any? {
    guard let object else { return Optional<Optional<Wrapped>>.some(.none) as Any }
    return (object as? Wrapped).map { Optional.some($0) as Any }
  }
}
