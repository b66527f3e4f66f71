internal import Foundation
internal import Graphics

extension CALayer {
  /// About 2.5 screens of 1179 × 2556 pixels: Core Animation does not keep larger bitmaps (WWDC 2014, session 419).
  private static let rasterizedPixels = 8.0 * 1024 * 1024

  /// Draws the layer as a bitmap at its rasterization scale; returns false if that makes no difference.
  func drawRasterized(_ opacity: Double, into canvas: inout Canvas) -> Bool {
    guard shouldRasterize, rasterizationScale > 0,
      rasterizationScale != canvas.traits.displayScale
    else { return false }
    let area = canvas.toRoot(reach).integral
    // Checked before drawing: layers in layers that are drawn twice each would take forever.
    let pixels = area.width * rasterizationScale * area.height * rasterizationScale
    guard area.width > 0, area.height > 0, pixels <= Self.rasterizedPixels else { return false }
    var inner = Canvas(traits: canvas.traits)
    inner.depth = canvas.depth
    inner.origin = CGPoint(x: canvas.origin.x - area.minX, y: canvas.origin.y - area.minY)
    inner.isTooDeep = canvas.isTooDeep
    drawGroup(opacity, into: &inner)
    canvas.isTooDeep = inner.isTooDeep
    let list = DisplayList(size: area.size, commands: inner.commands)
    guard let bitmap = try? Rasterizer(scale: rasterizationScale).draw(list) else {
      // A drawing that is refused is reported when the whole picture is, so its place does not matter.
      canvas.append(inner.commands)
      return true
    }
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
