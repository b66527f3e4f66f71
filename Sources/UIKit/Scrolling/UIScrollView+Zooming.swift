public import Foundation

// The delegate says which view of the content is scaled. Its transform gets the scale, and the content's size follows.
extension UIScrollView {
  /// The scale of the view that the delegate names for zooming; 1 without one.
  public var zoomScale: CGFloat {
    get { scrollDelegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the view that the delegate names, within the limits; never animated.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let limited = max(minimumZoomScale, min(maximumZoomScale, scale))
    guard limited != view.transform.a, limited > 0 else { return }
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: limited, y: limited)
    view.frame.origin = origin
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Scales and scrolls so that a rectangle of the scaled view fills the bounds, within the limits.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0
    else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: false)
    let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
    let limit = CGPoint(
      x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    contentOffset = CGPoint(
      x: max(0, min(limit.x, middle.x - bounds.width / 2)),
      y: max(0, min(limit.y, middle.y - bounds.height / 2)))
  }

  /// False: nobody touches a snapshot.
  public var isZooming: Bool { false }
  /// False: nobody touches a snapshot.
  public var isZoomBouncing: Bool { false }

  /// The recognizer of fingers that scroll; nothing scrolls by it.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let made = touchScrolling.pan { return made }
    let made = UIPanGestureRecognizer()
    touchScrolling.pan = made
    addGestureRecognizer(made)
    return made
  }

  /// The recognizer of fingers that scale; nil if the limits of the scale allow none.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    if let made = touchScrolling.pinch { return made }
    let made = UIPinchGestureRecognizer()
    touchScrolling.pinch = made
    addGestureRecognizer(made)
    return made
  }
}
