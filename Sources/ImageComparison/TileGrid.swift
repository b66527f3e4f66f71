import Foundation
import Graphics

/// The smallest rectangles around the differences in each tile of a picture.
///
/// It is filled while the pixels are compared, so that finding regions need not visit them again.
final class TileGrid {
  /// The side of a tile in pixels: about the width of a letter at two pixels per point.
  static let side = 16
  private static let sideShift = 4

  /// The bounds of the differences in one tile, in pixels from the tile's corner; all zeros without any.
  ///
  /// It is small so that the grid of a large picture stays in the cache.
  private struct Extent {
    var left: UInt8
    var top: UInt8
    /// The column right of the last one and the row below it.
    var right: UInt8
    var bottom: UInt8
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

  var count: Int { columns &* rows }

  func isEmpty(_ tile: Int) -> Bool { extents[tile].bottom == 0 }

  /// The rectangle around a tile's differences; empty without any.
  subscript(tile: Int) -> PixelRect {
    let extent = extents[tile]
    return PixelRect(
      x: tile % columns * TileGrid.side + Int(extent.left),
      y: tile / columns * TileGrid.side + Int(extent.top), width: Int(extent.right - extent.left),
      height: Int(extent.bottom - extent.top))
  }

  /// Adds the differences of one row in one tile, from the first up to, but not including, the end.
  ///
  /// Rows come from top to bottom.
  func add(row y: Int, from start: Int, to end: Int) {
    let column = start &>> TileGrid.sideShift
    let corner = column &<< TileGrid.sideShift
    let extent = extents + ((y &>> TileGrid.sideShift) &* columns &+ column)
    let left = UInt8(truncatingIfNeeded: start &- corner)
    let right = UInt8(truncatingIfNeeded: end &- corner)
    let row = UInt8(truncatingIfNeeded: y & (TileGrid.side &- 1))
    if extent.pointee.bottom == 0 {
      extent.pointee.top = row
      extent.pointee.left = left
      extent.pointee.right = right
    } else {
      if left < extent.pointee.left { extent.pointee.left = left }
      if right > extent.pointee.right { extent.pointee.right = right }
    }
    extent.pointee.bottom = row &+ 1
  }
}

/// Returns zeroed memory, which costs nothing until it is touched.
func zeroed<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
  guard let memory = calloc(max(1, count), MemoryLayout<Element>.stride) else {
    preconditionFailure("\(count) elements do not fit into memory.")
  }
  return memory.bindMemory(to: Element.self, capacity: max(1, count))
}
