/// A property that an Interface Builder file or a test connects by name.
///
/// It replaces `@IBOutlet`, which Swift does not support outside Apple's platforms:
///
/// ```swift
/// final class SongCell: UITableViewCell {
///   @Outlet var titleLabel: UILabel!
/// }
/// try cell.connectOutlets(["titleLabel": UILabel()])
/// ```
///
/// The object retains its outlets, as with `@IBOutlet var`.
@propertyWrapper public final class Outlet<Value> {
  /// The connected object; nil until connected.
  public var wrappedValue: Value

  /// Creates an outlet that is not connected.
  public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }

  /// Creates an outlet with an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

protocol OutletSlot: AnyObject {
  /// The connected object; nil for none.
  var connected: Any? { get }
  var valueType: String { get }
  /// Connects an object or nil; returns whether its type matches.
  func connect(_ object: Any?) -> Bool
}

extension Outlet: OutletSlot {
  var connected: Any? {
    if let optional = wrappedValue as? any OptionalValue { return optional.wrapped }
    return wrappedValue
  }

  var valueType: String {
    (Value.self as? any OptionalValue.Type)?.wrappedName ?? String(describing: Value.self)
  }

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

private protocol OptionalValue {
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
