internal import CPixels
import Foundation

/// A plane of pixels that is rotated, scaled or skewed into the picture.
///
/// Each pixel of the picture takes the four nearest pixels of the plane, weighted by distance.
struct PixelPlane {
  /// From the plane's pixels to the picture's.
  private let forward: AffineTransform
  private let inverse: AffineTransform?

  init(_ transform: AffineTransform, scale: Double) {
    // In pixels, only the translation differs.
    forward = AffineTransform(
      m11: transform.m11, m12: transform.m12, m21: transform.m21, m22: transform.m22,
      tX: transform.tX * scale, tY: transform.tY * scale)
    inverse = forward.inverted()
  }

  /// The largest side of a plane in pixels; anything further out is cut off.
  static let reach = 4096

  /// Returns the pixels of the plane that are visible in a rectangle of the picture.
  func source(of rect: PixelRect) -> PixelRect {
    let none = PixelRect(x: 0, y: 0, width: 0, height: 0)
    guard let inverse, !rect.isEmpty else { return none }
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ]
    .map { inverse.transform(CGPoint(x: Double($0.0), y: Double($0.1))) }
    func limited(_ value: Double) -> Int { Int(value, clampedTo: -Self.reach...Self.reach) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (limited((xs.min() ?? 0) - 1), limited((ys.min() ?? 0) - 1))
    return PixelRect(
      x: left, y: top, width: limited((xs.max() ?? 0) + 2) - left,
      height: limited((ys.max() ?? 0) + 2) - top)
  }

  func draw(_ plane: Surface, with painter: Painter, in bounds: PixelRect) {
    guard let inverse, !plane.bounds.isEmpty, !bounds.isEmpty else { return }
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: bounds.width)
    defer { row.deallocate() }
    let area = plane.bounds
    var source = cpixels_plane(
      pixels: plane.pixels, left: area.x, top: area.y, width: area.width, height: area.height)
    for y in bounds.y..<bounds.maxY {
      let start = inverse.transform(CGPoint(x: Double(bounds.x) + 0.5, y: Double(y) + 0.5))
      let shows = cpixels_sample(
        &source, start.x, start.y, inverse.m11, inverse.m12, row, bounds.width)
      if shows != 0 {
        painter.draw(x: bounds.x, y: y, count: bounds.width, pixels: row, opacity: 255)
      }
    }
  }
}
