/// A rectangle of whole pixels; the origin is the top left corner of the picture, y grows downwards.
///
/// # Guarantees
/// The width and the height are not negative.
public struct PixelRect: Hashable, Sendable, Codable, CustomStringConvertible {
  public let x: Int
  public let y: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a rectangle; a negative width or height becomes 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The column right of the last one.
  public var maxX: Int { x + width }
  /// The row below the last one.
  public var maxY: Int { y + height }
  /// Whether the rectangle has no pixels.
  public var isEmpty: Bool { width == 0 || height == 0 }
  public var area: Int { width * height }

  /// Returns the pixels in both rectangles; empty if they do not overlap.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle as `x,y width×height`.
  public var description: String { "\(x),\(y) \(width)×\(height)" }
}
