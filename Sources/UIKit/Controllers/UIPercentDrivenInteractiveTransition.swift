public import Foundation

/// Moves a transition along with a gesture; nothing is called.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition that follows a gesture; it keeps what it is told, and moves nothing.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The seconds that the whole transition takes; 0.
  open var duration: CGFloat { 0 }
  /// How far the transition is, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the gesture begins with the transition; true by default.
  open var wantsInteractiveStart = true
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Creates a transition.
  public override init() { super.init() }

  /// Begins the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }

  /// Stops the transition.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Sets how far the transition is.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Goes back to the beginning.
  open func cancel() { context?.cancelInteractiveTransition() }
  /// Goes to the end.
  open func finish() { context?.finishInteractiveTransition() }
}
