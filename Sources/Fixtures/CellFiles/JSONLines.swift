/// The lines on which the values of a JSON or JSON5 text stand, by their paths.
///
/// A path is the keys and indices from the root, such as `fixtures/0/content`. The text must be
/// well-formed; of another one the lines up to the fault are found.
struct JSONLines {
  private(set) var lines: [String: Int] = [:]
  /// Keys that an object has twice, of which readers take one.
  private(set) var repeated: [(key: String, line: Int)] = []
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
    readValue(path: "")
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
      } else if byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
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
    skipSpace()
    lines[path] = lines[path] ?? line
    switch current {
    case UInt8(ascii: "{"): readObject(path: path)
    case UInt8(ascii: "["): readArray(path: path)
    default: _ = readScalar()
    }
  }

  private mutating func readObject(path: String) {
    advance()
    skipSpace()
    while let byte = current, byte != UInt8(ascii: "}") {
      let start = line
      let key = readScalar()
      let child = path.isEmpty ? key : "\(path)/\(key)"
      if lines.updateValue(start, forKey: child) != nil { repeated.append((key, start)) }
      readValue(path: child)
      skipSpace()
    }
    advance()
  }

  private mutating func readArray(path: String) {
    advance()
    skipSpace()
    var index = 0
    while let byte = current, byte != UInt8(ascii: "]") {
      readValue(path: path.isEmpty ? "\(index)" : "\(path)/\(index)")
      index += 1
      skipSpace()
    }
    advance()
  }

  /// Returns a key, or a text, number or word, without quotation marks.
  private mutating func readScalar() -> String {
    guard let first = current else { return "" }
    let start = position
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      advance()
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
