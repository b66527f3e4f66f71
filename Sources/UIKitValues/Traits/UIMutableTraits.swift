public import Foundation

/// Mutable traits, for trait collection closures and `traitOverrides`.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The text size that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The direction of the user's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Whether the user chose increased contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether contents lie above the main level.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Whether the user chose bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// The colours that the display can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether the interface is active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// The release of the system; nil for an inherited one.
  public var systemVersion: SystemVersion? {
    get { self[UITraitSystemVersion.self] }
    set { self[UITraitSystemVersion.self] = newValue }
  }
}

/// The traits that a view or view controller overrides for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  package var storage = TraitStorage()
  private var names: Set<ObjectIdentifier> = []

  package init() {}

  /// The value of a trait; the default where none is set.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { storage[trait] }
    set {
      storage[trait] = newValue
      names.insert(ObjectIdentifier(trait))
    }
  }

  /// Returns whether a trait is set.
  public func contains(_ trait: UITrait) -> Bool { names.contains(ObjectIdentifier(trait)) }

  /// Inherits a trait again.
  public mutating func remove(_ trait: UITrait) {
    names.remove(ObjectIdentifier(trait))
    storage.custom[ObjectIdentifier(trait)] = nil
    func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) {
      if trait is any SystemTrait.Type { storage[trait] = trait.defaultValue }
    }
    reset(trait)
  }

  package var isEmpty: Bool { names.isEmpty }
}

/// Traits under construction.
struct MutableTraits: UIMutableTraits {
  var storage: TraitStorage

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { storage[trait] }
    set { storage[trait] = newValue }
  }
}
