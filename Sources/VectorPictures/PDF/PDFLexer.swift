/// Reads the values and words of a PDF file, or of the contents of a page.
struct PDFLexer {
  let bytes: [UInt8]
  var index: Int
  private let end: Int

  /// How deep arrays and dictionaries may lie in each other.
  private static let deepest = 50
  /// More bytes than a word or a name has.
  private static let longestWord = 200

  init(_ bytes: [UInt8], from start: Int = 0) {
    (self.bytes, index, end) = (bytes, start, bytes.count)
  }

  var isAtEnd: Bool { index >= end }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D, 0x2F, 0x25: true
    default: false
    }
  }

  mutating func skipSpace() {
    while index < end {
      if bytes[index] == UInt8(ascii: "%") {
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if Self.isSpace(bytes[index]) {
        index += 1
      } else {
        return
      }
    }
  }

  /// Returns the next value or word; nil at the end.
  mutating func next(depth: Int = 0) -> PDFObject? {
    skipSpace()
    guard index < end, depth < Self.deepest else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "/"): return .name(takeName())
    case UInt8(ascii: "("): return .string(takeString())
    case UInt8(ascii: "["):
      index += 1
      return .array(list(until: "]", depth))
    case UInt8(ascii: "<"):
      if index + 1 < end, bytes[index + 1] == UInt8(ascii: "<") {
        index += 2
        return .dictionary(entries(depth))
      }
      return .string(takeHexadecimal())
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x30...0x39: return takeNumber()
    case UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      let isPair = index + 1 < end && bytes[index] == 0x3E && bytes[index + 1] == 0x3E
      let word = isPair ? ">>" : String(UnicodeScalar(bytes[index]))
      index += isPair ? 2 : 1
      return .word(word)
    default: return value(of: takeWord())
    }
  }

  private func value(of word: String) -> PDFObject {
    switch word {
    case "true": .bool(true)
    case "false": .bool(false)
    case "null": .null
    default: .word(word)
    }
  }

  private mutating func list(until close: String, _ depth: Int) -> [PDFObject] {
    var items: [PDFObject] = []
    while let item = next(depth: depth + 1) {
      guard case .word(let word) = item else {
        items.append(item)
        continue
      }
      if word == close { break }
      // A reference is two numbers and R.
      if word == "R", items.count >= 2, let number = items[items.count - 2].number {
        items.removeLast(2)
        items.append(.reference(Int(number)))
      } else if word == "endobj" || word == "stream" {
        break
      }
    }
    return items
  }

  private mutating func entries(_ depth: Int) -> [String: PDFObject] {
    let items = list(until: ">>", depth)
    var entries: [String: PDFObject] = [:]
    var index = 0
    while index + 1 < items.count {
      if let name = items[index].name {
        entries[name] = items[index + 1]
        index += 2
      } else {
        index += 1
      }
    }
    return entries
  }

  // MARK: Simple values

  private mutating func takeWord() -> String {
    let start = index
    while index < end, !Self.isSpace(bytes[index]), !Self.isDelimiter(bytes[index]),
      index - start < Self.longestWord
    {
      index += 1
    }
    if index == start { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func takeNumber() -> PDFObject {
    var (sign, value, scale) = (1.0, 0.0, 0.0)
    var hasDigits = false
    let start = index
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "-") where index == start: sign = -1
      case UInt8(ascii: "+") where index == start, UInt8(ascii: "-"): break
      case UInt8(ascii: ".") where scale == 0: scale = 1
      case 0x30...0x39:
        hasDigits = true
        if scale == 0 {
          value = value * 10 + Double(bytes[index] - 48)
        } else if scale < 1e15 {
          scale *= 10
          value = value * 10 + Double(bytes[index] - 48)
        }
      default:
        if !hasDigits, !Self.isSpace(bytes[index]), !Self.isDelimiter(bytes[index]) {
          index = start
          return .word(takeWord())
        }
        return .number(min(sign * (scale > 1 ? value / scale : value), 1e15))
      }
      index += 1
    }
    return .number(min(sign * (scale > 1 ? value / scale : value), 1e15))
  }

  private mutating func takeName() -> String {
    index += 1
    var name: [UInt8] = []
    while index < end, !Self.isSpace(bytes[index]), !Self.isDelimiter(bytes[index]),
      name.count < Self.longestWord
    {
      if bytes[index] == UInt8(ascii: "#"), index + 2 < end,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        name.append(byte)
        index += 3
      } else {
        name.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func takeString() -> [UInt8] {
    index += 1
    var depth = 1
    var text: [UInt8] = []
    while index < end {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      case UInt8(ascii: "\\"):
        if index < end { text.append(bytes[index]) }
        index += 1
        continue
      default: break
      }
      text.append(byte)
    }
    return text
  }

  private mutating func takeHexadecimal() -> [UInt8] {
    index += 1
    var digits: [UInt8] = []
    while index < end, bytes[index] != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue {
        digits.append(UInt8(digit))
      }
      index += 1
    }
    index += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
