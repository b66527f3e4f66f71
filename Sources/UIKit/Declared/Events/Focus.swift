/// A change of the focus, which moves by remote controls and keyboards.
@preconcurrency @MainActor open class UIFocusUpdateContext {
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { next }
  /// The view that loses the focus; none had it.
  open var previouslyFocusedView: UIView? { nil }
  private let next: UIView

  init(to view: UIView) { next = view }
}

/// What has a state that follows the focus.
@MainActor protocol FocusFollower: UIView {
  func focusDidChange()
}

extension UIView {
  /// Gives the view the focus and tells it.
  package func takeFocus() {
    setRareProperty { $0.isFocused = true }
    (self as? any FocusFollower)?.focusDidChange()
    didUpdateFocus(in: UIFocusUpdateContext(to: self), with: UIFocusAnimationCoordinator())
  }
}

/// The animations of a change of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator {
  /// Runs the changes and the completion at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
