package import Foundation

/// The device pixels that frames are snapped to.
package struct PixelGrid {
  /// Pixels per point.
  package let scale: Double

  @inlinable package init(scale: Double) { self.scale = scale }

  /// Solved positions carry rounding errors; a value this close below a half pixel counts as half.
  @inlinable static var slack: Double { 1e-6 }

  /// Returns a position on the nearest pixel; halves go up, as UIKit does.
  @inlinable package func snapped(_ position: Double) -> Double {
    rounded(position) { ($0 + 0.5 + Self.slack).rounded(.down) }
  }

  /// Returns a length rounded up to whole pixels.
  @inlinable package func ceiling(_ length: Double) -> Double {
    rounded(length) { ($0 - Self.slack).rounded(.up) }
  }

  /// Returns a length rounded down to whole pixels.
  @inlinable package func floor(_ length: Double) -> Double {
    rounded(length) { ($0 + Self.slack).rounded(.down) }
  }

  /// Rounds a number of pixels; where that is infinite, the points need no rounding: such numbers have no fractions.
  @inlinable func rounded(_ points: Double, _ rounding: (Double) -> Double) -> Double {
    let pixels = points * scale
    return pixels.isFinite ? rounding(pixels) / scale : points
  }

  /// Returns a rectangle with each edge on the nearest pixel, so that neighbours stay neighbours.
  @inlinable package func snapped(_ rect: CGRect) -> CGRect {
    let minX = snapped(rect.minX)
    let minY = snapped(rect.minY)
    return CGRect(
      x: minX, y: minY, width: snapped(rect.maxX) - minX, height: snapped(rect.maxY) - minY)
  }
}
