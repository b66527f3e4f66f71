/// The root of the view classes.
///
/// Compared and hashed by identity, as `NSObject` subclasses are on iOS.
@preconcurrency @MainActor open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// Tells an object of an Interface Builder file that all of the file's objects are connected.
  open func awakeFromNib() {}

  /// The responder that events go to next; nil at the end of the chain.
  open var next: UIResponder? { nil }
}

extension UIResponder: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
