import Foundation
import Graphics

/// The smallest rectangles around the differences in each tile of a picture.
///
/// It is filled while the pixels are compared, so that finding regions need not look at them again.
final class TileGrid {
  /// The side of a tile in pixels: about the width of a letter at two pixels per point.
  static let side = 16
  private static let sideShift = 4

  /// What is different in one tile, in pixels of the picture; all zeros if nothing is.
  struct Extent {
    var left: Int32
    var top: Int32
    /// The column right of the last one and the row below it.
    var right: Int32
    var bottom: Int32
  }

  let columns: Int
  let rows: Int
  private let extents: UnsafeMutablePointer<Extent>

  init(width: Int, height: Int) {
    columns = (width + TileGrid.side - 1) / TileGrid.side
    rows = (height + TileGrid.side - 1) / TileGrid.side
    extents = zeroed(columns * rows)
  }

  deinit { free(extents) }

  /// Returns the rectangle around a tile's differences; nil without any.
  subscript(tile: Int) -> PixelRect? {
    let extent = extents[tile]
    guard extent.bottom > 0 else { return nil }
    return PixelRect(
      x: Int(extent.left), y: Int(extent.top), width: Int(extent.right - extent.left),
      height: Int(extent.bottom - extent.top))
  }

  /// Adds the different pixels of one row from `start` up to `end`; rows come from the top down.
  func add(row y: Int, from start: Int, to end: Int) {
    let first = (y &>> TileGrid.sideShift) &* columns
    var x = start
    while x < end {
      let column = x &>> TileGrid.sideShift
      let limit = (column &+ 1) &<< TileGrid.sideShift
      let stop = limit < end ? limit : end
      let extent = extents + (first &+ column)
      let (left, right) = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: stop))
      if extent.pointee.bottom == 0 {
        extent.pointee.top = Int32(truncatingIfNeeded: y)
        extent.pointee.left = left
        extent.pointee.right = right
      } else {
        if left < extent.pointee.left { extent.pointee.left = left }
        if right > extent.pointee.right { extent.pointee.right = right }
      }
      extent.pointee.bottom = Int32(truncatingIfNeeded: y &+ 1)
      x = stop
    }
  }
}

/// Returns zeroed memory, which costs nothing until it is touched.
func zeroed<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
  guard let memory = calloc(max(1, count), MemoryLayout<Element>.stride) else {
    preconditionFailure("\(count) elements do not fit into memory.")
  }
  return memory.bindMemory(to: Element.self, capacity: max(1, count))
}
