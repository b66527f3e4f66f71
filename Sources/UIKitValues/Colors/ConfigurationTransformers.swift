public import Foundation

/// A transformation of a colour, applied by configurations.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  /// The identity shared by copies, as functions cannot be compared.
  private let identity = Identity()

  private final class Identity {}

  /// Creates a transformation of a colour.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Returns whether both are copies of one transformation.
  public static func == (
    lhs: UIConfigurationColorTransformer, rhs: UIConfigurationColorTransformer
  ) -> Bool {
    lhs.identity === rhs.identity
  }

  /// Hashes the transformation's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// A transformation of text attributes, applied by configurations to titles.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformation of text attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
