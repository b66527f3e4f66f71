internal import Foundation

/// The device pixels that frames are snapped to.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// Solved positions carry rounding errors; a value this close below a half pixel counts as half.
  private static let slack = 1e-6

  /// Returns a position on the nearest pixel; halves go up, as UIKit does.
  func snapped(_ position: Double) -> Double {
    rounded(position) { ($0 + 0.5 + Self.slack).rounded(.down) }
  }

  /// Returns a length rounded up to whole pixels.
  func ceiling(_ length: Double) -> Double {
    rounded(length) { ($0 - Self.slack).rounded(.up) }
  }

  /// Returns a length rounded down to whole pixels.
  func floor(_ length: Double) -> Double {
    rounded(length) { ($0 + Self.slack).rounded(.down) }
  }

  /// Rounds a number of pixels; where that is infinite, the points need no rounding: such numbers have no fractions.
  private func rounded(_ points: Double, _ rounding: (Double) -> Double) -> Double {
    let pixels = points * scale
    return pixels.isFinite ? rounding(pixels) / scale : points
  }

  /// Returns a rectangle with each edge on the nearest pixel, so that neighbours stay neighbours.
  func snapped(_ rect: CGRect) -> CGRect {
    let minX = snapped(rect.minX)
    let minY = snapped(rect.minY)
    return CGRect(
      x: minX, y: minY, width: snapped(rect.maxX) - minX, height: snapped(rect.maxY) - minY)
  }
}
