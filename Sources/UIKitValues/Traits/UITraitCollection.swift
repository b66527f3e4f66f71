public import Foundation

/// The environment of a view: appearance, scale, text size, direction and more.
///
/// An immutable value with identity semantics as in UIKit: `unspecified` traits are filled from the
/// collection that a view inherits.
public final class UITraitCollection: Hashable, Sendable {
  package let storage: TraitStorage
  /// Whether all system traits are specified.
  let isComplete: Bool

  package init(_ storage: TraitStorage) {
    self.storage = storage
    isComplete = storage.isComplete
  }

  /// Creates a collection; omitted traits are unspecified.
  public convenience init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    localeIdentifier: String? = nil, legibilityWeight: UILegibilityWeight = .unspecified,
    systemVersion: SystemVersion? = nil
  ) {
    var storage = TraitStorage()
    storage.userInterfaceStyle = userInterfaceStyle
    storage.displayScale = displayScale
    storage.preferredContentSizeCategory = preferredContentSizeCategory
    storage.layoutDirection = layoutDirection
    storage.localeIdentifier = localeIdentifier
    storage.legibilityWeight = legibilityWeight
    storage.systemVersion = systemVersion
    self.init(storage)
  }

  // MARK: Traits

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { storage.userInterfaceStyle }
  /// Pixels per point; 0 means unspecified.
  public var displayScale: CGFloat { storage.displayScale }
  /// The text size that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    storage.preferredContentSizeCategory
  }
  /// The direction of the user's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { storage.layoutDirection }
  /// A BCP 47 identifier for line breaking and shaping, such as `en`; nil means unspecified.
  public var localeIdentifier: String? { storage.localeIdentifier }
  public var accessibilityContrast: UIAccessibilityContrast { storage.accessibilityContrast }
  /// Whether contents lie above the main level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { storage.userInterfaceLevel }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { storage.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { storage.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { storage.userInterfaceIdiom }
  public var legibilityWeight: UILegibilityWeight { storage.legibilityWeight }
  public var displayGamut: UIDisplayGamut { storage.displayGamut }
  public var activeAppearance: UIUserInterfaceActiveAppearance { storage.activeAppearance }

  /// Unavailable: a picture is not touched.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// The release of the system; the standard one if unspecified.
  public var systemVersion: SystemVersion { storage.systemVersion ?? .standard }

  /// The value of a trait, including custom traits.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { storage[trait] }

  // MARK: The current collection

  /// The default traits: a phone in light mode and portrait at 2x, large text, left to right, English.
  ///
  /// They are constants and never read from the machine, so that a picture is the same everywhere.
  public static let standard = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.displayScale = 2
    $0.preferredContentSizeCategory = .large
    $0.layoutDirection = .leftToRight
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.userInterfaceIdiom = .phone
    $0.legibilityWeight = .regular
    $0.displayGamut = .SRGB
    $0.activeAppearance = .active
    $0.systemVersion = .standard
  }.localized("en")

  /// The traits for dynamic colours and preferred fonts outside a view.
  ///
  /// Outside of snapshots they are those of the device that the tests were written for.
  public static var current: UITraitCollection {
    taskLocalTraits ?? ProcessDevice.current?.traits ?? .standard
  }

  /// Makes this collection, completed from the current one, current while an action runs.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$taskLocalTraits.withValue(filled(from: .current)) { try actions() }
  }

  @TaskLocal private static var taskLocalTraits: UITraitCollection?

  /// Returns this collection with its unspecified traits taken from another one.
  package func filled(from base: UITraitCollection) -> UITraitCollection {
    if self === base || isComplete && base.storage.custom.isEmpty { return self }
    var storage = storage
    storage.fill(from: base.storage)
    return UITraitCollection(storage)
  }

  /// Returns the traits with another direction.
  package func reading(_ direction: UITraitEnvironmentLayoutDirection) -> UITraitCollection {
    guard layoutDirection != direction else { return self }
    var storage = storage
    storage.layoutDirection = direction
    return UITraitCollection(storage)
  }

  private func localized(_ identifier: String) -> UITraitCollection {
    var storage = storage
    storage.localeIdentifier = identifier
    return UITraitCollection(storage)
  }

  /// Returns whether all traits are equal.
  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
    lhs === rhs || lhs.storage == rhs.storage
  }

  /// Hashes all traits.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
