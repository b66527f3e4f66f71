/// What has a proxy whose properties all objects of its class get.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// What objects with an appearance may be inside of.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
  /// The proxy of the class: what is set on it, views of the class and its subclasses get before their next layout.
  ///
  /// The proxy is a view that is never shown. A view gets each property of the proxy that differs from the class's
  /// default and that the view itself has left at its default, once. This is done for `tintColor`, `backgroundColor`,
  /// and the colours, fonts, images, insets and attributes of labels, buttons, controls and tables that UIKit marks with
  /// `UI_APPEARANCE_SELECTOR` and Snap draws. Other properties, also those of an app's own classes, only the proxy keeps.
  ///
  /// What a test sets on it ends with that test; what is set while no test runs, or in the initializer of a `static let`,
  /// holds for the process, as on iOS. XCTest's `override class func setUp()` sets it for the tests of its class.
  public static func appearance() -> Self {
    AppearanceProxies.proxy(of: self, in: []) { dynamicInit(frame: .zero) }
  }

  /// The proxy of the class for views inside of objects of other classes, the innermost class first.
  ///
  /// It takes precedence over that of ``appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { dynamicInit(frame: .zero) }
  }

  /// Takes the properties of the proxies for the view.
  func takeAppearance() {
    guard !hasTakenAppearance, !AppearanceProxies.isEmpty else { return }
    hasTakenAppearance = true
    AppearanceProxies.apply(to: self)
  }
}
