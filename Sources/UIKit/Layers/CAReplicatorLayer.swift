public import Foundation

/// One of the times that a layer draws its sublayers.
struct SublayerCopy {
  /// From the layer's coordinates to those in which it draws; nil for the same.
  var transform: CGAffineTransform?
  var opacity: Double = 1
}

/// A layer that draws its sublayers several times.
///
/// The colours of the copies are kept and not drawn: only their opacity is.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// The number of copies, with the sublayers themselves; 1 by default.
  open var instanceCount = 1
  /// From each copy to the next one, around the middle of the layer.
  open var instanceTransform = CATransform3DIdentity
  /// The seconds between the copies' animations, which a snapshot does not show.
  open var instanceDelay: TimeInterval = 0
  /// Whether the sublayers' depth is kept; seen along z, it makes no difference.
  open var preservesDepth = false
  /// The colour by which the first copy's are multiplied; its opacity only is drawn.
  open var instanceColor: CGColor?
  /// What is added to the red of the colour for each copy; not drawn.
  open var instanceRedOffset: Float = 0
  /// What is added to the green of the colour for each copy; not drawn.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue of the colour for each copy; not drawn.
  open var instanceBlueOffset: Float = 0
  /// What is added to the opacity for each copy.
  open var instanceAlphaOffset: Float = 0

  override var sublayerCopies: [SublayerCopy] {
    let step = CATransform3DGetAffineTransform(instanceTransform)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let first = Double(instanceColor?.alpha ?? 1)
    var turned = CGAffineTransform.identity
    return (0..<max(0, instanceCount)).map { index in
      defer { turned = step.concatenating(turned) }
      let opacity = min(1, max(0, first + Double(index) * Double(instanceAlphaOffset)))
      guard index > 0 else { return SublayerCopy(opacity: opacity) }
      let around = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        .concatenating(turned)
        .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      return SublayerCopy(transform: around, opacity: opacity)
    }
  }
}
