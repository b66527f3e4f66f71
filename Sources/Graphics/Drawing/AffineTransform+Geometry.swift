package import Foundation

extension AffineTransform {
  var isFinite: Bool { [m11, m12, m21, m22, tX, tY].allSatisfy(\.isFinite) }

  /// The six numbers in the order of SVG's `matrix`.
  var numbers: String { "\(linearNumbers) \(number(tX)) \(number(tY))" }

  /// The first four numbers, without the translation.
  var linearNumbers: String { [m11, m12, m21, m22].map { number($0) }.joined(separator: " ") }

  /// The inverse; nil if the transform maps the plane to a line, or if the inverse has a number that no `Double` holds.
  func inverted() -> AffineTransform? {
    // Foundation traps on some of these.
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let inverse = AffineTransform(
      m11: m22 / determinant, m12: -m12 / determinant, m21: -m21 / determinant,
      m22: m11 / determinant, tX: (m21 * tY - m22 * tX) / determinant,
      tY: (m12 * tX - m11 * tY) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// Whether it only moves and stretches, without turning or mirroring.
  package var isStretch: Bool { m12 == 0 && m21 == 0 && m11 > 0 && m22 > 0 }

  /// Whether level and upright lines stay level or upright.
  package var keepsAxes: Bool { m12 == 0 && m21 == 0 || m11 == 0 && m22 == 0 }

  /// Whether circles remain circles: no skew, and the same scale in both directions.
  package var isSimilarity: Bool {
    // Ten times what rounding the linear part leaves, relative to it.
    let tolerance = 1e-8 * (m11 * m11 + m12 * m12)
    return abs(m11 * m21 + m12 * m22) <= tolerance
      && abs(m11 * m11 + m12 * m12 - m21 * m21 - m22 * m22) <= tolerance
  }

  /// The side of the square that a unit square's area has afterwards; a similarity's scale.
  package var lengthFactor: Double { abs(determinant).squareRoot() }

  private var determinant: Double { m11 * m22 - m12 * m21 }

  /// The transform with its linear part rounded to nine decimals.
  ///
  /// So the sine of half a turn is 0, a quarter turn maps pixels to pixels, and the last digits of a machine's sine
  /// reach no picture. Over the largest picture, the difference is a thousandth of a pixel at most.
  package var roundedLinearPart: AffineTransform {
    func rounded(_ value: Double) -> Double {
      // Adding zero turns −0 into 0.
      abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 + 0 : value
    }
    return AffineTransform(
      m11: rounded(m11), m12: rounded(m12), m21: rounded(m21), m22: rounded(m22), tX: tX, tY: tY)
  }

  /// Returns the bounding rectangle of a rectangle's image.
  package func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { transform($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return rect }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
