/// The ways in which PDF packs bytes, other than zlib's.
enum PDFPacking {
  /// Undoes the filters of https://www.w3.org/TR/png-3/#9Filters.
  static func unfiltered(_ bytes: [UInt8], width: Int, step: Int) -> [UInt8] {
    let rows = (bytes.count + width) / (width + 1)
    var result = [UInt8](repeating: 0, count: rows * width)
    for row in 0..<rows {
      let start = row * (width + 1)
      let kind = bytes[start]
      let target = row * width
      for column in 0..<min(width, bytes.count - start - 1) {
        let left = column >= step ? Int(result[target + column - step]) : 0
        let up = row > 0 ? Int(result[target + column - width]) : 0
        let corner = row > 0 && column >= step ? Int(result[target + column - width - step]) : 0
        let guess =
          switch kind {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: paeth(left, up, corner)
          default: 0
          }
        result[target + column] = bytes[start + 1 + column] &+ UInt8(truncatingIfNeeded: guess)
      }
    }
    return result
  }

  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let p = a + b - c
    let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }

  static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    let digits = bytes.prefix { $0 != UInt8(ascii: ">") }
      .compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count, by: 2).map { index in
      UInt8(digits[index] << 4 | (index + 1 < digits.count ? digits[index + 1] : 0))
    }
  }

  static func ascii85(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func flush(_ count: Int) {
      let padded = group + [UInt32](repeating: 84, count: 5 - group.count)
      let word = padded.reduce(0 as UInt32) { $0 &* 85 &+ $1 }
      for shift in [24, 16, 8, 0].prefix(count) { result.append(UInt8(word >> shift & 255)) }
      group = []
    }
    for byte in bytes {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty { result += [0, 0, 0, 0] }
      guard (33...117).contains(byte) else { continue }
      group.append(UInt32(byte - 33))
      if group.count == 5 { flush(4) }
    }
    if group.count > 1 { flush(group.count - 1) }
    return result
  }

  static func runs(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count, bytes[index] != 128, result.count <= limit {
      let length = Int(bytes[index])
      if length < 128 {
        result += bytes[min(index + 1, bytes.count)..<min(index + 2 + length, bytes.count)]
        index += length + 2
      } else {
        guard index + 1 < bytes.count else { break }
        result += [UInt8](repeating: bytes[index + 1], count: 257 - length)
        index += 2
      }
    }
    return result.count <= limit ? result : nil
  }

  /// PDF 32000-1:2008, 7.4.4.
  static func lzw(_ bytes: [UInt8], isEarly: Bool, limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var table: [ArraySlice<UInt8>] = []
    var (bits, held, width) = (0, 0, 9)
    var previous: ArraySlice<UInt8>?
    func code(_ code: Int) -> ArraySlice<UInt8>? {
      if code < 256 { return [UInt8(code)] }
      return code - 258 < table.count && code >= 258 ? table[code - 258] : nil
    }
    for byte in bytes {
      bits = (bits << 8 | Int(byte)) & 0xFF_FFFF
      held += 8
      guard held >= width else { continue }
      held -= width
      let next = bits >> held & ((1 << width) - 1)
      if next == 257 { break }
      if next == 256 {
        (table, width, previous) = ([], 9, nil)
        continue
      }
      var entry = code(next)
      if let last = previous, let first = last.first {
        if entry == nil { entry = last + [first] }
        if let head = entry?.first, table.count < 3838 { table.append(last + [head]) }
      }
      guard let entry else { return nil }
      result += entry
      guard result.count <= limit else { return nil }
      previous = entry
      let size = table.count + 258 + (isEarly ? 1 : 0)
      width = size >= 2048 ? 12 : size >= 1024 ? 11 : size >= 512 ? 10 : 9
    }
    return result
  }
}
