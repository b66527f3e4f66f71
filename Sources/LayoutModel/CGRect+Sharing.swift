package import Foundation

// Foundation makes ranges of a rectangle's edges, and ends the process where one is NaN, as the far edge of a rectangle
// that begins at infinity is. Frames, drawings and layouts of apps may have such edges before anything has refused them.
extension CGRect {
  /// What both contain, an edge if they touch; null where an edge is NaN.
  package func sharedPart(_ other: CGRect) -> CGRect {
    guard hasEdges, other.hasEdges else { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether all edges are numbers: nothing is true of one that is not.
  private var hasEdges: Bool { minX <= maxX && minY <= maxY }

  /// Whether they share at least an edge; false where an edge is NaN.
  package func touches(_ other: CGRect) -> Bool { !sharedPart(other).isNull }

  /// Whether `contains(_:)` is true for a point: the top and left edges are inside; false where an edge is NaN.
  package func covers(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
