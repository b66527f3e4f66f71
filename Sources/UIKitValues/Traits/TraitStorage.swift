internal import Foundation

/// The values of a trait collection, each of which may be unspecified.
package struct TraitStorage: Hashable, Sendable {
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// 0 is unspecified.
  var displayScale: CGFloat = 0
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var localeIdentifier: String?
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var systemVersion: SystemVersion?
  /// The app's own traits.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  /// Whether every one of the system's traits is specified.
  package var isComplete: Bool {
    userInterfaceStyle != .unspecified && displayScale != 0
      && preferredContentSizeCategory != .unspecified && layoutDirection != .unspecified
      && localeIdentifier != nil && accessibilityContrast != .unspecified
      && userInterfaceLevel != .unspecified && horizontalSizeClass != .unspecified
      && verticalSizeClass != .unspecified && userInterfaceIdiom != .unspecified
      && legibilityWeight != .unspecified && displayGamut != .unspecified
      && activeAppearance != .unspecified && systemVersion != nil
  }

  /// Takes the unspecified values from another storage.
  package mutating func fill(from base: TraitStorage) {
    func fill<Value: Equatable>(_ value: inout Value, _ other: Value, unless unspecified: Value) {
      if value == unspecified { value = other }
    }
    fill(&userInterfaceStyle, base.userInterfaceStyle, unless: .unspecified)
    fill(&displayScale, base.displayScale, unless: 0)
    fill(
      &preferredContentSizeCategory, base.preferredContentSizeCategory, unless: .unspecified)
    fill(&layoutDirection, base.layoutDirection, unless: .unspecified)
    fill(&localeIdentifier, base.localeIdentifier, unless: nil)
    fill(&accessibilityContrast, base.accessibilityContrast, unless: .unspecified)
    fill(&userInterfaceLevel, base.userInterfaceLevel, unless: .unspecified)
    fill(&horizontalSizeClass, base.horizontalSizeClass, unless: .unspecified)
    fill(&verticalSizeClass, base.verticalSizeClass, unless: .unspecified)
    fill(&userInterfaceIdiom, base.userInterfaceIdiom, unless: .unspecified)
    fill(&legibilityWeight, base.legibilityWeight, unless: .unspecified)
    fill(&displayGamut, base.displayGamut, unless: .unspecified)
    fill(&activeAppearance, base.activeAppearance, unless: .unspecified)
    fill(&systemVersion, base.systemVersion, unless: nil)
    custom.merge(base.custom) { own, _ in own }
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return system.value(self, Trait.Value.self) }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue)
      }
    }
  }
}

/// The value of a trait that an app defines.
///
/// Values that are not `Hashable` are equal only if they were set together.
final class CustomTraitValue: Hashable, Sendable {
  let value: any Sendable

  init(_ value: any Sendable) { self.value = value }

  private var hashable: AnyHashable? { (value as? any Hashable).map { AnyHashable($0) } }

  static func == (lhs: CustomTraitValue, rhs: CustomTraitValue) -> Bool {
    if lhs === rhs { return true }
    guard let left = lhs.hashable, let right = rhs.hashable else { return false }
    return left == right
  }

  func hash(into hasher: inout Hasher) { hashable?.hash(into: &hasher) }
}
