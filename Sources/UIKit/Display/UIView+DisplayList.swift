internal import Foundation
package import Graphics

extension UIView {
  /// Returns the drawing commands of the view and its subviews, in points from its top left.
  package func displayList() -> DisplayList {
    let traits = traitCollection
    var canvas = Canvas(traits: traits)
    canvas.origin = CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    traits.performAsCurrent { layer.draw(into: &canvas) }
    return DisplayList(size: bounds.size, commands: canvas.commands)
  }
}
