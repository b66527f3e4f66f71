internal import Foundation
package import Graphics

extension UIView {
  /// Returns the drawing commands of the view and all below it, in points from its top left.
  package func displayList() -> DisplayList {
    var canvas = Canvas(traits: traitCollection)
    canvas.origin = CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    draw(into: &canvas)
    return DisplayList(size: bounds.size, commands: canvas.commands)
  }

  /// Background, contents, subviews from back to front, then the border.
  private func draw(into canvas: inout Canvas) {
    guard !isHidden, alpha > 0 else { return }
    if alpha < 1 { canvas.append(.pushLayer(opacity: alpha)) }
    let outline = layer.outline(of: canvas.toRoot(bounds))
    if let color = backgroundColor?.resolved(with: traitCollection), color.alpha > 0 {
      canvas.fill(outline, color)
    }
    if layer.masksToBounds { canvas.pushClip(outline) }
    drawContents(into: &canvas)
    for view in subviews { draw(view, into: &canvas) }
    if layer.masksToBounds { canvas.popClip(outline) }
    drawBorder(of: outline, into: &canvas)
    if alpha < 1 { canvas.append(.popLayer) }
  }

  private func draw(_ view: UIView, into canvas: inout Canvas) {
    let outer = canvas.origin
    canvas.origin = CGPoint(
      x: outer.x + view.frame.minX - view.boundsOrigin.x,
      y: outer.y + view.frame.minY - view.boundsOrigin.y)
    view.draw(into: &canvas)
    canvas.origin = outer
  }

  private func drawBorder(of outline: LayerOutline, into canvas: inout Canvas) {
    guard layer.borderWidth > 0, let color = layer.borderColor?.color, color.alpha > 0 else {
      return
    }
    canvas.append(.fill(outline.ring(width: layer.borderWidth), color, rule: .evenOdd))
  }
}

extension Canvas {
  fileprivate mutating func fill(_ outline: LayerOutline, _ color: Color) {
    append(
      outline.isRectangle
        ? .fillRect(outline.rect, color) : .fill(outline.path, color, rule: .winding))
  }

  /// Clips what follows to an outline.
  ///
  /// A rounded one clips a finished group: were each drawing clipped by itself, the ground would
  /// shine through the soft edge of those that cover each other.
  fileprivate mutating func pushClip(_ outline: LayerOutline) {
    append(.pushClip(outline.path))
    if !outline.isRectangle { append(.pushLayer(opacity: 1)) }
  }

  fileprivate mutating func popClip(_ outline: LayerOutline) {
    if !outline.isRectangle { append(.popLayer) }
    append(.popClip)
  }
}
