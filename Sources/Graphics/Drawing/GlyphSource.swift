/// A font as the rasterizer sees it: pictures of glyphs.
public protocol GlyphSource: Sendable {
  /// The name that display lists print, such as `Inter-Regular`.
  var name: String { get }

  /// Returns a glyph's picture at a size in pixels per em; nil if there is nothing to draw.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's index in the font.
  ///   - pixelsPerEm: The font's size in pixels.
  ///   - subpixel: How far the origin is shifted right, in quarters of a pixel, 0…3.
  /// - Returns: The picture; it is requested for every occurrence, so a source should cache it.
  func mask(for glyph: UInt32, pixelsPerEm: Double, subpixel: Int) -> GlyphMask?

  /// Returns a glyph's outline around its origin, in em, y downwards; empty for white space and coloured pictures.
  func outline(of glyph: UInt32) -> Path
}

/// A glyph's picture and its position.
///
/// # Guarantees
/// `pixels` has as many bytes as the size and the format require.
public struct GlyphMask: Sendable, Equatable {
  /// What a glyph's bytes mean.
  public enum Format: Sendable {
    /// One byte per pixel: how much of it the glyph covers, painted in the run's colour.
    case coverage
    /// Four bytes per pixel: premultiplied red, green, blue and alpha, painted unchanged.
    case premultipliedRGBA

    var bytesPerPixel: Int { self == .coverage ? 1 : 4 }
  }

  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance from the origin right to the first column, in pixels.
  public let left: Int
  /// The distance from the baseline up to the top of the first row, in pixels.
  public let top: Int
  /// The bytes, row after row from the top, without padding.
  public let pixels: [UInt8]
  public let format: Format

  /// Creates a picture; the bytes must fit the size and the format.
  public init(
    width: Int, height: Int, left: Int, top: Int, pixels: [UInt8], format: Format = .coverage
  ) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height * format.bytesPerPixel,
      "A glyph of \(width) × \(height) pixels cannot have \(pixels.count) bytes.")
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.pixels = pixels
    self.format = format
  }
}
