#if !canImport(Darwin)
internal import Foundation

// What CTestLaunch puts in the place of Foundation's functions, for which rectangles that touch have a line in common.
// For CoreGraphics they have nothing, and layouts leave out by it what is beside the visible bounds. The rectangle that
// is asked comes behind the other one, as the compiler passes it.

/// `CGRect.intersection(_:)`.
@_silgen_name("snap_rect_intersection") func intersection(
  _ other: CGRect, of rect: CGRect
) -> CGRect {
  guard !rect.isNull, !other.isNull else { return .null }
  let horizontal = Span(rect.minX, rect.maxX).common(Span(other.minX, other.maxX))
  let vertical = Span(rect.minY, rect.maxY).common(Span(other.minY, other.maxY))
  guard let horizontal, let vertical else { return .null }
  return CGRect(
    x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
}

/// `CGRect.intersects(_:)`.
@_silgen_name("snap_rect_intersects") func intersects(_ other: CGRect, _ rect: CGRect) -> Bool {
  !intersection(other, of: rect).isNull
}

/// What a rectangle covers along an axis.
private struct Span {
  let start: CGFloat
  let end: CGFloat
  var length: CGFloat { end - start }

  init(_ start: CGFloat, _ end: CGFloat) { (self.start, self.end) = (start, end) }

  /// Returns what two have in common; nil where they are apart, or where two that cover something touch.
  func common(_ other: Span) -> Span? {
    let common = Span(max(start, other.start), min(end, other.end))
    let isTouching = common.length == 0 && length > 0 && other.length > 0
    return common.length < 0 || isTouching ? nil : common
  }
}
#endif
