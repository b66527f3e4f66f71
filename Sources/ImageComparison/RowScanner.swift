import CPixels
import Foundation

/// Finds, counts and records the differences in rows of pixels.
///
/// 1. Most pixels of most pictures are equal: `memcmp` skips them, by rows, then by blocks.
/// 2. The others are measured a block at a time.
/// 3. Only unclear blocks are examined pixel by pixel.
///
/// The loops are fast without optimisation as well: no closures, no arrays.
struct RowScanner {
  let judge: PixelJudge
  let tiles: TileGrid
  /// A mark for each pixel, row after row; nil if they are not needed.
  let marks: UnsafeMutablePointer<UInt8>?
  let width: Int
  private(set) var tally = DifferenceTally()

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
    var x = start
    while x < end {
      let limit = (x | (BlockMeter.length &- 1)) &+ 1
      let stop = limit < end ? limit : end
      if memcmp(first + x, second + x, (stop &- x) &* 4) != 0 {
        tally.suspectPixels &+= stop &- x
        // Blocks at the edges of the picture and of masks may be shorter.
        if judge.isMeasured && stop &- x == BlockMeter.length {
          scanBlock(x, y, first + x, second + x)
        } else {
          judgeEach(x, y, first + x, second + x, stop &- x)
        }
      }
      x = stop
    }
  }

  private mutating func scanBlock(
    _ x: Int, _ y: Int, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>
  ) {
    let reading = judge.meter.read(first, second)
    if reading.is_unclear != 0 { return judgeEach(x, y, first, second, BlockMeter.length) }
    note(Int(reading.greatest_change))
    tally.red &+= Int(reading.red)
    tally.green &+= Int(reading.green)
    tally.blue &+= Int(reading.blue)
    if reading.far == 0 { return }
    let isFinal = !judge.looksForAntialiasing
    count(isFinal ? reading.far : leavingOutAntialiased(reading.far, x, y, first, second), x, y)
  }

  /// Returns the pixels of a block that do not look antialiased; the others are added to the sums.
  private mutating func leavingOutAntialiased(
    _ far: UInt64, _ x: Int, _ y: Int, _ first: UnsafePointer<UInt32>,
    _ second: UnsafePointer<UInt32>
  ) -> UInt64 {
    var (left, counted) = (far, far)
    while left != 0 {
      let index = left.trailingZeroBitCount
      left &= left &- 1
      if judge.isAntialiased(x &+ index, y) {
        counted ^= 1 &<< UInt64(truncatingIfNeeded: index)
        noteAntialiased(x &+ index, y)
        tally.add(PixelChange(from: first[index], to: second[index]))
      }
    }
    return counted
  }

  /// Judges pixels one by one: translucent ones, and those whose perceived difference is measured.
  private mutating func judgeEach(
    _ x: Int, _ y: Int, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>,
    _ length: Int
  ) {
    var counted: UInt64 = 0
    var index = 0
    while index < length {
      if first[index] != second[index] {
        let change = PixelChange(from: first[index], to: second[index])
        note(change.greatest)
        if isCounted(x &+ index, y, first[index], second[index]) {
          counted |= 1 &<< UInt64(truncatingIfNeeded: index)
        } else {
          tally.add(change)
        }
      }
      index &+= 1
    }
    count(counted, x, y)
  }

  private mutating func isCounted(
    _ x: Int, _ y: Int, _ first: UInt32, _ second: UInt32
  ) -> Bool {
    guard judge.isBeyondTolerance(x, y, first, second) else { return false }
    guard judge.looksForAntialiasing, judge.isAntialiased(x, y) else { return true }
    noteAntialiased(x, y)
    return false
  }

  private mutating func note(_ greatestChange: Int) {
    if greatestChange > tally.maxChannelDifference { tally.maxChannelDifference = greatestChange }
  }

  private mutating func noteAntialiased(_ x: Int, _ y: Int) {
    tally.antialiasedPixels &+= 1
    if let marks { marks[y &* width &+ x] = DifferenceMap.Mark.antialiased }
  }

  /// Counts pixels, the lowest bit for the one in column `x`.
  private mutating func count(_ pixels: UInt64, _ x: Int, _ y: Int) {
    guard pixels != 0 else { return }
    tally.differentPixels &+= pixels.nonzeroBitCount
    addToTiles(pixels, x, y)
    guard let marks else { return }
    let row = marks + (y &* width &+ x)
    var left = pixels
    while left != 0 {
      row[left.trailingZeroBitCount] = DifferenceMap.Mark.different
      left &= left &- 1
    }
  }

  private func addToTiles(_ pixels: UInt64, _ x: Int, _ y: Int) {
    var left = pixels
    while left != 0 {
      let start = x &+ left.trailingZeroBitCount
      // The pixels in the tile of the first remaining pixel.
      let tileEnd = (start | (TileGrid.side &- 1)) &+ 1 &- x
      let rest = tileEnd < UInt64.bitWidth ? (left &>> UInt64(tileEnd)) &<< UInt64(tileEnd) : 0
      let inTile = left ^ rest
      tiles.add(row: y, from: start, to: x &+ UInt64.bitWidth &- inTile.leadingZeroBitCount)
      left = rest
    }
  }
}
