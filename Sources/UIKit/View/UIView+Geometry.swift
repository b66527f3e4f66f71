public import Foundation

extension UIView {
  /// The rectangle in the superview's coordinates.
  public var frame: CGRect {
    get { storedFrame }
    set {
      guard newValue != storedFrame else { return }
      let oldSize = storedFrame.size
      storedFrame = newValue
      frameDidChange(oldSize: oldSize)
    }
  }

  /// The rectangle in the view's own coordinates.
  public var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      let centre = center
      frame = CGRect(
        x: centre.x - newValue.width / 2, y: centre.y - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The middle of the frame in the superview's coordinates.
  public var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
    }
  }

  /// Resizes the view to what `sizeThatFits` gives for its present size.
  public func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// Returns a rectangle of another view's coordinates in this one's; nil means the root's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let from = (view ?? rootView).originInRoot
    return rect.offsetBy(dx: from.x - originInRoot.x, dy: from.y - originInRoot.y)
  }

  /// Returns a rectangle of this view's coordinates in another one's; nil means the root's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, from: self)
  }

  /// The place of the own coordinates' zero in the root's own coordinates.
  private var originInRoot: CGPoint {
    guard let superview else { return .zero }
    let outer = superview.originInRoot
    return CGPoint(
      x: outer.x + storedFrame.minX - boundsOrigin.x,
      y: outer.y + storedFrame.minY - boundsOrigin.y)
  }

  private func frameDidChange(oldSize: CGSize) {
    if superview == nil || translatesAutoresizingMaskIntoConstraints { invalidateEngine() }
    guard oldSize != storedFrame.size else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.autoresize(from: oldSize, to: storedFrame.size)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let horizontal = horizontalSprings.resized(from: oldSize.width, to: newSize.width)
    let vertical = verticalSprings.resized(from: oldSize.height, to: newSize.height)
    frame = CGRect(
      x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
  }
}
