public import TestTerms
internal import UIKit

extension Configuration {
  var traits: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: appearance, displayScale: scale,
      preferredContentSizeCategory: contentSize,
      layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight,
      localeIdentifier: locale, legibilityWeight: legibilityWeight, systemVersion: system)
  }

  /// Runs an action with the configuration's traits as the current ones and on a screen of its width, as when cells are
  /// created.
  @MainActor public func performAsCurrent<Result>(
    _ action: @MainActor () throws -> Result
  ) rethrows -> Result {
    try traits.performAsCurrent { try UIScreen.withWidth(width) { try action() } }
  }
}
