import Foundation
import Graphics

/// A font of one square glyph, half an em wide, whose left column shows the subpixel shift.
struct SquareGlyphs: GlyphSource {
  let name = "Square"
  var format = GlyphMask.Format.coverage

  func mask(for glyph: UInt32, pixelsPerEm: Double, subpixel: Int) -> GlyphMask? {
    guard glyph != 0 else { return nil }
    let side = Int(pixelsPerEm / 2)
    let bytes: [UInt8] =
      switch format {
      case .coverage:
        (0..<side * side).map { $0 % side == 0 ? UInt8(255 - 60 * subpixel) : 255 }
      case .premultipliedRGBA: (0..<side * side).flatMap { _ in [200, 100, 0, 200] as [UInt8] }
      }
    return GlyphMask(width: side, height: side, left: 1, top: side, pixels: bytes, format: format)
  }

  func outline(of glyph: UInt32) -> Path {
    guard glyph != 0, format == .coverage else { return Path() }
    // As the picture is at 8 pixels per em.
    return Path(rect: CGRect(x: 0.125, y: -0.5, width: 0.5, height: 0.5))
  }
}
