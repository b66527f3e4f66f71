public import Foundation

/// The events of a scroll view.
///
/// Nobody touches a snapshot: only what code changes is reported.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Returns the view of the content that is scaled; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before a finger scales; never.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after a finger scaled; never.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called before a finger scrolls; never.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a finger is lifted; never.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a finger was lifted; never.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before scrolling slows down; never.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after scrolling has slowed down; never.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animation of the offset; never.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar scrolls to the top; unused.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top; never.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the adjusted insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
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
