public import Foundation

extension UIView {
  /// The view's `transform` in space, seen along z.
  public var transform3D: CATransform3D {
    get { layerTransform.own }
    set { layerTransform.own = newValue }
  }

  /// The point of the bounds around which the view is transformed, in unit coordinates; the middle by default.
  ///
  /// Changing it moves the view, as its centre stays the same.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Sets the frame without the transform.
  func setFrame(_ frame: CGRect) {
    guard frame != plainFrame, requireFinite(frame, "its frame") else { return }
    let old = plainFrame
    plainFrame = frame
    frameDidChange(oldSize: old.size)
    tellLayer(old)
    keyValueObservers?.objectDidChange()
  }

  /// Notes a fault if a number is infinite or NaN; returns whether all are finite.
  @discardableResult func requireFinite(_ rect: CGRect, _ property: String) -> Bool {
    if !rect.isFinite { note(.notFinite(property: "\(property) is \(rect.numbers)")) }
    return rect.isFinite
  }

  func setBounds(_ bounds: CGRect) {
    guard requireFinite(bounds, "its bounds") else { return }
    if boundsOrigin != bounds.origin {
      boundsOrigin = bounds.origin
      invalidateEngine()
      keyValueObservers?.objectDidChange()
    }
    guard bounds.size != plainFrame.size else { return }
    setFrame(
      layerTransform.plainFrame(at: layerTransform.position(in: plainFrame), bounds.size))
  }

  /// Sets the view's frame without its transform from constraints, through `bounds` and `center` as UIKit does, so that subclasses that
  /// observe these are notified.
  func place(_ frame: CGRect) {
    guard frame != plainFrame else { return }
    if bounds.size != frame.size { bounds.size = frame.size }
    let position = layerTransform.position(in: frame)
    if center != position { center = position }
    // Computing with the centre can round.
    if plainFrame != frame { plainFrame = frame }
  }

  func converted(_ rect: CGRect, from view: UIView, to other: UIView) -> CGRect {
    rect.converted(from: view.toOutside, to: other.toOutside)
  }

  func converted(_ point: CGPoint, from view: UIView, to other: UIView) -> CGPoint {
    converted(CGRect(origin: point, size: .zero), from: view, to: other).origin
  }

  /// Sets bounds and position of the layer, which a subclass of it may override; its view has them already.
  private func tellLayer(_ oldFrame: CGRect) {
    guard Self.layerClass != CALayer.self else { return }
    if oldFrame.size != plainFrame.size { layer.bounds = bounds }
    layer.position = center
  }

  /// The transform from this view's coordinates to its superview's; nil if it only moves.
  var toSuperview: CGAffineTransform? {
    guard !layerTransform.isIdentity || storedSuperview?.layerTransform.movesSublayers == true
    else {
      return nil
    }
    return layer.toSuperlayer
  }

  /// The transform from coordinates at the view's top left to its superview's, without the latter's
  /// `sublayerTransform`.
  package var placementInSuperview: AffineTransform {
    let moved = CGAffineTransform(translationX: plainFrame.minX, y: plainFrame.minY)
    return (layerTransform.toOuter(of: plainFrame, boundsOrigin: .zero, z: 0, in: nil) ?? moved)
      .affine
  }

  /// The transform from this view's coordinates to those around the root, in which its frame is.
  private var toOutside: CGAffineTransform {
    let outer = storedSuperview?.toOutside ?? .identity
    return outer.inside(toSuperview, plainFrame.origin, boundsOrigin)
  }

  private func frameDidChange(oldSize: CGSize) {
    if storedSuperview == nil || isPlacedByFrame || hasMarginsOfFrame {
      invalidateEngine()
    }
    guard oldSize != plainFrame.size else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in storedSubviews where view.isPlacedByFrame {
      view.autoresize(from: oldSize, to: plainFrame.size)
    }
  }

  /// Whether margins or guides depend on the view's position and size.
  private var hasMarginsOfFrame: Bool {
    !axesPreservingSuperviewLayoutMargins.isEmpty || ownMargins.followReadableWidth
      || rootView.safeAreaInsets != .zero
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

extension CGAffineTransform {
  /// Returns the transform from a layer's coordinates, if this is the one from its superlayer's.
  func inside(
    _ toOuter: CGAffineTransform?, _ frameOrigin: CGPoint, _ boundsOrigin: CGPoint
  ) -> CGAffineTransform {
    toOuter?.concatenating(self)
      ?? translatedBy(x: frameOrigin.x, y: frameOrigin.y)
      .translatedBy(x: -boundsOrigin.x, y: -boundsOrigin.y)
  }
}

extension CGRect {
  /// Returns the bounding rectangle in other coordinates; both transforms are to those in common.
  func converted(from: CGAffineTransform, to: CGAffineTransform) -> CGRect {
    guard !from.isMove || !to.isMove else {
      return offsetBy(dx: from.tx - to.tx, dy: from.ty - to.ty)
    }
    return applying(from.concatenating(to.inverted()))
  }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  fileprivate var numbers: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
