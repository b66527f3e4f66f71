/// Decides which gestures begin, and which are recognized together.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  // optional: true
  /// Returns whether a gesture may begin; yes by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  // optional: false
  /// Returns whether two gestures may be recognized at the same time; no by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  // optional: false
  /// Returns whether another gesture has to fail first; no by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  // optional: false
  /// Returns whether this gesture has to fail before another; no by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}
