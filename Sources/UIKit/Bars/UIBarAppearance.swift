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
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}
