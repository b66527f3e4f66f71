/// A property that an Interface Builder file or a test connects by name.
///
/// It replaces `@IBOutlet`, which Swift does not support outside Apple's platforms; ``WeakOutlet`` replaces
/// `@IBOutlet weak`:
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

extension Outlet: OutletSlot {}
