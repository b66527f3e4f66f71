public import Foundation

/// A property of an environment that views inherit; an app may define its own.
///
/// ```swift
/// struct ThemeTrait: UITraitDefinition { static let defaultValue = Theme.plain }
/// view.traitOverrides[ThemeTrait.self] = .festive
/// ```
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  /// Colours do not depend on it.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as an argument, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait with a property in every collection.
protocol SystemTrait: UITraitDefinition {
  static var keyPath: WritableKeyPath<TraitStorage, Value> { get }
}

extension SystemTrait {
  static func value<Wanted>(_ storage: TraitStorage, _ type: Wanted.Type) -> Wanted {
    guard let value = storage[keyPath: keyPath] as? Wanted else {
      preconditionFailure("\(name) is a \(Value.self), not a \(Wanted.self).")
    }
    return value
  }

  static func set(_ value: Any, _ storage: inout TraitStorage) {
    if let value = value as? Value { storage[keyPath: keyPath] = value }
  }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitStorage, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The text size that the user chose.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var keyPath: WritableKeyPath<TraitStorage, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Pixels per point.
public enum UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var keyPath: WritableKeyPath<TraitStorage, CGFloat> { \.displayScale }
}

/// The direction of the user's language.
public enum UITraitLayoutDirection: SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var keyPath: WritableKeyPath<TraitStorage, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// Whether the user chose increased contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitStorage, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// Whether contents lie above the main level of an interface.
public enum UITraitUserInterfaceLevel: SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitStorage, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var keyPath: WritableKeyPath<TraitStorage, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var keyPath: WritableKeyPath<TraitStorage, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var keyPath: WritableKeyPath<TraitStorage, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Whether the user chose bold text.
public enum UITraitLegibilityWeight: SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var keyPath: WritableKeyPath<TraitStorage, UILegibilityWeight> { \.legibilityWeight }
}

/// The colours that the display can show.
public enum UITraitDisplayGamut: SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static let affectsColorAppearance = true
  static var keyPath: WritableKeyPath<TraitStorage, UIDisplayGamut> { \.displayGamut }
}

/// Whether the interface is active.
public enum UITraitActiveAppearance: SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  static var keyPath: WritableKeyPath<TraitStorage, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
