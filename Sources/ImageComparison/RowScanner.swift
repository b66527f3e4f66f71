import Foundation

/// Finds the differences in rows of pixels, and counts and keeps them.
///
/// Most pixels of most pictures are equal: `memcmp` passes over them, first by rows, then by blocks. What
/// is left goes through a loop that is fast without optimisation as well: no closures, no arrays.
struct RowScanner {
  let judge: PixelJudge
  let tiles: TileGrid
  /// A mark for each pixel, row after row; nil if nobody will look at them.
  let marks: UnsafeMutablePointer<UInt8>?
  let width: Int
  private(set) var tally = DifferenceTally()

  /// The pixels that are compared at once: four cache lines, and a whole number of tiles.
  private static let block = 64

  init(
    _ judge: PixelJudge, _ tiles: TileGrid, marks: UnsafeMutablePointer<UInt8>?, width: Int
  ) {
    self.judge = judge
    self.tiles = tiles
    self.marks = marks
    self.width = width
  }

  /// Compares one row from column `start` up to `end`.
  mutating func scan(
    _ y: Int, from start: Int, to end: Int, _ first: UnsafePointer<UInt32>,
    _ second: UnsafePointer<UInt32>
  ) {
    guard memcmp(first + start, second + start, (end &- start) &* 4) != 0 else { return }
    var x = start
    while x < end {
      let limit = (x | (RowScanner.block &- 1)) &+ 1
      let stop = limit < end ? limit : end
      if memcmp(first + x, second + x, (stop &- x) &* 4) != 0 {
        scanBlock(y, from: x, to: stop, first, second)
      }
      x = stop
    }
  }

  private mutating func scanBlock(
    _ y: Int, from start: Int, to end: Int, _ first: UnsafePointer<UInt32>,
    _ second: UnsafePointer<UInt32>
  ) {
    var run = -1
    var x = start
    while x < end {
      let isDifferent = first[x] != second[x] && count(x, y, first[x], second[x])
      if isDifferent {
        if run < 0 { run = x }
      } else if run >= 0 {
        tiles.add(row: y, from: run, to: x)
        run = -1
      }
      x &+= 1
    }
    if run >= 0 { tiles.add(row: y, from: run, to: end) }
  }

  /// Takes an unequal pair into account; returns whether it counts as different.
  private mutating func count(_ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32) -> Bool {
    let change = PixelChange(from: first, to: second)
    tally.unequalPixels &+= 1
    if change.greatest > tally.maxChannelDifference { tally.maxChannelDifference = change.greatest }
    let mark = judge.mark(x, y, first, second, change)
    if let marks { marks[y &* width &+ x] = mark }
    if mark == DifferenceMap.Mark.different {
      tally.differentPixels &+= 1
      return true
    }
    if mark == DifferenceMap.Mark.antialiased { tally.antialiasedPixels &+= 1 }
    tally.red &+= change.red
    tally.green &+= change.green
    tally.blue &+= change.blue
    tally.alpha &+= change.alpha
    return false
  }
}
