import Foundation

/// A plane of pixels that is turned, scaled or slanted into the picture.
///
/// Each pixel of the picture takes the four pixels of the plane around its place, weighted by how near
/// they are.
struct PixelPlane {
  /// From the plane's pixels to the picture's.
  private let forward: AffineTransform
  private let inverse: AffineTransform?

  init(_ transform: AffineTransform, scale: Double) {
    // In pixels only the translation is another one.
    forward = AffineTransform(
      m11: transform.m11, m12: transform.m12, m21: transform.m21, m22: transform.m22,
      tX: transform.tX * scale, tY: transform.tY * scale)
    inverse = forward.inverted()
  }

  /// The largest side of a plane in pixels; what lies further out is cut off.
  private static let reach = 4096.0

  /// Returns the pixels of the plane that are seen in a rectangle of the picture.
  func source(of rect: PixelRect) -> PixelRect {
    let none = PixelRect(x: 0, y: 0, width: 0, height: 0)
    guard let inverse, !rect.isEmpty else { return none }
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ]
    .map { inverse.transform(CGPoint(x: Double($0.0), y: Double($0.1))) }
    func limited(_ value: Double) -> Int { Int(min(max(value, -Self.reach), Self.reach)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (limited((xs.min() ?? 0) - 1), limited((ys.min() ?? 0) - 1))
    return PixelRect(
      x: left, y: top, width: limited((xs.max() ?? 0) + 2) - left,
      height: limited((ys.max() ?? 0) + 2) - top)
  }

  /// Draws the plane through a painter.
  func draw(_ plane: Surface, with painter: Painter, in bounds: PixelRect) {
    guard let inverse, !plane.bounds.isEmpty, !bounds.isEmpty else { return }
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: bounds.width)
    defer { row.deallocate() }
    for y in bounds.y..<bounds.maxY {
      let start = inverse.transform(CGPoint(x: Double(bounds.x) + 0.5, y: Double(y) + 0.5))
      var isEmpty = true
      var x = 0
      while x < bounds.width {
        let (dx, dy) = (Double(x) * inverse.m11, Double(x) * inverse.m12)
        row[x] = plane.sample(start.x + dx - 0.5, start.y + dy - 0.5)
        if row[x] != 0 { isEmpty = false }
        x &+= 1
      }
      if !isEmpty {
        painter.draw(x: bounds.x, y: y, count: bounds.width, pixels: row, opacity: 255)
      }
    }
  }
}

extension Surface {
  /// Returns the pixel at a place between four pixel centres; transparent outside.
  func sample(_ x: Double, _ y: Double) -> UInt32 {
    guard x > Double(bounds.x - 1), y > Double(bounds.y - 1), x < Double(bounds.maxX),
      y < Double(bounds.maxY)
    else { return 0 }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    // In 1/255, which `scaled` takes; the four weights add up to 255.
    let across = UInt32((x - left) * 255 + 0.5)
    let down = UInt32((y - top) * 255 + 0.5)
    let (column, row) = (Int(left), Int(top))
    let upper = mix(pixel(column, row), pixel(column + 1, row), across)
    let lower = mix(pixel(column, row + 1), pixel(column + 1, row + 1), across)
    return mix(upper, lower, down)
  }

  private func mix(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    if first == second { return first }
    return scaled(first, by: 255 &- share) &+ scaled(second, by: share)
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard x >= bounds.x, y >= bounds.y, x < bounds.maxX, y < bounds.maxY else { return 0 }
    return address(x, y).pointee
  }
}
