public import Foundation

// The names of functions and members until Swift 4.1, which Xcode, too, accepts in the language mode of Swift 4 only.

/// Creates insets, as C does; `UIEdgeInsets(top:left:bottom:right:)` since Swift 4.2.
@available(swift, obsoleted: 4.2, message: "Use UIEdgeInsets(top:left:bottom:right:).")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle without insets; `inset(by:)` of the rectangle since Swift 4.2.
@available(swift, obsoleted: 4.2, message: "Use inset(by:) of the rectangle.")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Returns an image as PNG; `pngData()` of the image since Swift 4.2.
@available(swift, obsoleted: 4.2, message: "Use pngData() of the image.")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Whether VoiceOver runs; `UIAccessibility.isVoiceOverRunning` since Swift 4.2.
@available(swift, obsoleted: 4.2, message: "Use UIAccessibility.isVoiceOverRunning.")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}

/// Whether motion is reduced; `UIAccessibility.isReduceMotionEnabled` since Swift 4.2.
@available(swift, obsoleted: 4.2, message: "Use UIAccessibility.isReduceMotionEnabled.")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

/// Tells assistive apps something; `UIAccessibility.post(notification:argument:)` since Swift 4.2.
@available(swift, obsoleted: 4.2, message: "Use UIAccessibility.post(notification:argument:).")
@preconcurrency @MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

extension UIView {
  /// The name of `bringSubviewToFront(_:)` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name of `sendSubviewToBack(_:)` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// The name of `children` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// The name of `addChild(_:)` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The name of `removeFromParent()` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// The name of `willMove(toParent:)` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name of `didMove(toParent:)` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UIActivityIndicatorView {
  /// Creates an indicator; `init(style:)` since Swift 4.2.
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// The name of `style` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension NSUnderlineStyle {
  /// The name of no line until Swift 4.1.
  @available(swift, obsoleted: 4.2, message: "Use [].")
  public static var styleNone: NSUnderlineStyle { [] }
  /// The name of `single` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { single }
  /// The name of `thick` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { thick }
  /// The name of `double` until Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { double }
}

extension Notification.Name {
  /// The name of `UIApplication.didBecomeActiveNotification` until Swift 4.1.
  @available(swift, obsoleted: 4.2, message: "Use UIApplication.didBecomeActiveNotification.")
  public static var UIApplicationDidBecomeActive: Notification.Name {
    UIApplication.didBecomeActiveNotification
  }
  /// The name of `UIContentSizeCategory.didChangeNotification` until Swift 4.1.
  @available(swift, obsoleted: 4.2, message: "Use UIContentSizeCategory.didChangeNotification.")
  public static var UIContentSizeCategoryDidChange: Notification.Name {
    UIContentSizeCategory.didChangeNotification
  }
  /// The name of `UIDevice.orientationDidChangeNotification` until Swift 4.1.
  @available(swift, obsoleted: 4.2, message: "Use UIDevice.orientationDidChangeNotification.")
  public static var UIDeviceOrientationDidChange: Notification.Name {
    UIDevice.orientationDidChangeNotification
  }
}
