/// Changes bytes, pieces and values of attributes at random places, whatever the text means.
package struct ByteDamage {
  private var random: SeededGenerator

  package init(random: SeededGenerator) { self.random = random }

  private static let values = [
    "", "NO", "YES", "-1", "1e300", "-1e300", "99999999999", "0", "nan", "1:0", "infinite",
    "lab-el-001", "con-te-001", "width", "top", "leading", "baseline", "leadingMargin", "0.0001",
    "1000", "1001",
  ]

  package mutating func damaged(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...random.below(4) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(5) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.below(60)))
      case 2: bytes.removeSubrange(place...)
      case 3:
        let end = min(bytes.count, place + random.below(200))
        bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
      default: replaceValue(in: &bytes, from: place)
      }
    }
    return bytes
  }

  /// Gives the next attribute another value.
  private mutating func replaceValue(in bytes: inout [UInt8], from place: Int) {
    let quote = UInt8(ascii: "\"")
    guard let start = bytes[place...].firstIndex(of: quote),
      let end = bytes[(start + 1)...].firstIndex(of: quote)
    else { return }
    let value = random.pick(Self.values)
    bytes.replaceSubrange((start + 1)..<end, with: Array(value.utf8))
  }
}
