import Foundation

/// Builds PNG files byte by byte, to test formats that our encoder never writes.
struct RawPNG {
  var width: Int
  var height: Int
  var bitDepth: UInt8
  var colorType: UInt8
  var isInterlaced = false
  /// Chunks before the pixels, such as `PLTE`.
  var chunks: [(name: String, bytes: [UInt8])] = []
  /// Each row begins with its filter type.
  var scanlines: [UInt8] = []
  /// The compressed bytes in each chunk of rows.
  var dataSize = Int.max

  var data: Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header =
      bigEndian(width) + bigEndian(height) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    bytes += chunk("IHDR", header)
    for (name, content) in chunks { bytes += chunk(name, content) }
    var rows = stored(scanlines)[...]
    while !rows.isEmpty {
      bytes += chunk("IDAT", Array(rows.prefix(dataSize)))
      rows = rows.dropFirst(dataSize)
    }
    return Data(bytes + chunk("IEND", []))
  }

  private func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    return bigEndian(bytes.count) + content + bigEndian(Int(crc(content)))
  }

  /// A zlib stream of one block that is not compressed (RFC 1950, RFC 1951).
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = UInt16(bytes.count)
    let block = [length, ~length].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return [0x78, 0x01, 0x01] + block + bytes + bigEndian(adler(bytes))
  }

  private func adler(_ bytes: [UInt8]) -> Int {
    let sums = bytes.reduce((1, 0)) { sums, byte in
      let first = (sums.0 + Int(byte)) % 65521
      return (first, (sums.1 + first) % 65521)
    }
    return sums.1 << 16 | sums.0
  }

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }
}

func bigEndian(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
