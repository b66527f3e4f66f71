/// Gives the animations of presenting; nothing is called.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  // optional: nil
  /// Returns what animates a controller that appears.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  // optional: nil
  /// Returns what animates a controller that goes.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  // optional: nil
  /// Returns what moves a controller that appears along with a gesture.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  // optional: nil
  /// Returns what moves a controller that goes along with a gesture.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  // optional: nil
  /// Returns how a controller is presented.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
