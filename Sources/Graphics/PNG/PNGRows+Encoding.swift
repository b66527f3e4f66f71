internal import CPNG
import Foundation

extension PNGRows {
  /// Returns the bytes of a file with the pixels, and before them further chunks without checksums.
  ///
  /// Writes the picture with each choice of filters that might be best, and returns the smallest file.
  func encode(chunks: [UInt8]) throws(PNGError) -> Data {
    var smallest: Data?
    for filters in candidates {
      let data = try encode(chunks: chunks, filters: filters)
      if data.count < smallest?.count ?? .max { smallest = data }
    }
    return smallest ?? Data()
  }

  /// Unfiltered rows are smallest where colours repeat, as in text on flat colour; libpng's choice for each row is
  /// smallest where colours blend, as in a photo, which palette indices do not.
  ///
  /// Over the 32 references of the fixture cells: 505 kB for the smaller of the two; 503 kB for the best of ten
  /// options, including one filter for all rows; 575 kB for libpng's defaults.
  private var candidates: [Int32] {
    if case .palette = format { return [PNG_FILTER_NONE] }
    return [PNG_FILTER_NONE, CPNG_ALL_FILTERS]
  }

  private func encode(chunks: [UInt8], filters: Int32) throws(PNGError) -> Data {
    var output = cpng_output()
    guard write(chunks: chunks, filters: filters, to: &output), let start = output.bytes else {
      free(output.bytes)
      throw .notEncodable(reason: withUnsafeBytes(of: output.message, string(fromC:)))
    }
    return Data(bytesNoCopy: start, count: output.count, deallocator: .free)
  }

  private func write(chunks: [UInt8], filters: Int32, to output: inout cpng_output) -> Bool {
    var picture = cpng_picture()
    picture.width = UInt32(width)
    picture.height = UInt32(height)
    picture.color_type = colorType
    picture.bit_depth = bitDepth
    picture.bytes_per_pixel = Int32(bytes.count / (width * height))
    picture.filters = filters
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
