internal import CPNG
import Foundation

/// Decodes the pixels of a PNG file.
struct PNGDecoder {
  let data: Data
  let name: String

  func bitmap() throws(PNGError) -> Bitmap {
    let (width, height) = try size()
    var input = cpng_input()
    var hasAlpha: Int32 = 0
    var isRead = false
    // Filled in place: clearing the memory first would cost as much as decoding a small picture.
    let count = width * height * 4
    var pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      isRead = data.withUnsafeBytes { bytes in
        input.next = bytes.bindMemory(to: UInt8.self).baseAddress
        input.left = bytes.count
        return cpng_read(&input, target.baseAddress, UInt32(width), UInt32(height), &hasAlpha) != 0
      }
      initialized = isRead ? count : 0
    }
    guard isRead else {
      throw .damaged(name: name, reason: withUnsafeBytes(of: input.message, string(fromC:)))
    }
    PNGColors.profile(in: data).flatMap(ProfileConversion.init)?.apply(to: &pixels)
    if hasAlpha != 0 { premultiply(&pixels) }
    return Bitmap(width: width, height: height, validPixels: pixels)
  }

  /// Reads the size from the header, which must be the first chunk.
  private func size() throws(PNGError) -> (width: Int, height: Int) {
    var reader = try PNGChunkReader(data, name: name)
    guard let header = try reader.next(where: { _ in true }), header.name == "IHDR",
      header.bytes.count == 13
    else { throw .damaged(name: name, reason: "it does not begin with a header") }
    let sides = [0, 4].map { Int(bigEndianBytes: header.bytes[$0..<$0 + 4]) }
    guard Bitmap.isValidSize(width: sides[0], height: sides[1]) else {
      throw .tooLarge(name: name, width: sides[0], height: sides[1])
    }
    return (sides[0], sides[1])
  }

  /// Multiplies each channel by alpha, rounded to nearest.
  private func premultiply(_ pixels: inout [UInt8]) {
    pixels.withUnsafeMutableBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      guard let word = words.baseAddress else { return }
      let count = words.count
      var lastPixel: UInt32 = 0
      var lastResult: UInt32 = 0
      var index = 0
      while index < count {
        let pixel = word[index]
        if pixel &>> 24 != 255 {
          if pixel != lastPixel {
            lastPixel = pixel
            let alpha = pixel &>> 24
            lastResult = scaled(pixel & 0x00FF_FFFF, by: alpha) | (alpha &<< 24)
          }
          word[index] = lastResult
        }
        index &+= 1
      }
    }
  }
}
