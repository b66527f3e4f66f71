public import Foundation

/// The events of a scroll view.
///
/// Nobody touches a snapshot: only what code changes is reported.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  // optional
  /// Called after the offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  // optional: nil
  /// Returns the view of the content that is scaled; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  // optional
  /// Called before a finger scales; never.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  // optional
  /// Called after the scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  // optional
  /// Called after a finger scaled; never.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  // optional
  /// Called before a finger scrolls; never.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  // optional
  /// Called when a finger is lifted; never.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  // optional
  /// Called after a finger was lifted; never.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  // optional
  /// Called before scrolling slows down; never.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  // optional
  /// Called after scrolling has slowed down; never.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  // optional
  /// Called after an animation of the offset; never.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  // optional: true
  /// Returns whether a tap on the status bar scrolls to the top; unused, true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  // optional
  /// Called after a tap on the status bar scrolled to the top; never.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  // optional
  /// Called after the adjusted insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
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
