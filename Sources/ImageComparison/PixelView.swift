import Foundation
import Graphics

/// A bitmap's pixels as words in memory, cut to the area that two bitmaps share.
///
/// A word read as little-endian is 0xAABBGGRR. A view is valid only inside ``withViews(_:_:_:)``.
struct PixelView {
  let pixels: UnsafePointer<UInt32>
  /// The pixels from one row to the next.
  let stride: Int
  /// The shared columns.
  let width: Int
  /// The shared rows.
  let height: Int

  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + y &* stride }

  // The neighbours of a position, or the position itself on the border.
  func rowAbove(_ y: Int) -> Int { y > 0 ? y &- 1 : y }
  func rowBelow(_ y: Int) -> Int { y < height &- 1 ? y &+ 1 : y }
  func columnLeft(_ x: Int) -> Int { x > 0 ? x &- 1 : x }
  func columnRight(_ x: Int) -> Int { x < width &- 1 ? x &+ 1 : x }

  /// The number of bytes compared at once: enough to make a call cheap, few enough to stay cached for the second pass
  /// over differing rows.
  private static let bandSize = 16 << 10

  /// Returns how many rows can be compared at once; 1 if they are not contiguous in memory.
  func rowsPerBand(with other: PixelView) -> Int {
    guard stride == width, other.stride == width else { return 1 }
    return max(1, PixelView.bandSize / (width * 4))
  }

  func isEqual(to other: PixelView, from start: Int, to end: Int) -> Bool {
    memcmp(row(start), other.row(start), (end &- start) &* width &* 4) == 0
  }

  /// Calls a function with views of two bitmaps, unless they share no pixel.
  static func withViews(
    _ first: Bitmap, _ second: Bitmap, _ body: (PixelView, PixelView) -> Void
  ) {
    let common = first.bounds.intersection(second.bounds)
    guard !common.isEmpty else { return }
    first.pixels.withUnsafeBytes { firstBytes in
      second.pixels.withUnsafeBytes { secondBytes in
        guard let firstBase = firstBytes.baseAddress, let secondBase = secondBytes.baseAddress
        else { return }
        func view(_ base: UnsafeRawPointer, _ bitmap: Bitmap) -> PixelView {
          PixelView(
            pixels: base.assumingMemoryBound(to: UInt32.self), stride: bitmap.width,
            width: common.width, height: common.height)
        }
        body(view(firstBase, first), view(secondBase, second))
      }
    }
  }
}
