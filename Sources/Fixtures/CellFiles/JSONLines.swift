/// The lines on which the values of a JSON or JSON5 text stand, by their paths.
///
/// A path is the keys and indices from the root, such as `fixtures/0/content`. Of a text that is not
/// well-formed the lines up to the fault are found.
struct JSONLines {
  private(set) var lines: [String: Int] = [:]
  /// Keys that an object has twice, of which readers take one.
  private(set) var repeated: [(key: String, line: Int)] = []
  /// The line of the first place where the text is not well-formed, as far as brackets, commas and colons
  /// tell.
  private(set) var fault: Int?
  /// Whether the fault is that values stand in each other beyond ``deepest`` levels.
  private(set) var isTooDeep = false
  /// The levels that Foundation's decoder reads, too.
  static let deepest = 512
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
    readValue(path: "")
    skipSpace()
    if current != nil { stumble() }
  }

  private mutating func stumble() { fault = fault ?? line }

  /// Steps over a character that must be here.
  private mutating func expect(_ character: Unicode.Scalar) {
    skipSpace()
    if current == UInt8(ascii: character) { advance() } else { stumble() }
  }

  /// Steps over the comma between members, or stands before the bracket that ends them.
  private mutating func readSeparator(before end: UInt8) {
    skipSpace()
    if current == UInt8(ascii: ",") {
      advance()
      skipSpace()
    } else if current != end {
      stumble()
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if current == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        skipComment(isBlock: bytes[position + 1] == UInt8(ascii: "*"))
      } else if byte <= 0x20 {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipComment(isBlock: Bool) {
    advance()
    advance()
    while let byte = current {
      if !isBlock, byte == UInt8(ascii: "\n") { return }
      if isBlock, byte == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*") {
        return advance()
      }
      advance()
    }
  }

  private mutating func readValue(path: String) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      isTooDeep = true
      return stumble()
    }
    skipSpace()
    lines[path] = lines[path] ?? line
    switch current {
    case UInt8(ascii: "{"): readObject(path: path)
    case UInt8(ascii: "["): readArray(path: path)
    default: if readScalar().isEmpty, !wasQuoted { stumble() }
    }
  }

  private mutating func readObject(path: String) {
    advance()
    skipSpace()
    while fault == nil, let byte = current, byte != UInt8(ascii: "}") {
      let start = line
      let key = readScalar()
      let child = path.isEmpty ? key : "\(path)/\(key)"
      if lines.updateValue(start, forKey: child) != nil { repeated.append((key, start)) }
      expect(":")
      readValue(path: child)
      readSeparator(before: UInt8(ascii: "}"))
    }
    expect("}")
  }

  private mutating func readArray(path: String) {
    advance()
    skipSpace()
    var index = 0
    while fault == nil, let byte = current, byte != UInt8(ascii: "]") {
      readValue(path: path.isEmpty ? "\(index)" : "\(path)/\(index)")
      index += 1
      readSeparator(before: UInt8(ascii: "]"))
    }
    expect("]")
  }

  /// Whether the last scalar stood in quotation marks.
  private var wasQuoted: Bool {
    position > 0 && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position - 1])
  }

  /// Returns a key, or a text, number or word, without quotation marks.
  private mutating func readScalar() -> String {
    guard let first = current else { return "" }
    let start = position
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      while let byte = current, byte > 0x20, !",:{}[]/".utf8.contains(byte) { advance() }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    advance()
    while let byte = current, byte != first {
      if byte == UInt8(ascii: "\\") { advance() }
      if current != nil { advance() }
    }
    let text = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
    advance()
    return text
  }
}
