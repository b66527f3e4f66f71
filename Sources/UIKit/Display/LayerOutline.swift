internal import Foundation
internal import Graphics

/// The shape of a layer: its bounds with rounded corners.
struct LayerOutline {
  let rect: CGRect
  let radius: Double
  let corners: CACornerMask
  var isContinuous = false

  var isRectangle: Bool { radius <= 0 || corners.isEmpty }

  var path: Path {
    if isRectangle { return Path(rect: rect) }
    func radius(_ corner: CACornerMask) -> Double { corners.contains(corner) ? self.radius : 0 }
    let radii = Path.CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
    return isContinuous
      ? Path(continuousRoundedRect: rect, cornerRadii: radii)
      : Path(roundedRect: rect, cornerRadii: radii)
  }

  /// Returns the area between the outline and an inner one.
  func ring(width: Double) -> Path {
    let inner = LayerOutline(
      rect: rect.insetBy(dx: min(width, rect.width / 2), dy: min(width, rect.height / 2)),
      radius: max(0, radius - width), corners: corners, isContinuous: isContinuous)
    var path = path
    path.append(inner.path)
    return path
  }
}

extension CALayer {
  func outline(of rect: CGRect) -> LayerOutline {
    LayerOutline(
      rect: rect, radius: min(cornerRadius, rect.width / 2, rect.height / 2),
      corners: maskedCorners, isContinuous: cornerCurve == .continuous)
  }
}
