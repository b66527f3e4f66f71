public import Foundation

/// How a bar looks.
///
/// It is kept; nothing of it is drawn.
@preconcurrency @MainActor open class UIBarAppearance {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  /// Creates the system's look.
  public init() {}

  /// Creates a copy of another look.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Sets the system's translucent background.
  open func configureWithDefaultBackground() { configure(nil, shadow: .separator) }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() { configure(.systemBackground, shadow: .separator) }
  /// Sets no background.
  open func configureWithTransparentBackground() { configure(nil, shadow: nil) }

  private func configure(_ color: UIColor?, shadow: UIColor?) {
    (backgroundColor, shadowColor) = (color, shadow)
    (backgroundEffect, backgroundImage, shadowImage) = (nil, nil, nil)
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the picture of the button that leads back, and its mask.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage maskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = maskImage ?? UIImage()
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// How items look whose titles are below their images.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items look whose titles are beside their images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How items look whose titles are beside their images in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemSpacing: CGFloat = 0
  open var stackedItemWidth: CGFloat = 0
}

/// How the items of a tab bar look; kept, not drawn.
@preconcurrency @MainActor open class UITabBarItemAppearance {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  /// The style of an item's parts.
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  /// Creates the system's look.
  public init() {}
  /// Creates the system's look for a style.
  public init(style: Style) {}
  /// Sets the system's look for a style.
  open func configureWithDefault(for style: Style) {}
}

/// How an item of a tab bar looks in a state; kept, not drawn.
@preconcurrency @MainActor open class UITabBarItemStateAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment = UIOffset.zero

  init() {}
}
