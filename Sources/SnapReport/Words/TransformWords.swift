import Foundation
import NumberText

/// A transform as `CGAffineTransform` makes it, such as `rotationAngle 45°`.
struct TransformWords {
  let text: String

  /// Reads a matrix such as `1 0 0 1 0 0`; nil for one that no single initializer makes.
  init?(_ stored: String) {
    let numbers = stored.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let isMoved = abs(numbers[4]) > Self.tolerance || abs(numbers[5]) > Self.tolerance
    let isStraight = abs(b) < Self.tolerance && abs(c) < Self.tolerance
    let isScaled = abs(a - 1) > Self.tolerance || abs(d - 1) > Self.tolerance
    let isTurned =
      abs(a - d) < Self.tolerance && abs(b + c) < Self.tolerance
      && abs(a * a + b * b - 1) < Self.tolerance
    switch (isMoved, isStraight, isScaled) {
    case (false, true, false): text = ".identity"
    case (true, true, false):
      text = "translationX \(numbers[4].pointText) y \(numbers[5].pointText)"
    case (false, _, _) where isTurned:
      text = "rotationAngle \((atan2(b, a) * 180 / .pi).pointText)°"
    case (false, true, true): text = "scaleX \(a.pointText) y \(d.pointText)"
    default: return nil
    }
  }

  private static let tolerance = 1e-6
}
