import Foundation

/// The tags of an ICC profile that say what its colours are.
struct ICCTags {
  private let bytes: [UInt8]
  private var places: [String: Range<Int>] = [:]
  /// The kind of numbers: `RGB `, `GRAY`, `CMYK`, ….
  let colorSpace: String

  /// Profiles of displays have about 20.
  private static let mostTags = 200
  /// A curve has at most as many entries as 16 bits have levels.
  private static let mostEntries = 65_536

  /// Nil if the bytes are not a profile.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8),
      bytes[20..<24].elementsEqual("XYZ ".utf8)
    else { return nil }
    colorSpace = String(decoding: bytes[16..<20], as: UTF8.self)
    let count = number(128, 4)
    guard count <= Self.mostTags, 132 + count * 12 <= bytes.count else { return nil }
    for index in 0..<count {
      let entry = 132 + index * 12
      let (start, size) = (number(entry + 4, 4), number(entry + 8, 4))
      guard size >= 8, start + size <= bytes.count else { continue }
      places[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = start..<start + size
    }
  }

  private func number(_ index: Int, _ count: Int) -> Int {
    Int(bigEndianBytes: bytes[index..<index + count])
  }

  /// A number of 16 bits before the point and 16 behind it.
  private func fixed(_ index: Int) -> Double {
    Double(Int32(truncatingIfNeeded: number(index, 4))) / 65_536
  }

  /// Whether a table says more of the colours than their primaries do.
  var hasTables: Bool { places["A2B0"] != nil || places["A2B1"] != nil }

  /// A colour as X, Y and Z.
  func point(_ name: String) -> [Double]? {
    guard let place = places[name], place.count >= 20 else { return nil }
    return (0..<3).map { fixed(place.lowerBound + 8 + 4 * $0) }
  }

  /// The curves of red, green and blue.
  var curves: [(Double) -> Double]? {
    let found = ["rTRC", "gTRC", "bTRC"].compactMap(curve)
    return found.count == 3 ? found : nil
  }

  /// A curve from a level to its light, both 0…1.
  func curve(_ name: String) -> ((Double) -> Double)? {
    guard let place = places[name], place.count >= 12 else { return nil }
    let start = place.lowerBound
    switch String(decoding: bytes[start..<start + 4], as: UTF8.self) {
    case "curv": return table(start, place.count)
    case "para": return parametric(start, place.count)
    default: return nil
    }
  }

  private func table(_ start: Int, _ size: Int) -> ((Double) -> Double)? {
    let count = number(start + 8, 4)
    guard count <= Self.mostEntries, 12 + 2 * count <= size else { return nil }
    if count == 0 { return { $0 } }
    if count == 1 {
      let gamma = Double(number(start + 12, 2)) / 256
      return { pow($0, gamma) }
    }
    let entries = (0..<count).map { Double(number(start + 12 + 2 * $0, 2)) / 65_535 }
    return { level in
      let place = min(max(level, 0), 1) * Double(count - 1)
      let low = min(Int(place), count - 2)
      return entries[low] + (entries[low + 1] - entries[low]) * (place - Double(low))
    }
  }

  /// The formulas of ICC.1:2022, table 68.
  private func parametric(_ start: Int, _ size: Int) -> ((Double) -> Double)? {
    let kind = number(start + 8, 2)
    let counts = [1, 3, 4, 5, 7]
    guard kind < counts.count, 12 + 4 * counts[kind] <= size else { return nil }
    let p = (0..<counts[kind]).map { fixed(start + 12 + 4 * $0) }
    let g = p[0]
    switch kind {
    case 0: return { pow($0, g) }
    case 1: return { p[1] != 0 && $0 >= -p[2] / p[1] ? pow(p[1] * $0 + p[2], g) : 0 }
    case 2: return { p[1] != 0 && $0 >= -p[2] / p[1] ? pow(p[1] * $0 + p[2], g) + p[3] : p[3] }
    case 3: return { $0 >= p[4] ? pow(p[1] * $0 + p[2], g) : p[3] * $0 }
    default: return { $0 >= p[4] ? pow(p[1] * $0 + p[2], g) + p[5] : p[3] * $0 + p[6] }
    }
  }
}
