public import Foundation

/// Recognizes fingers that move.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// In coordinates of the view.
  private var translation = CGPoint.zero

  /// Returns how far the fingers have moved; zero until a test sets it.
  open func translation(in view: UIView?) -> CGPoint { translation }

  /// Sets how far the fingers have moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }

  /// Returns the speed of the fingers, in points per second; zero, as nothing moves in a snapshot.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes fingers that move from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers divided by that at the beginning.
  open var scale: CGFloat = 1

  /// The speed of the scale; zero, as nothing moves in a snapshot.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that move around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the beginning, in radians.
  open var rotation: CGFloat = 0

  /// The speed of the angle; zero, as nothing moves in a snapshot.
  open var velocity: CGFloat { 0 }
}

/// Recognizes a pointer over its view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
