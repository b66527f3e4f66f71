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
