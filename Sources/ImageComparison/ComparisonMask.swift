public import Foundation
public import Graphics

/// A part of a cell that a comparison ignores, such as a clock or a downloaded avatar.
///
/// Masks are in points, as layouts are; a caller that knows the views turns them into
/// ``ComparisonOptions/maskedAreas``.
///
/// ```swift
/// let mask = ComparisonMask.view("contentView/dateLabel")
/// options.maskedAreas = mask.areas(scale: 2) { path in frames[path] ?? [] }
/// ```
public enum ComparisonMask: Hashable, Sendable {
  /// A rectangle in points, in the coordinates of the picture, y downwards.
  case rectangle(CGRect)
  /// The area of a view, by its view path.
  case view(String)

  /// Returns the pixels that the mask covers, even partly.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - frames: Returns the frames of a view path in points, in the coordinates of the picture. A view
  ///     that moved has two: that of the reference and that of the actual.
  /// - Returns: The rectangles; empty if the view does not exist, or if a rectangle is empty or not
  ///   finite.
  public func areas(scale: Double, frames: (String) -> [CGRect]) -> [PixelRect] {
    switch self {
    case .rectangle(let rectangle): [rectangle].compactMap { PixelRect(covering: $0, scale: scale) }
    case .view(let path): frames(path).compactMap { PixelRect(covering: $0, scale: scale) }
    }
  }
}

extension PixelRect {
  /// Nil for a rectangle that covers nothing, or that is not finite.
  fileprivate init?(covering points: CGRect, scale: Double) {
    let edges = [points.minX, points.minY, points.maxX, points.maxY].map { Double($0) * scale }
    // Far beyond any picture, and far from overflowing Int.
    let furthest = 1e9
    guard edges.allSatisfy({ $0.magnitude < furthest }), points.width > 0, points.height > 0 else {
      return nil
    }
    let (left, top) = (Int(edges[0].rounded(.down)), Int(edges[1].rounded(.down)))
    self.init(
      x: left, y: top, width: Int(edges[2].rounded(.up)) - left,
      height: Int(edges[3].rounded(.up)) - top)
  }
}
