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
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The point of the bounds at `position`, in unit coordinates; the middle by default.
  ///
  /// Changing it moves the layer, as its position stays the same. Transforms act around it.
  public var anchorPoint: CGPoint {
    get { layerTransform.anchorPoint }
    set {
      let kept = position
      layerTransform.anchorPoint = newValue
      position = kept
    }
  }

  /// The rectangle in the superlayer's coordinates; of a transformed layer, the one around it.
  public var frame: CGRect {
    get { view?.frame ?? layerTransform.frame(of: plainFrame) }
    set {
      if let view { return view.frame = newValue }
      let plain = layerTransform.plainFrame(for: newValue, present: plainFrame)
      if plain.size != ownBounds.size { needsLayout = true }
      ownBounds.size = plain.size
      ownPosition = layerTransform.position(in: plain)
    }
  }

  /// How the layer with its sublayers is transformed around its anchor point, seen along z.
  public var transform: CATransform3D {
    get { layerTransform.own }
    set { layerTransform.own = newValue }
  }

  /// How sublayers are transformed around this layer's anchor point, after their own transforms.
  public var sublayerTransform: CATransform3D {
    get { layerTransform.sublayers }
    set { layerTransform.sublayers = newValue }
  }

  /// Returns the transform of the plane that equals `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  private var layerTransform: LayerTransform {
    get { view?.layerTransform ?? ownLayerTransform }
    set { if let view { view.layerTransform = newValue } else { ownLayerTransform = newValue } }
  }

  /// The frame without the transform.
  var plainFrame: CGRect {
    view?.plainFrame ?? ownLayerTransform.plainFrame(at: ownPosition, ownBounds.size)
  }

  private var outer: LayerTransform.Outer? {
    superlayer.map { LayerTransform.Outer(transform: $0.layerTransform, bounds: $0.bounds) }
  }

  /// The transform from the layer's coordinates to its superlayer's; nil if it only moves.
  var toSuperlayer: CGAffineTransform? {
    layerTransform.toOuter(
      of: plainFrame, boundsOrigin: bounds.origin, z: zPosition, in: outer)
  }

  /// Whether the layer's front is seen rather than its back.
  var facesFront: Bool {
    // Seen from behind, the corners follow each other the other way round.
    toSuperlayer.map { $0.a * $0.d - $0.b * $0.c >= 0 } ?? true
  }

  /// Whether the layer is drawn in perspective, which no affine transform does.
  var isInPerspective: Bool {
    superlayer != nil && layerTransform.isInPerspective(of: plainFrame, z: zPosition, in: outer)
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
    convert(CGRect(origin: p, size: .zero), from: l).origin
  }

  /// Converts a point to another layer's coordinates; nil means the root's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    (l ?? root).convert(p, from: self)
  }

  /// Converts a rectangle from another layer's coordinates; nil means the root's.
  ///
  /// A turned rectangle becomes the one around it.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.converted(from: (l ?? root).toRoot, to: toRoot)
  }

  /// Converts a rectangle to another layer's coordinates; nil means the root's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    (l ?? root).convert(r, from: self)
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

  private var toRoot: CGAffineTransform {
    superlayer?.toRoot.inside(toSuperlayer, plainFrame.origin, bounds.origin) ?? .identity
  }
}
