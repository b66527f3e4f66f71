/// What an app is told of a scroll view.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Tells that the offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Gives scroll views their `delegate`.
///
/// Objective-C lets tables narrow the type of the property that they inherit; Swift does not. As the
/// member of a protocol it is not inherited, so tables can declare one of the same name.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: UIView {}

extension UIScrollViewDelegating {
  /// The object that is told of scrolling; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { (self as? UIScrollView)?.scrollDelegate }
    set { (self as? UIScrollView)?.scrollDelegate = newValue }
  }
}
