import Foundation
import Graphics

extension CGRect {
  /// Returns all pixels that the rectangle touches in a picture.
  func pixels(scale: Double) -> PixelRect {
    // A frame of a damaged file may be anything.
    func pixel(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int((Double(length) * scale).rounded(rule), clampedTo: -1_000_000...1_000_000)
    }
    let (x, y) = (pixel(minX, .down), pixel(minY, .down))
    return PixelRect(x: x, y: y, width: pixel(maxX, .up) - x, height: pixel(maxY, .up) - y)
  }
}
