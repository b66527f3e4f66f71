internal import Foundation
internal import Graphics

extension CALayer {
  /// Draws the layer as a bitmap at its rasterization scale; returns false if that makes no difference.
  func drawRasterized(_ opacity: Double, into canvas: inout Canvas) -> Bool {
    guard shouldRasterize, rasterizationScale > 0,
      rasterizationScale != canvas.traits.displayScale
    else { return false }
    let area = canvas.toRoot(reach).integral
    var inner = Canvas(traits: canvas.traits)
    inner.origin = CGPoint(x: canvas.origin.x - area.minX, y: canvas.origin.y - area.minY)
    drawGroup(opacity, into: &inner)
    let list = DisplayList(size: area.size, commands: inner.commands)
    // Errors in a separate drawing are reported when the whole picture is drawn.
    guard let bitmap = try? Rasterizer(scale: rasterizationScale).draw(list) else { return false }
    canvas.append(.image(ImageSource(name: "rasterized layer", bitmap: bitmap), in: area))
    return true
  }

  /// The bounding rectangle of the drawing of the layer and its sublayers, in its own coordinates.
  private var reach: CGRect {
    var reach = bounds
    if !masksToBounds {
      for child in children where !child.isHidden {
        let toOuter = CGAffineTransform.identity.inside(
          child.toSuperlayer, child.plainFrame.origin, child.bounds.origin)
        reach = reach.union(child.reach.applying(toOuter))
      }
      if shadowOpacity > 0 {
        // Three standard deviations contain all visible parts of a blur.
        let shadow = reach.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
        reach = reach.union(shadow.insetBy(dx: -3 * shadowRadius, dy: -3 * shadowRadius))
      }
    }
    return reach
  }
}
