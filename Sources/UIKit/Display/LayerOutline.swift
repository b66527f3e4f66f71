internal import Foundation
internal import Graphics

/// The shape of a layer: its bounds with rounded corners.
struct LayerOutline {
  let rect: CGRect
  let radii: Path.CornerRadii
  var isContinuous = false

  var isRectangle: Bool { radii.largest <= 0 }

  var path: Path {
    if isRectangle { return Path(rect: rect) }
    return isContinuous
      ? Path(continuousRoundedRect: rect, cornerRadii: radii)
      : Path(roundedRect: rect, cornerRadii: radii)
  }

  /// Returns the area between the outline and an inner one.
  func ring(width: Double) -> Path {
    let inner = LayerOutline(
      rect: rect.insetBy(dx: min(width, rect.width / 2), dy: min(width, rect.height / 2)),
      radii: radii.map { max(0, $0 - width) }, isContinuous: isContinuous)
    var path = path
    path.append(inner.path)
    return path
  }
}

extension CALayer {
  func outline(of rect: CGRect) -> LayerOutline {
    let limit = min(rect.width, rect.height) / 2
    return LayerOutline(
      rect: rect, radii: cornerRadii.map { min($0, limit) },
      isContinuous: cornerCurve == .continuous)
  }

  /// The radii of the corners, those of the view's configuration if it has one.
  private var cornerRadii: Path.CornerRadii {
    if let view, let configuration = view.rareProperties?.cornerConfiguration {
      return configuration.radii(of: view)
    }
    func radius(_ corner: CACornerMask) -> Double {
      maskedCorners.contains(corner) ? cornerRadius : 0
    }
    return Path.CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
  }
}

extension Path.CornerRadii {
  var largest: Double { max(topLeft, topRight, bottomRight, bottomLeft) }

  func map(_ change: (Double) -> Double) -> Path.CornerRadii {
    Path.CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}
