internal import Foundation
internal import Graphics

extension UICornerConfiguration {
  /// Returns the radii of a view's corners in points, of which an outline shows half of its shorter side at most.
  @MainActor func radii(of view: UIView) -> Path.CornerRadii {
    switch kind {
    case .capsule(let radius):
      return Path.CornerRadii(
        topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      return Path.CornerRadii(
        topLeft: topLeft.radius(of: view) { ($0.topLeft, $1.left, $1.top) },
        topRight: topRight.radius(of: view) { ($0.topRight, $1.right, $1.top) },
        bottomRight: bottomRight.radius(of: view) { ($0.bottomRight, $1.right, $1.bottom) },
        bottomLeft: bottomLeft.radius(of: view) { ($0.bottomLeft, $1.left, $1.bottom) })
    }
  }
}

extension UICornerRadius {
  /// Returns the radius of a view's corner.
  ///
  /// The container is the closest ancestor with rounded corners. Where the corner is farther from one of its edges than
  /// from the other, the larger distance counts, so that a corner that is not near the container's gets the minimum.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - corner: the container's radius of the same corner, and the distances from its two edges.
  /// - Returns: the radius in points.
  @MainActor fileprivate func radius(
    of view: UIView, _ corner: (Path.CornerRadii, UIEdgeInsets) -> (Double, CGFloat, CGFloat)
  ) -> Double {
    switch kind {
    case .fixed(let radius): return radius
    case .concentric(let minimum):
      let ancestors = view.ancestors.dropFirst()
      for container in ancestors {
        let (outer, rect) = (container.bounds, view.convert(view.bounds, to: container))
        let radii = container.layer.outline(of: outer).radii
        guard radii.largest > 0 else { continue }
        let distances = UIEdgeInsets(
          top: rect.minY - outer.minY, left: rect.minX - outer.minX,
          bottom: outer.maxY - rect.maxY, right: outer.maxX - rect.maxX)
        let (radius, first, second) = corner(radii, distances)
        return max(minimum, radius - max(0, first, second))
      }
      return minimum
    }
  }
}
