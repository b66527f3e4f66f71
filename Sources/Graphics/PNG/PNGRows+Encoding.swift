internal import CPNG
import Foundation

extension PNGRows {
  /// Returns the bytes of a file with the pixels, and before them further chunks without checksums.
  func encode(chunks: [UInt8]) throws(PNGError) -> Data {
    var output = cpng_output()
    guard write(chunks: chunks, to: &output), let start = output.bytes else {
      free(output.bytes)
      throw .notEncodable(reason: withUnsafeBytes(of: output.message, string(fromC:)))
    }
    return Data(bytesNoCopy: start, count: output.count, deallocator: .free)
  }

  private func write(chunks: [UInt8], to output: inout cpng_output) -> Bool {
    var picture = cpng_picture()
    picture.width = UInt32(width)
    picture.height = UInt32(height)
    picture.color_type = colorType
    picture.bit_depth = bitDepth
    picture.bytes_per_pixel = Int32(bytes.count / (width * height))
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
    // libpng's own names for these are sums, which Swift does not import.
    case .palette: PNG_COLOR_MASK_PALETTE | PNG_COLOR_MASK_COLOR
    case .rgb: PNG_COLOR_MASK_COLOR
    case .rgba: PNG_COLOR_MASK_COLOR | PNG_COLOR_MASK_ALPHA
    }
  }
}
