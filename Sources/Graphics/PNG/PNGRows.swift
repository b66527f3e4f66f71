import Foundation

/// The pixels of a bitmap in the smallest PNG format that holds them exactly.
struct PNGRows {
  /// How a pixel is stored.
  enum Format: Equatable {
    case grey
    /// Red, green and blue of each entry.
    case palette([UInt8])
    case rgb
    /// With straight alpha.
    case rgba
  }

  let width: Int
  let height: Int
  let format: Format
  /// One byte per sample, without padding.
  let bytes: [UInt8]

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let traits = PixelTraits(bitmap)
    if !traits.isOpaque {
      format = .rgba
      bytes = PNGRows.straight(bitmap)
    } else if let palette = traits.palette, PNGRows.isSmall(palette, traits, bitmap) {
      format = .palette(palette.colors)
      bytes = palette.indices
    } else {
      format = traits.isGrey ? .grey : .rgb
      bytes = PNGRows.samples(bitmap, perPixel: traits.isGrey ? 1 : 3)
    }
  }

  /// The bits of one sample in the file.
  var bitDepth: Int32 {
    guard case .palette(let colors) = format else { return 8 }
    return PNGRows.bitDepth(colors: colors.count / 3)
  }

  private static func bitDepth(colors: Int) -> Int32 {
    switch colors {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Whether a palette and its indices take fewer bits, before compression, than grey or RGB.
  private static func isSmall(
    _ palette: PixelTraits.Palette, _ traits: PixelTraits, _ bitmap: Bitmap
  ) -> Bool {
    let depth = Int(bitDepth(colors: palette.colors.count / 3))
    let indexed = depth * bitmap.bounds.area + palette.colors.count * 8
    return indexed < (traits.isGrey ? 8 : 24) * bitmap.bounds.area
  }

  /// Returns the first one or three channels of each pixel.
  private static func samples(_ bitmap: Bitmap, perPixel: Int) -> [UInt8] {
    let count = bitmap.bounds.area
    return bitmap.pixels.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: count * perPixel) { target, initialized in
        var from = 0
        var to = 0
        while to < count &* perPixel {
          target[to] = source[from]
          if perPixel == 3 {
            target[to &+ 1] = source[from &+ 1]
            target[to &+ 2] = source[from &+ 2]
          }
          from &+= 4
          to &+= perPixel
        }
        initialized = count * perPixel
      }
    }
  }

  /// Returns the pixels with each channel divided by alpha, rounded to nearest.
  private static func straight(_ bitmap: Bitmap) -> [UInt8] {
    var bytes = bitmap.pixels
    bytes.withUnsafeMutableBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let alpha = UInt32(bytes[index &+ 3])
        if alpha != 255, alpha != 0 {
          for channel in index..<index &+ 3 {
            bytes[channel] = UInt8((UInt32(bytes[channel]) &* 255 &+ alpha / 2) / alpha)
          }
        }
        index &+= 4
      }
    }
    return bytes
  }
}
