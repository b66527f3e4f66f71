public import Foundation

extension CALayer {
  /// Returns the transform of the plane that equals `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  var layerTransform: LayerTransform {
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

  private var root: CALayer {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer
  }

  private var toRoot: CGAffineTransform {
    superlayer?.toRoot.inside(toSuperlayer, plainFrame.origin, bounds.origin) ?? .identity
  }
}
