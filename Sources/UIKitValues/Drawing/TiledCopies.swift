internal import Foundation

/// The top left corners of copies of a picture that fill an area, row by row.
enum TiledCopies {
  /// More copies than a large screen has room for; many more would fill the memory.
  static let limit = 1_000_000
  /// A place that is not a number: drawing the picture there reports it.
  static let nowhere = CGPoint(x: CGFloat.nan, y: .nan)

  /// Returns the corners from one point on, up to another one, at distances of a size.
  ///
  /// Beyond ``limit``, or where that number cannot be told, there is only ``nowhere``.
  static func corners(from start: CGPoint, to end: CGPoint, by size: CGSize) -> [CGPoint] {
    let columns = ((end.x - start.x) / size.width).rounded(.up)
    let rows = ((end.y - start.y) / size.height).rounded(.up)
    guard columns.isFinite, rows.isFinite, max(0, columns) * max(0, rows) <= CGFloat(limit) else {
      return [nowhere]
    }
    return stride(from: start.y, to: end.y, by: size.height).flatMap { y in
      stride(from: start.x, to: end.x, by: size.width).map { CGPoint(x: $0, y: y) }
    }
  }
}
