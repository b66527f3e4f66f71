public import Foundation

extension AttributeScopes {
  /// The `AttributedString` attributes for button titles.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    /// Points added after each character.
    public let kern: KernAttribute

    /// The key of fonts.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the key's values.
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    /// The key of colours.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the key's values.
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    /// The key of the space between characters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the key's values.
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
  }

  /// The `AttributedString` attributes for button titles.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
