/// A change of a colour, as configurations apply it to the colours of a state.
public struct UIConfigurationColorTransformer {
  /// The change.
  public let transform: (UIColor) -> UIColor
  /// What copies share: functions cannot be compared.
  private let identity = Identity()

  private final class Identity {}

  /// Creates a change of a colour.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Returns whether both are copies of one change.
  public static func == (
    lhs: UIConfigurationColorTransformer, rhs: UIConfigurationColorTransformer
  ) -> Bool {
    lhs.identity === rhs.identity
  }

  /// Hashes the change's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
