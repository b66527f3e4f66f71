/// An outlet that does not retain its object, like `@IBOutlet weak var`.
///
/// ```swift
/// final class SongCell: UITableViewCell {
///   @WeakOutlet var titleLabel: UILabel!
/// }
/// ```
///
/// A connected view is kept by its superview; once that is gone, the outlet is nil.
@propertyWrapper public final class WeakOutlet<Value: ExpressibleByNilLiteral> {
  private weak var object: AnyObject?

  /// The connected object; nil until connected, and after the object is gone.
  public var wrappedValue: Value {
    get {
      guard let object, let value = object as? Value else { return nil }
      return value
    }
    set { object = (newValue as? any OptionalValue)?.wrapped.map { $0 as AnyObject } }
  }

  /// Creates an outlet that is not connected.
  public init() {}

  /// Creates an outlet with an object, which something else has to retain.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension WeakOutlet: OutletSlot {}
