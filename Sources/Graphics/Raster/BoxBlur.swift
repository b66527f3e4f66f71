import Foundation

/// An approximate Gaussian blur: three box blurs in each direction, in integers.
///
/// The boxes are those of https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement: of the size
/// d = ⌊σ · 3 √(2π) / 4 + ½⌋; if d is even, the first is offset to one side, the second to the other, and the third has
/// d + 1 pixels.
struct BoxBlur {
  /// How far each box reaches to the left and to the right.
  private let boxes: [(left: Int, right: Int)]

  /// How far the blur spreads, in pixels.
  let reach: Int

  /// The greatest box, in pixels; a wider shadow is flat anyway.
  private static let maxSize = 4096

  init(standardDeviation: Double) {
    let ideal = standardDeviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5
    let size = Int(ideal, clampedTo: 0...BoxBlur.maxSize)
    let half = size / 2
    if size <= 1 {
      boxes = []
    } else if size % 2 == 1 {
      boxes = [(half, half), (half, half), (half, half)]
    } else {
      boxes = [(half, half - 1), (half - 1, half), (half, half)]
    }
    reach = boxes.reduce(0) { $0 + max($1.left, $1.right) }
  }

  /// Blurs a mask in place; everything outside counts as uncovered.
  func apply(to mask: CoverageMask) {
    guard !boxes.isEmpty, !mask.bounds.isEmpty else { return }
    let (width, height) = (mask.bounds.width, mask.bounds.height)
    let first = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    let second = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    defer {
      first.deallocate()
      second.deallocate()
    }
    // 8 more bits, so that six roundings stay invisible.
    var index = 0
    while index < width &* height {
      first[index] = UInt32(mask.bytes[index]) &<< 8
      index &+= 1
    }
    blurRows(first, second, width, height)
    transpose(second, first, width, height)
    blurRows(first, second, height, width)
    transpose(second, first, height, width)
    index = 0
    while index < width &* height {
      mask.bytes[index] = UInt8(truncatingIfNeeded: (first[index] &+ 128) &>> 8)
      index &+= 1
    }
  }

  /// Blurs each row; a row that equals the one before, as most of a shadow do, is copied.
  private func blurRows(
    _ source: UnsafeMutablePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ width: Int,
    _ height: Int
  ) {
    let bytes = width * MemoryLayout<UInt32>.stride
    let scratch = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { scratch.deallocate() }
    for row in 0..<height {
      let (from, to) = (source + row * width, target + row * width)
      if row > 0, memcmp(from, from - width, bytes) == 0 {
        memcpy(to, to - width, bytes)
      } else {
        blur(from, to, boxes[0], width)
        blur(to, scratch, boxes[1], width)
        blur(scratch, to, boxes[2], width)
      }
    }
  }

  /// Replaces each value of a row by the rounded mean over a box, with a running sum.
  private func blur(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ box: (left: Int, right: Int), _ width: Int
  ) {
    let size = UInt32(box.left + box.right + 1)
    let half = size / 2
    var sum: UInt32 = 0
    for index in 0..<min(box.right, width) { sum &+= source[index] }
    var index = 0
    while index < width {
      let entering = index &+ box.right
      if entering < width { sum = sum &+ source[entering] }
      let leaving = index &- box.left &- 1
      if leaving >= 0 { sum = sum &- source[leaving] }
      target[index] = (sum &+ half) / size
      index &+= 1
    }
  }

  private func transpose(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ width: Int,
    _ height: Int
  ) {
    var y = 0
    var from = source
    while y < height {
      var to = target + y
      var x = 0
      while x < width {
        to.pointee = from.pointee
        from += 1
        to += height
        x &+= 1
      }
      y &+= 1
    }
  }
}
