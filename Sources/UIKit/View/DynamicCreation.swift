public import Foundation

// Creates an object of a class that is only known at run time.
//
// Objective-C can call any initializer on such a class; Swift can only call required ones, and an app's
// `override init(frame:)` is not required. But a convenience initializer calls the designated one of the class of its
// metatype. So the metatype is disguised as that of a final class, on which any initializer may be called. The optimizer
// must not see this, as it assumes a final class's metatype. A class without the designated initializer stops with
// Swift's own message, as on iOS.
//
// Apps write `type.init()` for such a class. That is an initializer of a protocol, which Swift calls on any metatype;
// those with arguments have labels of their own, because classes have required or overridden ones with Apple's.

/// The views, which can be created where only their class is known at run time.
@preconcurrency @MainActor public protocol DynamicView {}

extension DynamicView {
  /// Creates a view with an empty frame.
  public init() { self.init(dynamicFrame: .zero) }

  /// Creates a view with a frame, by the `init(frame:)` of its class.
  public init(dynamicFrame frame: CGRect) { self = UIView.make(Self.self, frame) }
}

/// The cells of tables, which can be created where only their class is known at run time.
@preconcurrency @MainActor public protocol DynamicTableViewCell {}

extension DynamicTableViewCell {
  /// Creates a cell, by the `init(style:reuseIdentifier:)` of its class.
  public init(dynamicStyle style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self = UITableViewCell.make(Self.self, style, reuseIdentifier)
  }
}

/// The headers and footers of tables, which can be created where only their class is known at run time.
@preconcurrency @MainActor public protocol DynamicHeaderFooterView {}

extension DynamicHeaderFooterView {
  /// Creates a header or footer, by the `init(reuseIdentifier:)` of its class.
  public init(dynamicReuseIdentifier reuseIdentifier: String?) {
    self = UITableViewHeaderFooterView.make(Self.self, reuseIdentifier)
  }
}

/// The view controllers, which can be created where only their class is known at run time.
@preconcurrency @MainActor public protocol DynamicViewController {}

extension DynamicViewController {
  /// Creates a controller whose view is created by `loadView`.
  public init() { self.init(dynamicNibName: nil, bundle: nil) }

  /// Creates a controller, by the `init(nibName:bundle:)` of its class.
  public init(dynamicNibName nibName: String?, bundle: Bundle?) {
    self = UIViewController.make(Self.self, nibName, bundle)
  }
}

extension UIView {
  private convenience init(ofClass frame: CGRect) { self.init(frame: frame) }

  private final class AnyView: UIView {}

  @_optimize(none)
  fileprivate static func make<View>(_ type: View.Type, _ frame: CGRect) -> View {
    guard let known = type as? UIView.Type,
      let object = unsafeBitCast(known, to: AnyView.Type.self).init(ofClass: frame) as? View
    else { preconditionFailure(Self.noSubclass(type)) }
    return object
  }
}

extension UITableViewCell {
  private convenience init(ofClass style: CellStyle, _ identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  private final class AnyCell: UITableViewCell {}

  @_optimize(none)
  fileprivate static func make<Cell>(
    _ type: Cell.Type, _ style: CellStyle, _ identifier: String?
  ) -> Cell {
    guard let known = type as? UITableViewCell.Type,
      let object = unsafeBitCast(known, to: AnyCell.Type.self).init(ofClass: style, identifier)
        as? Cell
    else { preconditionFailure(Self.noSubclass(type)) }
    return object
  }
}

extension UITableViewHeaderFooterView {
  private convenience init(ofClass identifier: String?) { self.init(reuseIdentifier: identifier) }

  private final class AnyHeader: UITableViewHeaderFooterView {}

  @_optimize(none)
  fileprivate static func make<View>(_ type: View.Type, _ identifier: String?) -> View {
    guard let known = type as? UITableViewHeaderFooterView.Type,
      let object = unsafeBitCast(known, to: AnyHeader.Type.self).init(ofClass: identifier) as? View
    else { preconditionFailure(Self.noSubclass(type)) }
    return object
  }
}

extension UIViewController {
  private convenience init(ofClass nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  private final class AnyController: UIViewController {}

  @_optimize(none)
  fileprivate static func make<Controller>(
    _ type: Controller.Type, _ nibName: String?, _ bundle: Bundle?
  ) -> Controller {
    guard let known = type as? UIViewController.Type,
      let object = unsafeBitCast(known, to: AnyController.Type.self).init(ofClass: nibName, bundle)
        as? Controller
    else { preconditionFailure(Self.noSubclass(type)) }
    return object
  }
}

extension UIResponder {
  /// The message for a type of an app that has a protocol of this file and is no such class.
  fileprivate static func noSubclass(_ type: Any.Type) -> String {
    "\(type) is created as a \(Self.self), which is not its superclass."
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
