import Foundation

/// Computes the exact area of each pixel that an outline covers.
///
/// The method is the signed-area accumulation of Raph Levien's font-rs
/// (https://medium.com/@raphlinus/inside-the-fastest-font-renderer-in-the-world-75ae5270c445), a dense
/// form of the cells of FreeType's smooth rasterizer:
///
/// 1. A line that goes down through a pixel row adds to each pixel the area to the line's right, and to
///    all pixels further right the line's height in that row; a line that goes up subtracts them.
/// 2. The difference from pixel to pixel is stored, so that a line touches only the pixels it crosses
///    and the one after. The running sum along a row is then the winding number times the covered area.
/// 3. Pixels are grouped in blocks. In a block that no line touched the running sum does not change,
///    and the whole block is one span.
final class AreaAccumulator {
  private let bounds: PixelRect
  private let width: Double
  private let height: Double
  /// Two more columns than the bounds, for lines at and beyond the right side.
  private let stride: Int
  private let differences: UnsafeMutablePointer<Float>
  private let blocksPerRow: Int
  private let touched: UnsafeMutablePointer<UInt8>
  private let coverage: UnsafeMutablePointer<UInt8>

  /// 2⁴ pixels per block: a nearly vertical edge touches one or two.
  private static let blockShift = 4

  init(bounds: PixelRect) {
    self.bounds = bounds
    width = Double(bounds.width)
    height = Double(bounds.height)
    stride = bounds.width + 2
    blocksPerRow = (stride >> AreaAccumulator.blockShift) + 1
    differences = AreaAccumulator.zeros(stride * bounds.height, of: Float.self)
    touched = AreaAccumulator.zeros(blocksPerRow * bounds.height, of: UInt8.self)
    coverage = AreaAccumulator.zeros(1 << AreaAccumulator.blockShift, of: UInt8.self)
  }

  deinit {
    free(differences)
    free(touched)
    free(coverage)
  }

  private static func zeros<T>(_ count: Int, of type: T.Type) -> UnsafeMutablePointer<T> {
    let memory = calloc(max(1, count), MemoryLayout<T>.stride)
    guard let memory else { preconditionFailure("\(count) cells do not fit into memory.") }
    return memory.bindMemory(to: T.self, capacity: max(1, count))
  }
}

// Adding lines.
extension AreaAccumulator {
  /// Adds the lines of an outline in the picture's pixels.
  func add(_ outline: Outline) {
    let (x, y) = (Double(bounds.x), Double(bounds.y))
    for line in outline.segments {
      let moved = Outline.Segment(
        x0: line.x0 - x, y0: line.y0 - y, x1: line.x1 - x, y1: line.y1 - y
      ).limited
      if abs(moved.y1 - moved.y0) > AreaAccumulator.leastHeight { addClipped(moved) }
    }
  }

  /// Lines that are less high cover nothing that a byte shows, and have slopes that overflow.
  private static let leastHeight = 0x1p-40

  /// Turns a line downwards and cuts it to the rows, then splits it at the left and right side.
  private func addClipped(_ line: Outline.Segment) {
    let isDown = line.y0 < line.y1
    var (x0, y0) = isDown ? (line.x0, line.y0) : (line.x1, line.y1)
    var (x1, y1) = isDown ? (line.x1, line.y1) : (line.x0, line.y0)
    guard y1 > 0, y0 < height else { return }
    let slope = (x1 - x0) / (y1 - y0)
    if y0 < 0 {
      x0 -= y0 * slope
      y0 = 0
    }
    if y1 > height {
      x1 -= (y1 - height) * slope
      y1 = height
    }
    let sign = isDown ? 1.0 : -1.0
    let ends = Outline.Segment(x0: x0, y0: y0, x1: x1, y1: y1)
    if min(x0, x1) >= 0, max(x0, x1) <= width {
      add(ends, slope: slope, sign: sign)
    } else {
      addSplit(ends, slope: slope, sign: sign)
    }
  }

  /// Adds a line that leaves the columns: the part outside counts as vertical on that side.
  ///
  /// Anything left of the bounds covers their rows like a line on the left side, and anything right of them is
  /// invisible.
  private func addSplit(_ line: Outline.Segment, slope: Double, sign: Double) {
    var cuts = [line.y0]
    if slope != 0 {
      let crossings = [0, width].map { line.y0 + ($0 - line.x0) / slope }
      cuts += crossings.filter { $0 > line.y0 && $0 < line.y1 }.sorted()
    }
    cuts.append(line.y1)
    for (top, bottom) in zip(cuts, cuts.dropFirst()) where top < bottom {
      let x0 = line.x0 + (top - line.y0) * slope
      let x1 = line.x0 + (bottom - line.y0) * slope
      let piece = Outline.Segment(
        x0: min(max(x0, 0), width), y0: top, x1: min(max(x1, 0), width), y1: bottom)
      add(piece, slope: (piece.x1 - piece.x0) / (bottom - top), sign: sign)
    }
  }

  /// Adds a line that lies inside, row by row.
  private func add(_ line: Outline.Segment, slope: Double, sign: Double) {
    var row = Int(line.y0)
    var top = line.y0
    var x = line.x0
    while top < line.y1 {
      let bottom = min(Double(row &+ 1), line.y1)
      let next = bottom == line.y1 ? line.x1 : line.x0 + (bottom - line.y0) * slope
      addRow(row, min(x, next), max(x, next), (bottom - top) * sign)
      top = bottom
      x = next
      row &+= 1
    }
  }

  /// Adds a line's part in one row, from `left` to `right`, of the signed height `cover`.
  private func addRow(_ row: Int, _ left: Double, _ right: Double, _ cover: Double) {
    let first = Int(left)
    let last = max(first, Int(right.rounded(.up)) &- 1)
    let cells = differences + row &* stride
    touch(row, first, last &+ 1)
    if first == last {
      let uncovered = cover * ((left + right) / 2 - Double(first))
      cells[first] += Float(cover - uncovered)
      cells[first &+ 1] += Float(uncovered)
      return
    }
    // Each pixel gets the mean of the height reached, over the columns it spans, less what the pixels
    // before it got already.
    let perColumn = cover / (right - left)
    let inFirst = Double(first &+ 1) - left
    var given = perColumn * inFirst * inFirst / 2
    cells[first] += Float(given)
    var column = first &+ 1
    while column < last {
      let mean = perColumn * (Double(column) + 0.5 - left)
      cells[column] += Float(mean - given)
      given = mean
      column &+= 1
    }
    let inLast = right - Double(last)
    let mean = cover - perColumn * inLast * inLast / 2
    cells[last] += Float(mean - given)
    cells[last &+ 1] += Float(cover - mean)
  }

  private func touch(_ row: Int, _ first: Int, _ last: Int) {
    let flags = touched + row &* blocksPerRow
    var block = first &>> AreaAccumulator.blockShift
    while block <= last &>> AreaAccumulator.blockShift {
      flags[block] = 1
      block &+= 1
    }
  }
}

// Reading the coverage.
extension AreaAccumulator {
  func sweep(_ rule: FillRule, into sink: any CoverageSink) {
    for row in 0..<bounds.height { sweep(row, rule, sink) }
  }

  private func sweep(_ row: Int, _ rule: FillRule, _ sink: any CoverageSink) {
    let flags = touched + row &* blocksPerRow
    let cells = differences + row &* stride
    var sum: Float = 0
    var spanStart = 0
    var block = 0
    while block &<< AreaAccumulator.blockShift < bounds.width {
      if flags[block] != 0 {
        let start = block &<< AreaAccumulator.blockShift
        let end = min(bounds.width, start &+ 1 &<< AreaAccumulator.blockShift)
        flush(row, spanStart, start, sum, rule, sink)
        accumulate(cells, start, end, &sum, rule)
        sink.run(
          x: bounds.x &+ start, y: bounds.y &+ row, count: end &- start, coverage: coverage)
        spanStart = end
      }
      block &+= 1
    }
    flush(row, spanStart, bounds.width, sum, rule, sink)
  }

  /// Passes on the blocks without a line.
  private func flush(
    _ row: Int, _ start: Int, _ end: Int, _ sum: Float, _ rule: FillRule, _ sink: any CoverageSink
  ) {
    guard start < end else { return }
    let byte = rule.coverage(sum)
    guard byte != 0 else { return }
    sink.span(x: bounds.x &+ start, y: bounds.y &+ row, count: end &- start, coverage: byte)
  }

  private func accumulate(
    _ cells: UnsafePointer<Float>, _ start: Int, _ end: Int, _ sum: inout Float, _ rule: FillRule
  ) {
    var index = start
    var last: UInt8 = rule.coverage(sum)
    while index < end {
      let difference = cells[index]
      if difference != 0 {
        sum += difference
        last = rule.coverage(sum)
      }
      coverage[index &- start] = last
      index &+= 1
    }
  }
}

extension FillRule {
  /// Returns the byte for a sum of winding numbers times areas.
  ///
  /// Where edges of one path cross inside a pixel, the sum cannot separate their areas; the error stays within that
  /// pixel.
  fileprivate func coverage(_ sum: Float) -> UInt8 {
    var area = sum < 0 ? 0 - sum : sum
    if self == .evenOdd, area > 1 {
      area -= 2 * (area / 2).rounded(.down)
      if area > 1 { area = 2 - area }
    }
    return area >= 1 ? 255 : UInt8(area * 255 + 0.5)
  }
}

extension Outline.Segment {
  /// The segment with ends so near that products of its lengths do not overflow.
  ///
  /// A picture shows the same of a line that ends so far outside.
  fileprivate var limited: Outline.Segment {
    func limit(_ coordinate: Double) -> Double {
      let farthest = 0x1p40
      guard coordinate < farthest else { return farthest }
      // Also where sums of the largest numbers are not one.
      return coordinate > -farthest ? coordinate : -farthest
    }
    return Outline.Segment(x0: limit(x0), y0: limit(y0), x1: limit(x1), y1: limit(y1))
  }
}
