import Foundation
import TestSupport

/// A font file whose bytes can be damaged inside a table or in the directory.
struct DamagedFont {
  private(set) var bytes: Data
  /// The tables' tags and ranges, in the order of the directory.
  let tables: [(tag: String, range: Range<Int>)]

  init(_ bytes: Data) {
    self.bytes = bytes
    tables = (0..<Int(bytes.number(at: 4, size: 2))).map { index in
      let entry = 12 + 16 * index
      let start = Int(bytes.number(at: entry + 8, size: 4))
      let tag = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
      return (tag, start..<start + Int(bytes.number(at: entry + 12, size: 4)))
    }
  }

  /// Replaces bytes of a range by random ones, most of them near its start, where counts and offsets are.
  mutating func damage(_ range: Range<Int>, count: Int, using generator: inout SeededGenerator) {
    for number in 0..<count {
      let reach = number % 2 == 0 ? min(range.count, 64) : range.count
      let place = range.lowerBound + Int.random(in: 0..<reach, using: &generator)
      bytes[place] =
        [0, 0xFF, UInt8.random(in: 0...255, using: &generator)]
        .randomElement(using: &generator) ?? 0
    }
  }

  /// Adds empty tables to the directory, until there are as many.
  mutating func addTables(upTo count: Int) {
    let added = count - tables.count
    for index in tables.indices {
      let offset = tables[index].range.lowerBound + 16 * added
      write(UInt32(offset), at: 12 + 16 * index + 8, size: 4)
    }
    let entries = (0..<added).flatMap { (index: Int) -> [UInt8] in
      [UInt8(ascii: "z"), 0, UInt8(index >> 8), UInt8(index & 255)]
        + [UInt8](repeating: 0, count: 12)
    }
    bytes.insert(contentsOf: entries, at: 12 + 16 * tables.count)
    write(UInt32(count), at: 4, size: 2)
  }

  /// Overwrites a big-endian number.
  mutating func write(_ value: UInt32, at offset: Int, size: Int) {
    for index in 0..<size {
      bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt32(size - 1 - index)))
    }
  }
}

extension Data {
  /// A big-endian number.
  fileprivate func number(at offset: Int, size: Int) -> UInt32 {
    self[offset..<offset + size].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
