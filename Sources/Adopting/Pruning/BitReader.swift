/// Reads numbers of some bits, the lowest bit first.
struct BitReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    position = offset * 8
  }

  var isAtEnd: Bool { position >= bytes.count * 8 }

  /// Reads a number of at most 64 bits; nil behind the end.
  mutating func fixed(_ width: Int) -> UInt64? {
    guard (0...64).contains(width), position + width <= bytes.count * 8 else { return nil }
    var value: UInt64 = 0
    for offset in 0..<width {
      let bit = position + offset
      value |= UInt64(bytes[bit / 8] >> UInt8(bit % 8) & 1) << UInt64(offset)
    }
    position += width
    return value
  }

  /// Reads a number in pieces of some bits, of which the highest says that another piece follows.
  mutating func variable(_ width: Int) -> UInt64? {
    guard width > 1 else { return nil }
    let more: UInt64 = 1 << UInt64(width - 1)
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while shift < 64, let piece = fixed(width) {
      value |= (piece & (more - 1)) << shift
      if piece & more == 0 { return value }
      shift += UInt64(width - 1)
    }
    return nil
  }

  /// Reads how many bits numbers have.
  mutating func width() -> Int? {
    variable(5).flatMap { (0...64).contains($0) ? Int($0) : nil }
  }

  /// Goes on to the next word of 32 bits; false behind the end.
  mutating func align() -> Bool {
    position = (position + 31) / 32 * 32
    return position <= bytes.count * 8
  }

  /// Reads bytes with their number before them, from word to word.
  mutating func blob() -> [UInt8]? {
    guard let count = variable(6), align() else { return nil }
    let start = position / 8
    guard count <= UInt64(bytes.count - start) else { return nil }
    position += Int(count) * 8
    guard align() else { return nil }
    return Array(bytes[start..<start + Int(count)])
  }
}
