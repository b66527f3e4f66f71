/// The values of a JSON or JSON5 text with their places in bytes, of a text that is being written, too.
///
/// What is missing or too much is stepped over: it says where something is, and not whether it may be there.
package struct JSONOutline {
  package enum Kind: Sendable {
    case object
    case list
    case text
    /// A number, true, false, null, or a word that is none of them.
    case word
  }

  package struct Key: Equatable, Sendable {
    package let name: String
    /// With its quotation marks.
    package let range: Range<Int>
  }

  package struct Value: Sendable {
    package let kind: Kind
    /// In an object.
    package let key: Key?
    package let parent: Int?
    /// The content of a text, or the word itself.
    package fileprivate(set) var text = ""
    /// From its first byte to behind its last one, or the end of the file if that is missing.
    package fileprivate(set) var range: Range<Int>
    package fileprivate(set) var children: [Int] = []
    /// Whether the bracket at its end is missing.
    fileprivate var isOpen = false
  }

  /// A key whose value is not there yet.
  package struct OpenMember: Sendable {
    package let parent: Int
    package let key: Key
    /// Behind the colon; nil without one.
    package let colon: Int?
  }

  /// The values in the order of the text; the first is the root.
  package private(set) var values: [Value] = []
  /// Keys without values, in the order of the text.
  package private(set) var open: [OpenMember] = []
  /// The place behind the colon of each value in an object.
  package private(set) var colons: [Int: Int] = [:]

  /// Deeper than the values of any file that is looked at here.
  private static let deepest = 32
  private let bytes: [UInt8]
  private var position = 0

  package init(_ text: String) {
    bytes = Array(text.utf8)
    skipSpace()
    readValue(key: nil, parent: nil, depth: 0)
  }

  package var root: Value? { values.first }

  /// The member of an object.
  package func member(_ name: String, of value: Value) -> Value? {
    value.children.lazy.map { values[$0] }.first { $0.key?.name == name }
  }

  /// The number of the innermost object, list or value that contains a place.
  package func value(at offset: Int) -> Int? {
    // Those inside of a value come after it.
    values.indices.last { index in
      let value = values[index]
      let (start, end) = (value.range.lowerBound, value.range.upperBound)
      switch value.kind {
      case .object, .list: return start < offset && (offset < end || value.isOpen && offset == end)
      case .text, .word: return start <= offset && offset <= end
      }
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        skipComment(isBlock: bytes[position + 1] == UInt8(ascii: "*"))
      } else if byte <= 0x20 {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment(isBlock: Bool) {
    position += 2
    while let byte = current {
      if !isBlock, byte == UInt8(ascii: "\n") { return }
      position += 1
      if isBlock, byte == UInt8(ascii: "/"), bytes[position - 2] == UInt8(ascii: "*") { return }
    }
  }

  private mutating func readValue(key: Key?, parent: Int?, depth: Int) {
    guard let byte = current else { return }
    let index = values.count
    let kind: Kind =
      switch byte {
      case UInt8(ascii: "{"): .object
      case UInt8(ascii: "["): .list
      case UInt8(ascii: "\""), UInt8(ascii: "'"): .text
      default: .word
      }
    let start = position
    values.append(Value(kind: kind, key: key, parent: parent, range: start..<start))
    if let parent { values[parent].children.append(index) }
    switch kind {
    case .object where depth < Self.deepest: readMembers(of: index, depth: depth)
    case .list where depth < Self.deepest: readElements(of: index, depth: depth)
    // What is deeper is no value of a file that can be used.
    case .object, .list: position = bytes.count
    case .text, .word: values[index].text = readScalar()
    }
    values[index].range = start..<max(position, start)
  }

  private mutating func readMembers(of index: Int, depth: Int) {
    position += 1
    while true {
      skipSpace()
      guard let byte = current, byte != UInt8(ascii: "]") else {
        // The end of what is around it: this one has no end.
        values[index].isOpen = true
        return
      }
      switch byte {
      case UInt8(ascii: "}"):
        position += 1
        return
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "["): position += 1
      default: readMember(of: index, depth: depth)
      }
    }
  }

  private mutating func readMember(of index: Int, depth: Int) {
    let start = position
    let name = readScalar()
    let key = Key(name: name, range: start..<position)
    skipSpace()
    guard current == UInt8(ascii: ":") else {
      open.append(OpenMember(parent: index, key: key, colon: nil))
      return
    }
    position += 1
    let colon = position
    skipSpace()
    switch current {
    case nil, UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "]"):
      open.append(OpenMember(parent: index, key: key, colon: colon))
    default:
      colons[values.count] = colon
      readValue(key: key, parent: index, depth: depth + 1)
    }
  }

  private mutating func readElements(of index: Int, depth: Int) {
    position += 1
    while true {
      skipSpace()
      guard let byte = current, byte != UInt8(ascii: "}") else {
        values[index].isOpen = true
        return
      }
      switch byte {
      case UInt8(ascii: "]"):
        position += 1
        return
      case UInt8(ascii: ","), UInt8(ascii: ":"): position += 1
      default: readValue(key: nil, parent: index, depth: depth + 1)
      }
    }
  }

  /// Reads a text, which ends with its line if it has no other end, or a word.
  private mutating func readScalar() -> String {
    guard let first = current else { return "" }
    let start = position
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      while let byte = current, byte > 0x20, !",:{}[]/\"'".utf8.contains(byte) { position += 1 }
      // A slash alone begins nothing.
      if position == start { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    position += 1
    var content: [UInt8] = []
    while let byte = current, byte != first, byte != UInt8(ascii: "\n") {
      position += 1
      if byte == UInt8(ascii: "\\"), current != nil {
        content += readEscape()
      } else {
        content.append(byte)
      }
    }
    if current == first { position += 1 }
    return String(decoding: content, as: UTF8.self)
  }

  /// Reads what follows a backslash.
  private mutating func readEscape() -> [UInt8] {
    defer { position = min(position, bytes.count) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
      guard let number = UInt32(digits, radix: 16), digits.utf8.count == 4 else { return [] }
      position += 4
      return Array(String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
    default: return [byte]
    }
  }
}
