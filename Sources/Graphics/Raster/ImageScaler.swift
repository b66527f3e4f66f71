import Foundation

/// Scales a part of a bitmap, first along the rows, then along the columns, in integers.
///
/// 1. Two channels share a 64-bit word, 32 bits each; a weighted sum of either never overflows into the other.
/// 2. After the rows a channel has 8 bits and 8 fractional bits; after the columns, 8 bits.
/// 3. All four channels use the same weights and rounding, and each grows with its sources, so no channel can exceed
///    alpha.
struct ImageScaler {
  /// The part's left column and top row in the bitmap, and its size.
  let part: PixelRect
  let columns: ScaleWeights
  let rows: ScaleWeights

  private static let lanes: UInt64 = 0x0000_FFFF_0000_FFFF

  /// Returns the pixels of the target, row after row.
  func scale(_ bitmap: Bitmap) -> [UInt32] {
    bitmap.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      let source = base.assumingMemoryBound(to: UInt32.self)
      return scale(source + (part.y * bitmap.width + part.x), stride: bitmap.width)
    }
  }

  private func scale(_ source: UnsafePointer<UInt32>, stride: Int) -> [UInt32] {
    let width = columns.first.count
    let height = rows.first.count
    let words = 2 * width
    let narrowed = UnsafeMutablePointer<UInt64>.allocate(capacity: max(1, words * part.height))
    let sums = UnsafeMutablePointer<UInt64>.allocate(capacity: max(1, words))
    defer {
      narrowed.deallocate()
      sums.deallocate()
    }
    for row in neededRows { scaleRow(source + row * stride, narrowed + row * words) }
    return [UInt32](unsafeUninitializedCapacity: width * height) { target, initialized in
      for row in 0..<height {
        addRows(row, narrowed, sums, words)
        if let start = target.baseAddress { pack(sums, start + row * width, width) }
      }
      initialized = width * height
    }
  }

  /// The rows of the part that any target row uses.
  private var neededRows: Range<Int> {
    guard let start = rows.first.first, let last = rows.first.last else { return 0..<0 }
    let count = rows.offset[rows.first.count] - rows.offset[rows.first.count - 1]
    return start..<last + count
  }

  /// Scales one row into pairs of words: red and blue, then green and alpha.
  private func scaleRow(_ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt64>) {
    columns.first.withUnsafeBufferPointer { first in
      columns.offset.withUnsafeBufferPointer { offset in
        columns.weights.withUnsafeBufferPointer { weights in
          guard let weight = weights.baseAddress else { return }
          var x = 0
          while x < first.count {
            var low: UInt64 = 0
            var high: UInt64 = 0
            var place = source + first[x]
            var index = offset[x]
            let end = offset[x &+ 1]
            while index < end {
              let pixel = UInt64(place.pointee)
              let share = weight[index]
              low = low &+ ((pixel & 0xFF) | ((pixel & 0xFF_0000) &<< 16)) &* share
              high = high &+ (((pixel &>> 8) & 0xFF) | ((pixel & 0xFF00_0000) &<< 8)) &* share
              place += 1
              index &+= 1
            }
            target[x &* 2] = ((low &+ 0x80_0000_0080) &>> 8) & ImageScaler.lanes
            target[x &* 2 &+ 1] = ((high &+ 0x80_0000_0080) &>> 8) & ImageScaler.lanes
            x &+= 1
          }
        }
      }
    }
  }

  /// Adds up the weighted rows of one target row.
  private func addRows(
    _ row: Int, _ narrowed: UnsafePointer<UInt64>, _ sums: UnsafeMutablePointer<UInt64>,
    _ words: Int
  ) {
    memset(sums, 0, words * MemoryLayout<UInt64>.stride)
    var source = narrowed + rows.first[row] * words
    for index in rows.offset[row]..<rows.offset[row + 1] {
      let share = rows.weights[index]
      var word = 0
      while word < words {
        sums[word] = sums[word] &+ source[word] &* share
        word &+= 1
      }
      source += words
    }
  }

  /// Rounds the sums to pixels.
  private func pack(
    _ sums: UnsafePointer<UInt64>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var x = 0
    while x < count {
      let low = (sums[x &* 2] &+ 0x80_0000_0080_0000) &>> 24
      let high = (sums[x &* 2 &+ 1] &+ 0x80_0000_0080_0000) &>> 24
      let word =
        (low & 0xFF) | ((low &>> 16) & 0xFF_0000) | ((high & 0xFF) &<< 8)
        | ((high &>> 8) & 0xFF00_0000)
      target[x] = UInt32(truncatingIfNeeded: word)
      x &+= 1
    }
  }
}
