internal import Foundation

// Making an object of a registered class.
//
// Objective-C calls any initializer on a class that is only known when the program runs; Swift only
// required ones, and an app's `override init(style:reuseIdentifier:)` is none. But a convenience
// initializer calls the designated one of the class it runs on, and it finds that class in the
// metatype it is called on. So the metatype is passed off as that of a final class, on which any
// initializer may be called. The optimizer must not see it: it knows a final class's metatype without
// looking. A class that lacks the designated initializer stops with Swift's own message, as on iOS.

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
