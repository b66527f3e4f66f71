public import Foundation

/// Animates a transition between controllers; nothing is called.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the seconds that the animation takes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the views.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  // optional
  /// Called after the animation.
  func animationEnded(_ transitionCompleted: Bool)
}
