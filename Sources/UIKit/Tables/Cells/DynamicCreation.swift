internal import Foundation

// Creates an object of a registered class.
//
// Objective-C can call any initializer on a class that is only known at run time; Swift can only call required ones,
// and an app's `override init(style:reuseIdentifier:)` is not required. But a convenience initializer calls the
// designated one of the class of its metatype. So the metatype is disguised as that of a final class, on which any
// initializer may be called. The optimizer must not see this, as it assumes a final class's metatype. A class without
// the designated initializer stops with Swift's own message, as on iOS.

extension UITableViewCell {
  fileprivate convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private final class AnyCell: UITableViewCell {}

  @_optimize(none)
  static func make(_ cellClass: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    unsafeBitCast(cellClass, to: AnyCell.Type.self).init(registeredFor: identifier)
  }
}

extension UITableViewHeaderFooterView {
  fileprivate convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  private final class AnyHeader: UITableViewHeaderFooterView {}

  @_optimize(none)
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, identifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(viewClass, to: AnyHeader.Type.self).init(registeredFor: identifier)
  }
}

extension UICollectionReusableView {
  fileprivate convenience init(registered: Void) { self.init(frame: .zero) }

  private final class AnyView: UICollectionReusableView {}

  @_optimize(none)
  static func make(_ viewClass: UICollectionReusableView.Type) -> UICollectionReusableView {
    unsafeBitCast(viewClass, to: AnyView.Type.self).init(registered: ())
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate convenience init(registered: Void) { self.init() }

  private final class AnyAttributes: UICollectionViewLayoutAttributes {}

  @_optimize(none)
  static func make(
    _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    unsafeBitCast(attributesClass, to: AnyAttributes.Type.self).init(registered: ())
  }
}

extension UICollectionViewLayoutInvalidationContext {
  fileprivate convenience init(registered: Void) { self.init() }

  private final class AnyContext: UICollectionViewLayoutInvalidationContext {}

  @_optimize(none)
  static func make(
    _ contextClass: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    unsafeBitCast(contextClass, to: AnyContext.Type.self).init(registered: ())
  }
}
