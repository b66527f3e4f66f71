public import Foundation

extension CALayer {
  /// The rectangle in the layer's own coordinates.
  public var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if newValue.size != bounds.size { needsLayout = true }
      if let view { view.bounds = newValue } else { ownBounds = newValue }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  public var position: CGPoint {
    get {
      guard let view else { return ownPosition }
      return CGPoint(
        x: view.frame.minX + anchorPoint.x * view.frame.width,
        y: view.frame.minY + anchorPoint.y * view.frame.height)
    }
    set {
      guard view != nil else { return ownPosition = newValue }
      frame.origin = CGPoint(
        x: newValue.x - anchorPoint.x * bounds.width,
        y: newValue.y - anchorPoint.y * bounds.height)
    }
  }

  /// The point of the bounds at `position`, in unit coordinates; the middle by default.
  ///
  /// Changing it moves the layer, as its position stays the same.
  public var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set {
      let kept = position
      ownAnchorPoint = newValue
      position = kept
    }
  }

  /// The rectangle in the superlayer's coordinates.
  public var frame: CGRect {
    get {
      if let view { return view.frame }
      return CGRect(
        x: ownPosition.x - anchorPoint.x * ownBounds.width,
        y: ownPosition.y - anchorPoint.y * ownBounds.height, width: ownBounds.width,
        height: ownBounds.height)
    }
    set {
      if let view { return view.frame = newValue }
      if newValue.size != ownBounds.size { needsLayout = true }
      ownBounds.size = newValue.size
      ownPosition = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The background colour; nil draws nothing.
  public var backgroundColor: CGColor? {
    get {
      guard let view else { return ownBackgroundColor }
      return view.backgroundColor.map { CGColor(color: $0.resolved(with: view.traitCollection)) }
    }
    set {
      guard let view else { return ownBackgroundColor = newValue }
      view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }

  /// The opacity of the layer and its sublayers, 0…1.
  public var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether the layer and its sublayers are hidden.
  public var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  /// Converts a point from another layer's coordinates; nil means the root's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (from, to) = ((l ?? root).originInRoot, originInRoot)
    return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
  }

  /// Converts a point to another layer's coordinates; nil means the root's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    (l ?? root).convert(p, from: self)
  }

  /// Converts a rectangle from another layer's coordinates; nil means the root's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  /// Converts a rectangle to another layer's coordinates; nil means the root's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  /// Returns whether a point lies in the bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Requests `layoutSublayers` before the next drawing.
  public func setNeedsLayout() {
    needsLayout = true
    view?.setNeedsLayout()
  }

  /// Calls `layoutSublayers` now if it was requested.
  public func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard needsLayout else { return }
    needsLayout = false
    layoutSublayers()
  }

  private var root: CALayer {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer
  }

  private var originInRoot: CGPoint {
    guard let superlayer else { return .zero }
    let outer = superlayer.originInRoot
    return CGPoint(
      x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }
}
