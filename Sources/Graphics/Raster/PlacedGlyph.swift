import Foundation

/// A glyph's picture at its position, and its visible part.
struct PlacedGlyph {
  let mask: GlyphMask
  let visible: PixelRect
  private let x: Int
  private let y: Int

  init(_ mask: GlyphMask, x: Int, y: Int, within bounds: PixelRect) {
    self.mask = mask
    self.x = x
    self.y = y
    visible = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(bounds)
  }

  /// Draws the picture; the opacity applies only to a coloured one.
  func draw(with painter: Painter, opacity: UInt8) {
    switch mask.format {
    case .coverage:
      mask.pixels.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        let offset = (visible.y - y) * mask.width + visible.x - x
        painter.paint(visible, coverage: base + offset, stride: mask.width)
      }
    case .premultipliedRGBA:
      forEachRow { y, bytes in
        painter.draw(
          x: visible.x, y: y, count: visible.width,
          pixels: bytes.assumingMemoryBound(to: UInt32.self), opacity: opacity)
      }
    }
  }

  /// Adds coverage to that of other glyphs: a + b − ab, as if all were painted in one opaque colour.
  ///
  /// The others cover nothing from this column on.
  func join(_ union: CoverageMask, emptyFrom end: Int) {
    let shared = min(max(end - visible.x, 0), visible.width)
    forEachRow { y, bytes in
      let coverage = bytes.assumingMemoryBound(to: UInt8.self)
      let target = union.address(visible.x, y)
      memcpy(target + shared, coverage + shared, visible.width - shared)
      var index = 0
      while index < shared {
        let (own, other) = (coverage[index], target[index])
        if other == 0 {
          target[index] = own
        } else if own != 0 {
          target[index] = 255 &- product(255 &- own, 255 &- other)
        }
        index &+= 1
      }
    }
  }

  /// Calls a function with each visible row and its first visible byte.
  private func forEachRow(_ body: (_ y: Int, _ bytes: UnsafeRawPointer) -> Void) {
    let bytesPerPixel = mask.format.bytesPerPixel
    mask.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in visible.y..<visible.maxY {
        body(row, base + ((row - y) * mask.width + visible.x - x) * bytesPerPixel)
      }
    }
  }
}
