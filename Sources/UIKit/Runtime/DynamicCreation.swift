public import Foundation

// Creates an object of a class that is only known at run time.
//
// Objective-C can call any initializer on such a class; Swift can call only required ones, and an app's
// `override init(frame:)` is not required. But a convenience initializer calls the designated one of the class of its
// metatype. So the metatype is disguised as that of a final class, on which any initializer may be called. The optimizer
// must not see this, as it assumes a final class's metatype. A class without the designated initializer stops with
// Swift's own message, as on iOS.
//
// These are functions, not initializers of a protocol: an initializer of a protocol gets the class of the variable's
// type, a function gets the class in the variable.

extension DynamicView {
  /// Creates a view with a frame, by the `init(frame:)` of its class.
  public static func dynamicInit(frame: CGRect) -> Self { UIView.make(self, frame) }

  /// Creates a view, by the `init()` of its class.
  public static func dynamicInit() -> Self {
    guard let known = self as? UIView.Type, let object = known.makeByInit() as? Self else {
      preconditionFailure(
        "\(self) is created by `init()`, but it neither declares nor inherits one. Declare it.")
    }
    return object
  }
}

extension UIButton {
  /// Creates a button of a kind, by the `init(frame:)` of its class.
  public static func dynamicInit(type buttonType: ButtonType) -> Self {
    let button = make(self, .zero)
    button.become(buttonType)
    return button
  }
}

extension UITableViewCell {
  /// Creates a cell, by the `init(style:reuseIdentifier:)` of its class.
  public static func dynamicInit(
    style: CellStyle, reuseIdentifier: String?
  ) -> Self {
    unsafeDowncast(make(self, style, reuseIdentifier), to: self)
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a header or footer, by the `init(reuseIdentifier:)` of its class.
  public static func dynamicInit(reuseIdentifier: String?) -> Self {
    unsafeDowncast(make(self, reuseIdentifier), to: self)
  }
}

extension UIViewController {
  /// Creates a controller, by the `init(nibName:bundle:)` of its class.
  public static func dynamicInit(nibName: String?, bundle: Bundle?) -> Self {
    unsafeDowncast(make(self, nibName, bundle), to: self)
  }

  /// Creates a controller, by the `init()` of its class.
  public static func dynamicInit() -> Self {
    guard let object = makeByInit() as? Self else {
      preconditionFailure(
        "\(self) is created by `init()`, but it neither declares nor inherits one. Declare it.")
    }
    return object
  }
}

extension UIView {
  private convenience init(ofClass frame: CGRect) { self.init(frame: frame) }

  private final class AnyView: UIView {}

  @_optimize(none)
  static func make<View>(_ type: View.Type, _ frame: CGRect) -> View {
    guard let known = type as? UIView.Type,
      let object = unsafeBitCast(known, to: AnyView.Type.self).init(ofClass: frame) as? View
    else {
      preconditionFailure("\(type) is created as a view, but it does not inherit from UIView.")
    }
    return object
  }
}

extension UITableViewCell {
  private convenience init(ofClass style: CellStyle, _ identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  private final class AnyCell: UITableViewCell {}

  @_optimize(none)
  private static func make(_ type: UITableViewCell.Type, _ style: CellStyle, _ identifier: String?)
    -> UITableViewCell
  {
    unsafeBitCast(type, to: AnyCell.Type.self).init(ofClass: style, identifier)
  }
}

extension UITableViewHeaderFooterView {
  private convenience init(ofClass identifier: String?) { self.init(reuseIdentifier: identifier) }

  private final class AnyHeader: UITableViewHeaderFooterView {}

  @_optimize(none)
  private static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String?)
    -> UITableViewHeaderFooterView
  {
    unsafeBitCast(type, to: AnyHeader.Type.self).init(ofClass: identifier)
  }
}

extension UIViewController {
  private convenience init(ofClass nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  private final class AnyController: UIViewController {}

  @_optimize(none)
  static func make(_ type: UIViewController.Type, _ nibName: String?, _ bundle: Bundle?)
    -> UIViewController
  {
    unsafeBitCast(type, to: AnyController.Type.self).init(ofClass: nibName, bundle)
  }
}

extension CALayer {
  private convenience init(ofClass: Void) { self.init() }

  private final class AnyLayer: CALayer {}

  @_optimize(none)
  static func make(_ layerClass: CALayer.Type) -> CALayer {
    unsafeBitCast(layerClass, to: AnyLayer.Type.self).init(ofClass: ())
  }
}

extension UICollectionViewLayoutAttributes {
  private convenience init(ofClass: Void) { self.init() }

  private final class AnyAttributes: UICollectionViewLayoutAttributes {}

  @_optimize(none)
  static func make(
    _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(attributesClass, to: AnyAttributes.Type.self).init(ofClass: ())
  }
}

extension UICollectionViewLayoutInvalidationContext {
  private convenience init(ofClass: Void) { self.init() }

  private final class AnyContext: UICollectionViewLayoutInvalidationContext {}

  @_optimize(none)
  static func make(
    _ contextClass: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    unsafeBitCast(contextClass, to: AnyContext.Type.self).init(ofClass: ())
  }
}

extension UIStoryboardSegue {
  /// Creates a segue, by the `init(identifier:source:destination:)` of its class.
  public static func dynamicInit(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    unsafeDowncast(make(self, identifier, source, destination), to: self)
  }

  private convenience init(
    ofClass identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  private final class AnySegue: UIStoryboardSegue {}

  @_optimize(none)
  private static func make(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController
  ) -> UIStoryboardSegue {
    unsafeBitCast(type, to: AnySegue.Type.self).init(ofClass: identifier, source, destination)
  }
}

extension UIBarItem {
  private convenience init(ofClass: Void) { self.init() }

  private final class AnyItem: UIBarItem {}

  @_optimize(none)
  static func make(_ itemClass: UIBarItem.Type) -> UIBarItem {
    unsafeBitCast(itemClass, to: AnyItem.Type.self).init(ofClass: ())
  }
}
