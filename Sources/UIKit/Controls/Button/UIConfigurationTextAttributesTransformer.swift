public import Foundation

/// A transformation of text attributes, applied by configurations to titles.
public struct UIConfigurationTextAttributesTransformer {
  /// The transformation.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformation of text attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
