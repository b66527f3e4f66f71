internal import CPNG
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

extension PNGRows {
  /// Returns the bytes of a file with the pixels, and before them further chunks without checksums.
  ///
  /// For the smallest file, tries two choices of filters with little effort, and writes the picture with the better one.
  func encode(chunks: [UInt8], compression: PNGCompression) throws(PNGError) -> Data {
    guard compression == .smallest else {
      return try encode(chunks: chunks, filters: PNG_FILTER_NONE, level: Z_BEST_SPEED)
    }
    return try encode(chunks: chunks, filters: try bestFilters(), level: Z_BEST_COMPRESSION)
  }

  /// Unfiltered rows are smallest where colours repeat, as in text on flat colour; libpng's choice for each row is
  /// smallest where colours blend, as in a photo, which palette indices do not.
  ///
  /// The best compression takes five times as long as a trial. With the better of two trials, the 324 references of the
  /// fixture cells are 0.14 % larger than with the better of two files, and take 0.6 of the time.
  private func bestFilters() throws(PNGError) -> Int32 {
    if case .palette = format { return PNG_FILTER_NONE }
    let unfiltered = try encode(chunks: [], filters: PNG_FILTER_NONE, level: Self.trialLevel)
    let filtered = try encode(chunks: [], filters: CPNG_ALL_FILTERS, level: Self.trialLevel)
    return unfiltered.count <= filtered.count ? PNG_FILTER_NONE : CPNG_ALL_FILTERS
  }

  /// Level 1 is as fast, but misleads twice as often.
  private static let trialLevel: Int32 = 3

  private func encode(
    chunks: [UInt8], filters: Int32, level: Int32
  ) throws(PNGError) -> Data {
    var output = cpng_output()
    guard write(chunks: chunks, filters: filters, level: level, to: &output),
      let start = output.bytes
    else {
      free(output.bytes)
      throw .notEncodable(reason: withUnsafeBytes(of: output.message, string(fromC:)))
    }
    return Data(bytesNoCopy: start, count: output.count, deallocator: .free)
  }

  private func write(
    chunks: [UInt8], filters: Int32, level: Int32, to output: inout cpng_output
  ) -> Bool {
    var picture = cpng_picture()
    picture.width = UInt32(width)
    picture.height = UInt32(height)
    picture.color_type = colorType
    picture.bit_depth = bitDepth
    picture.bytes_per_pixel = Int32(bytes.count / (width * height))
    picture.filters = filters
    picture.level = level
    picture.chunks_size = chunks.count
    let palette = paletteColors
    picture.palette_count = Int32(palette.count / 3)
    return bytes.withUnsafeBufferPointer { rows in
      palette.withUnsafeBufferPointer { palette in
        chunks.withUnsafeBufferPointer { chunks in
          picture.rows = rows.baseAddress
          picture.palette = palette.baseAddress
          picture.chunks = chunks.baseAddress
          return cpng_write(&output, &picture) != 0
        }
      }
    }
  }

  private var paletteColors: [UInt8] {
    guard case .palette(let colors) = format else { return [] }
    return colors
  }

  private var colorType: Int32 {
    switch format {
    case .grey: PNG_COLOR_TYPE_GRAY
    // libpng defines these names as sums, which Swift does not import.
    case .palette: PNG_COLOR_MASK_PALETTE | PNG_COLOR_MASK_COLOR
    case .rgb: PNG_COLOR_MASK_COLOR
    case .rgba: PNG_COLOR_MASK_COLOR | PNG_COLOR_MASK_ALPHA
    }
  }
}
