internal import Graphics

/// A coloured bitmap of FreeType: premultiplied blue, green, red and alpha.
struct EmojiStrike {
  let pixels: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  /// The bytes from one row to the next.
  let pitch: Int
  /// The distance from the origin right to the first column, in pixels.
  let left: Int
  /// The distance from the baseline up to the top of the first row, in pixels.
  let top: Int

  /// Returns the bitmap scaled by averaging, with its origin shifted right by a part of a pixel.
  ///
  /// Each new pixel is the mean of the old ones under it, weighted by the area they share; first
  /// along rows, then along columns.
  func mask(scale: Double, phase: Double) -> GlyphMask? {
    let columns = Resampling(
      start: Double(left) * scale + phase, count: width, scale: scale)
    let rows = Resampling(start: -Double(top) * scale, count: height, scale: scale)
    guard columns.size > 0, rows.size > 0, columns.size * rows.size <= 4 << 20 else { return nil }
    let narrowed = narrow(columns)
    let pixels = shorten(narrowed, columns.size, rows)
    return GlyphMask(
      width: columns.size, height: rows.size, left: columns.first, top: -rows.first,
      pixels: pixels, format: .premultipliedRGBA)
  }

  /// Averages along rows, and reorders channels from BGRA to RGBA.
  private func narrow(_ columns: Resampling) -> [Float] {
    let rowLength = columns.size * 4
    var result = [Float](repeating: 0, count: height * rowLength)
    result.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      columns.forEachShare { target, source, weight in
        var to = base + target &* 4
        var from = UnsafePointer(pixels) + source &* 4
        var row = 0
        while row < height {
          to[0] += Float(from[2]) * weight
          to[1] += Float(from[1]) * weight
          to[2] += Float(from[0]) * weight
          to[3] += Float(from[3]) * weight
          to += rowLength
          from += pitch
          row &+= 1
        }
      }
    }
    return result
  }

  /// Averages along columns and rounds.
  private func shorten(_ narrowed: [Float], _ width: Int, _ rows: Resampling) -> [UInt8] {
    let rowLength = width * 4
    var sums = [Float](repeating: 0.5, count: rows.size * rowLength)
    sums.withUnsafeMutableBufferPointer { sums in
      narrowed.withUnsafeBufferPointer { narrowed in
        guard let base = sums.baseAddress, let source = narrowed.baseAddress else { return }
        rows.forEachShare { target, row, weight in
          let to = base + target &* rowLength
          let from = source + row &* rowLength
          var index = 0
          while index < rowLength {
            to[index] += from[index] * weight
            index &+= 1
          }
        }
      }
    }
    return sums.map { UInt8(min($0, 255)) }
  }
}

/// Which old pixels make up each new one, along one axis.
private struct Resampling {
  /// The new coordinate at which the first old pixel begins.
  let start: Double
  /// How many old pixels there are.
  let count: Int
  /// The length of an old pixel in new ones.
  let scale: Double
  /// The first new pixel.
  let first: Int
  /// How many new pixels there are.
  let size: Int

  init(start: Double, count: Int, scale: Double) {
    self.start = start
    self.count = count
    self.scale = scale
    let low = start.rounded(.down)
    let high = (start + Double(count) * scale).rounded(.up)
    // An origin outside this range cannot come from a glyph and would overflow Int.
    let isSane = abs(low) < 1e6 && abs(high) < 1e6
    first = isSane ? Int(low) : 0
    size = isSane ? Int(high - low) : 0
  }

  /// Calls a function with each pair of a new and an old pixel that overlap, and the length they
  /// share.
  func forEachShare(_ body: (_ target: Int, _ source: Int, _ weight: Float) -> Void) {
    var source = 0
    while source < count {
      let low = start - Double(first) + Double(source) * scale
      let high = low + scale
      var target = Int(low)
      while Double(target) < high, target < size {
        let shared = min(high, Double(target) + 1) - max(low, Double(target))
        if shared > 0 { body(target, source, Float(shared)) }
        target &+= 1
      }
      source &+= 1
    }
  }
}
