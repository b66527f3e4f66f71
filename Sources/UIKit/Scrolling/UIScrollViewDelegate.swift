/// The events of a scroll view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Declares the `delegate` of scroll views.
///
/// In Objective-C tables can narrow the type of the inherited property; in Swift they cannot. As a protocol member it
/// is not inherited, so tables can declare one with the same name.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIView {}

extension UIScrollViewDelegating {
  /// The object notified of scrolling; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { (self as? UIScrollView)?.scrollDelegate }
    set { (self as? UIScrollView)?.scrollDelegate = newValue }
  }
}
