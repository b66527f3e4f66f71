import Foundation
import Graphics

/// One channel of each pixel in hexadecimal, one line per row, so that small pictures read as tables.
func table(_ bitmap: Bitmap, _ channel: (Pixel) -> UInt8) -> [String] {
  (0..<bitmap.height).map { y in
    (0..<bitmap.width).map { x in
      let digits = String(channel(bitmap[x, y]), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined(separator: " ")
  }
}

/// Draws commands on a picture of a few pixels, at one pixel per point.
func draw(
  width: Double, height: Double, on background: Color? = nil,
  _ commands: DisplayList.Command...
) throws -> Bitmap {
  let list = DisplayList(size: CGSize(width: width, height: height), commands: commands)
  return try Rasterizer(scale: 1).draw(list, background: background)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
