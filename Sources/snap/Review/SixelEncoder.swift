import Graphics

/// Writes a picture as DEC's sixels: bands of six rows, in each a line of characters per colour.
///
/// Colours are rounded to six levels a channel, of which there are 216; terminals take 256. Sources:
/// DEC, VT330/VT340 Programmer Reference Manual, volume 2, chapter 14.
struct SixelEncoder {
  private static let levels = 6
  private static let bandHeight = 6

  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The whole sequence, from introducer to terminator.
  var sequence: String {
    let bands = stride(from: 0, to: bitmap.height, by: Self.bandHeight).map(band)
    return "\u{1B}Pq\"1;1;\(bitmap.width);\(bitmap.height)\(palette)"
      + bands.joined(separator: "-") + "\u{1B}\\"
  }

  /// Channels in percent, as the format asks.
  private var palette: String {
    (0..<Self.levels * Self.levels * Self.levels).map { index in
      let parts = [index / 36, index / 6 % 6, index % 6].map { "\($0 * 100 / (Self.levels - 1))" }
      return "#\(index);2;\(parts.joined(separator: ";"))"
    }.joined()
  }

  private func band(from top: Int) -> String {
    var columns: [Int: [UInt8]] = [:]
    for y in top..<min(top + Self.bandHeight, bitmap.height) {
      for x in 0..<bitmap.width {
        guard let color = color(x, y) else { continue }
        columns[color, default: [UInt8](repeating: 0, count: bitmap.width)][x] |= 1 << (y - top)
      }
    }
    return columns.sorted { $0.key < $1.key }.map { "#\($0.key)\(Self.packed($0.value))" }
      .joined(separator: "$")
  }

  /// The palette's nearest entry; nil where the picture is transparent.
  private func color(_ x: Int, _ y: Int) -> Int? {
    let pixel = bitmap[x, y]
    guard pixel.alpha > 127 else { return nil }
    let parts = [pixel.red, pixel.green, pixel.blue].map {
      (Int($0) * (Self.levels - 1) + 127) / 255
    }
    return parts.reduce(0) { $0 * Self.levels + $1 }
  }

  /// Runs of equal characters, each counted where that is shorter.
  private static func packed(_ column: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < column.count {
      var end = start
      while end < column.count, column[end] == column[start] { end += 1 }
      let character = String(UnicodeScalar(63 + column[start]))
      let count = end - start
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      start = end
    }
    return text
  }
}
