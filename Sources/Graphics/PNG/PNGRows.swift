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
  func encode(chunks: [UInt8], compression: PNGCompression) throws(PNGError) -> Data {
    switch compression {
    case .fast:
      try write(chunks: chunks, stream: deflated(filtered(PNG_FILTER_NONE), level: Self.fastLevel))
    case .smallest:
      try write(chunks: chunks, stream: deflated(bestRows(), level: Self.smallestLevel))
    }
  }

  private static let fastLevel: Int32 = 2

  /// libdeflate's level 7 writes the references of the fixture cells 3.9 % larger than zlib's best, in a twelfth of its
  /// time; level 8 saves 1 % of that and takes twice as long.
  private static let smallestLevel: Int32 = 7

  /// The rows that a fast trial compresses best.
  ///
  /// Unfiltered ones where colours repeat, as in text on flat colour; with libpng's choice for each where colours blend,
  /// as in a photo, which palette indices do not.
  private func bestRows() throws(PNGError) -> Data {
    let unfiltered = try filtered(PNG_FILTER_NONE)
    if case .palette = format { return unfiltered }
    let filtered = try filtered(CPNG_ALL_FILTERS)
    let sizes = (
      try deflated(unfiltered, level: Self.fastLevel).count,
      try deflated(filtered, level: Self.fastLevel).count
    )
    return sizes.0 <= sizes.1 ? unfiltered : filtered
  }

  /// Returns the rows as libpng filters them, each after the number of its filter.
  private func filtered(_ filters: Int32) throws(PNGError) -> Data {
    let file = try write(filters: filters)
    return try data(file.withUnsafeBytes { cpng_filtered_rows(bytes($0), $0.count) })
  }

  private func deflated(_ rows: Data, level: Int32) throws(PNGError) -> Data {
    try data(rows.withUnsafeBytes { cpng_deflated(bytes($0), $0.count, level) })
  }

  private func bytes(_ buffer: UnsafeRawBufferPointer) -> UnsafePointer<UInt8>? {
    buffer.bindMemory(to: UInt8.self).baseAddress
  }

  private func data(_ found: cpng_bytes) throws(PNGError) -> Data {
    guard let start = found.bytes else { throw .notEncodable(reason: "not enough memory") }
    return Data(bytesNoCopy: start, count: found.count, deallocator: .free)
  }

  /// Lets libpng write a file, with the rows as a zlib stream, or else filtered and without compression.
  private func write(
    filters: Int32 = PNG_FILTER_NONE, chunks: [UInt8] = [], stream: Data = Data()
  ) throws(PNGError) -> Data {
    var picture = header
    picture.filters = filters
    (picture.chunks_size, picture.stream_size) = (chunks.count, stream.count)
    let palette = paletteColors
    picture.palette_count = Int32(palette.count / 3)
    var output = cpng_output()
    let isWritten = bytes.withUnsafeBufferPointer { rows in
      palette.withUnsafeBufferPointer { palette in
        chunks.withUnsafeBufferPointer { chunks in
          stream.withUnsafeBytes { stream in
            picture.rows = rows.baseAddress
            picture.palette = palette.baseAddress
            picture.chunks = chunks.baseAddress
            picture.stream = bytes(stream)
            return cpng_write(&output, &picture) != 0
          }
        }
      }
    }
    guard isWritten, let start = output.bytes else {
      free(output.bytes)
      throw .notEncodable(reason: withUnsafeBytes(of: output.message, string(fromC:)))
    }
    return Data(bytesNoCopy: start, count: output.count, deallocator: .free)
  }

  private var header: cpng_picture {
    var picture = cpng_picture()
    picture.width = UInt32(width)
    picture.height = UInt32(height)
    picture.color_type = colorType
    picture.bit_depth = bitDepth
    picture.bytes_per_pixel = Int32(bytes.count / (width * height))
    return picture
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
