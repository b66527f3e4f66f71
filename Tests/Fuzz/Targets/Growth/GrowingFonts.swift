extension GrowingInput {
  static let fonts = [
    GrowingInput(.font, "ranges of characters", 20_000) { count in
      font(replacing: "cmap", by: characterMap(count))
    },
    GrowingInput(.font, "names", 5_000) { count in
      let record: [UInt8] = [0, 3, 0, 1, 4, 9, 0, 1, 0, 2, 0, 0]
      let names = Array(repeating: record, count: count).flatMap(\.self)
      return font(
        replacing: "name",
        by: [0, 0] + short(count) + short(6 + names.count) + names + [0, 65])
    },
    GrowingInput(.font, "unknown tables", 2_000) { count in
      let tables = (0..<count).map { index in
        (tag: Array("u".utf8) + Array(bigEndian(UInt32(index)).dropFirst()), bytes: [UInt8]())
      }
      return font(tables: sampleTables + tables)
    },
  ]

  private typealias Table = (tag: [UInt8], bytes: [UInt8])

  /// The tables of a small font (OpenType 1.9, "Organization of an OpenType Font").
  private static let sampleTables: [Table] = {
    let font = sample("font/SnapVariable.ttf")
    func number(at place: Int, _ length: Int) -> Int {
      font[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
    guard font.count > 12 else { return [] }
    return (0..<number(at: 4, 2)).map { index in
      let entry = 12 + 16 * index
      let (start, length) = (number(at: entry + 8, 4), number(at: entry + 12, 4))
      return (Array(font[entry..<entry + 4]), Array(font[start..<start + length]))
    }
  }()

  private static func font(replacing tag: String, by bytes: [UInt8]) -> [UInt8] {
    font(tables: sampleTables.map { $0.tag == Array(tag.utf8) ? ($0.tag, bytes) : $0 })
  }

  private static func font(tables: [Table]) -> [UInt8] {
    var directory = [0, 1, 0, 0] + short(tables.count) + [0, 0, 0, 0, 0, 0]
    var contents: [UInt8] = []
    for (tag, bytes) in tables {
      let start = 12 + 16 * tables.count + contents.count
      directory += tag + [0, 0, 0, 0] + bigEndian(UInt32(start)) + bigEndian(UInt32(bytes.count))
      contents += bytes + Array(repeating: 0, count: -bytes.count & 3)
    }
    return directory + contents
  }

  /// A table of format 12 in which each range has one character.
  private static func characterMap(_ count: Int) -> [UInt8] {
    let groups = (0..<count).flatMap { index in
      let character = bigEndian(UInt32(0x20 + 2 * index))
      return character + character + bigEndian(1)
    }
    return [0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0]
      + bigEndian(UInt32(16 + groups.count)) + bigEndian(0) + bigEndian(UInt32(count)) + groups
  }

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}
