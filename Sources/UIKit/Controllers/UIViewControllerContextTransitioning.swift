public import Foundation

/// What a transition between controllers has; a snapshot has none.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  /// Tells how far an interactive transition is, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the user has finished the transition.
  func finishInteractiveTransition()
  /// Tells that the user has cancelled the transition.
  func cancelInteractiveTransition()
  /// Stops an interactive transition.
  func pauseInteractiveTransition()
  /// Tells that the transition is over.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns where a controller's view begins.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns where a controller's view ends.
  func finalFrame(for vc: UIViewController) -> CGRect
}
