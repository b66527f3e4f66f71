internal import Foundation
internal import Graphics

extension AffineTransform {
  init(n: [Double]) {
    self.init(m11: n[0], m12: n[1], m21: n[2], m22: n[3], tX: n[4], tY: n[5])
  }

  /// A turn around the origin, clockwise where y points down.
  init(degrees: Double) {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    self = AffineTransform(n: [cosine, sine, -sine, cosine, 0, 0]).roundedLinearPart
  }

  /// The transform that is followed by another one.
  func followed(by other: AffineTransform) -> AffineTransform {
    var result = self
    result.append(other)
    return result
  }

  /// Maps the unit square to a rectangle.
  init(unitTo rect: CGRect) {
    self.init(n: [rect.width, 0, 0, rect.height, rect.minX, rect.minY])
  }

  /// The inverse; nil if the transform maps the plane to a line.
  var safeInverse: AffineTransform? {
    let determinant = m11 * m22 - m12 * m21
    guard determinant.isFinite, determinant != 0 else { return nil }
    let inverse = AffineTransform(n: [
      m22 / determinant, -m12 / determinant, -m21 / determinant, m11 / determinant,
      (m21 * tY - m22 * tX) / determinant, (m12 * tX - m11 * tY) / determinant,
    ])
    return [inverse.m11, inverse.m12, inverse.m21, inverse.m22, inverse.tX, inverse.tY]
      .allSatisfy(\.isFinite) ? inverse : nil
  }
}
