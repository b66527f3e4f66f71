public import Foundation

/// The environment of a view: appearance, scale, text size and direction.
///
/// An immutable value with identity semantics as in UIKit: `unspecified` traits are filled from the
/// collection that a view inherits.
public final class UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point; 0 means unspecified.
  public let displayScale: CGFloat
  /// The text size that the user chose.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The direction of the user's language.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// A BCP 47 identifier that steers line breaking and shaping, such as `en`; nil means unspecified.
  public let localeIdentifier: String?

  /// Creates a collection; what is not given is unspecified.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    localeIdentifier: String? = nil
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
    self.localeIdentifier = localeIdentifier
  }

  /// The traits that hold where no view gives others: light, 2x, large text, left to right, English.
  ///
  /// They are constants and never read from the machine, so that a picture is the same everywhere.
  public static let standard = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 2, preferredContentSizeCategory: .large,
    layoutDirection: .leftToRight, localeIdentifier: "en")

  /// The traits that dynamic colours and preferred fonts use outside of a view.
  public static var current: UITraitCollection { taskLocalTraits }

  /// Runs an action with this collection, filled up from the current one, as the current one.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$taskLocalTraits.withValue(filled(from: .current)) { try actions() }
  }

  @TaskLocal private static var taskLocalTraits = UITraitCollection.standard

  /// Returns this collection with its unspecified traits taken from another one.
  func filled(from base: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: userInterfaceStyle == .unspecified
        ? base.userInterfaceStyle : userInterfaceStyle,
      displayScale: displayScale == 0 ? base.displayScale : displayScale,
      preferredContentSizeCategory: preferredContentSizeCategory == .unspecified
        ? base.preferredContentSizeCategory : preferredContentSizeCategory,
      layoutDirection: layoutDirection == .unspecified ? base.layoutDirection : layoutDirection,
      localeIdentifier: localeIdentifier ?? base.localeIdentifier)
  }

  /// Returns whether all traits are equal.
  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
    lhs.userInterfaceStyle == rhs.userInterfaceStyle && lhs.displayScale == rhs.displayScale
      && lhs.preferredContentSizeCategory == rhs.preferredContentSizeCategory
      && lhs.layoutDirection == rhs.layoutDirection
      && lhs.localeIdentifier == rhs.localeIdentifier
  }

  /// Hashes all traits.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(layoutDirection)
    hasher.combine(localeIdentifier)
  }
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Inherited.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The direction of the interface's language as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Inherited.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Whether a view is mirrored in right-to-left interfaces; not inherited by subviews.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored when the interface is right to left.
  case unspecified = 0
  /// Playback controls, never mirrored.
  case playback = 1
  /// Controls of a direction in space, never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
