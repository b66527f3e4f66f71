/// A change of the focus, which moves by remote controls and keyboards; a snapshot has none.
@preconcurrency @MainActor open class UIFocusUpdateContext {
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nil }
  /// The view that loses the focus.
  open var previouslyFocusedView: UIView? { nil }
}

/// The animations of a change of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator {
  /// Runs the changes and the completion at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
