public import Foundation

extension UIView {
  func setFrame(_ frame: CGRect) {
    guard frame != storedFrame else { return }
    let oldSize = storedFrame.size
    storedFrame = frame
    frameDidChange(oldSize: oldSize)
  }

  func setBounds(_ bounds: CGRect) {
    if boundsOrigin != bounds.origin {
      boundsOrigin = bounds.origin
      invalidateEngine()
    }
    guard bounds.size != storedFrame.size else { return }
    setFrame(
      CGRect(
        x: storedFrame.midX - bounds.width / 2, y: storedFrame.midY - bounds.height / 2,
        width: bounds.width, height: bounds.height))
  }

  /// Sets the view's frame from constraints, through `bounds` and `center` as UIKit does, so that subclasses that
  /// observe these are notified.
  func place(_ frame: CGRect) {
    guard frame != storedFrame else { return }
    if bounds.size != frame.size { bounds.size = frame.size }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
    // Computing with the centre can round.
    if storedFrame != frame { storedFrame = frame }
  }

  /// Converts a rectangle from another view's coordinates; nil means the root's.
  ///
  /// Views of two trees have the coordinates around both roots in common.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let (from, to) = ((view ?? rootView).originOutside, originOutside)
    return rect.offsetBy(dx: from.x - to.x, dy: from.y - to.y)
  }

  /// Converts a rectangle to another view's coordinates; nil means the root's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, from: self)
  }

  /// Converts a point from another view's coordinates; nil means the root's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: view).origin
  }

  /// Converts a point to another view's coordinates; nil means the root's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  /// The origin of this view's coordinates in those around the root, in which its frame is.
  private var originOutside: CGPoint {
    let outer = superview?.originOutside ?? .zero
    return CGPoint(
      x: outer.x + storedFrame.minX - boundsOrigin.x,
      y: outer.y + storedFrame.minY - boundsOrigin.y)
  }

  private func frameDidChange(oldSize: CGSize) {
    if superview == nil || translatesAutoresizingMaskIntoConstraints || hasMarginsOfFrame {
      invalidateEngine()
    }
    guard oldSize != storedFrame.size else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.autoresize(from: oldSize, to: storedFrame.size)
    }
  }

  /// Whether margins or guides depend on the view's position and size.
  private var hasMarginsOfFrame: Bool {
    !axesPreservingSuperviewLayoutMargins.isEmpty || rootView.rootSafeAreaInsets != .zero
      || systemGuides.contains { $0 is ReadableContentGuide }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let horizontal = horizontalSprings.resized(from: oldSize.width, to: newSize.width)
    let vertical = verticalSprings.resized(from: oldSize.height, to: newSize.height)
    frame = CGRect(
      x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
  }
}
