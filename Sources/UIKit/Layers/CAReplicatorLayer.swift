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
  ///
  /// With those of layers around it at most 10,000, more are an error of the picture.
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

  /// Each copy is a part of the drawing, and a layer in a copy may make copies, too.
  private static let copyLimit = 10_000

  override var sublayerCopies: [SublayerCopy] {
    let count = copiesInAll
    guard count <= Self.copyLimit else {
      nearestView?.note(
        .tooManyParts(name: "copies of a layer", count: count, limit: Self.copyLimit))
      return []
    }
    return copies
  }

  /// How often a sublayer is drawn: the layers around this one repeat it.
  private var copiesInAll: Int {
    sequence(first: self as CALayer, next: \.superlayer).reduce(1) { count, layer in
      guard let layer = layer as? CAReplicatorLayer else { return count }
      let (product, isBeyond) = count.multipliedReportingOverflow(by: max(0, layer.instanceCount))
      return isBeyond ? .max : product
    }
  }

  private var copies: [SublayerCopy] {
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
