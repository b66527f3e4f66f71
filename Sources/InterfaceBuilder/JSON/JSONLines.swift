/// The line of each value of a JSON or JSON5 text, and the first syntax error.
///
/// Of a text that is not well-formed the lines up to the fault are found.
package struct JSONLines {
  package enum Form: Sendable {
    case json
    /// With comments, keys without quotation marks, single quotation marks and commas at the end.
    /// https://json5.org
    case json5
  }

  /// Keys that an object has twice, of which readers take one.
  package private(set) var repeated: [(key: String, line: Int)] = []
  /// The line of the first place where the text is not well-formed.
  ///
  /// Of JSON5 only brackets, commas, colons and the ends of numbers are looked at.
  package private(set) var fault: Int?

  /// A member or an element of another value.
  private struct Place: Hashable {
    let parent: Int
    let key: String
  }

  /// The values in the order of the text, by their numbers: 0 is the root.
  private var numbers: [Place: Int] = [:]
  private var lines: [Int] = []
  private var isTooDeep = false
  private var hasOpenExponent = false
  /// The levels that Foundation's decoder reads, too.
  private static let deepest = 512
  private let form: Form
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var line = 1

  /// Finds the lines of a text.
  package init(_ text: String, _ form: Form) {
    self.form = form
    bytes = Array(text.utf8)
    lines.append(1)
    readValue(0)
    skipSpace()
    if current != nil { recordFault() }
  }

  /// Returns the line of a value, or of its key, by the keys and indices from the root.
  ///
  /// It is that of the nearest value around it if the text does not hold it.
  package func line(of path: [String]) -> Int {
    var number = 0
    for key in path {
      guard let next = numbers[Place(parent: number, key: key)] else { break }
      number = next
    }
    return lines[number]
  }

  /// What is wrong at the line of the ``fault``, as a sentence.
  package var faultReason: String? {
    guard fault != nil else { return nil }
    if isTooDeep { return "values are nested deeper than \(Self.deepest) levels." }
    if hasOpenExponent { return "a number ends after the sign of its exponent." }
    return "a comma, a colon, a value or a bracket is missing here, or there is one too many."
  }

  private mutating func recordFault() { fault = fault ?? line }

  /// Returns the number of a new value; it replaces an older one of the same key.
  private mutating func add(_ key: String, to parent: Int, line: Int) -> Int {
    let place = Place(parent: parent, key: key)
    if numbers[place] != nil { repeated.append((key, line)) }
    lines.append(line)
    numbers[place] = lines.count - 1
    return lines.count - 1
  }

  /// Steps over a character that must be here.
  private mutating func expect(_ character: Unicode.Scalar) {
    skipSpace()
    if current == UInt8(ascii: character) { advance() } else { recordFault() }
  }

  /// Steps over the comma between members, or stops before the bracket that ends them.
  private mutating func readSeparator(before end: UInt8) {
    skipSpace()
    if current == UInt8(ascii: ",") {
      advance()
      skipSpace()
      if form == .json, current == end { recordFault() }
    } else if current != end {
      recordFault()
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
        if form == .json { recordFault() }
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

  private mutating func readValue(_ number: Int) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      isTooDeep = isTooDeep || fault == nil
      return recordFault()
    }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): readObject(number)
    case UInt8(ascii: "["): readArray(number)
    default: readText()
    }
  }

  private mutating func readObject(_ number: Int) {
    advance()
    skipSpace()
    while fault == nil, let byte = current, byte != UInt8(ascii: "}") {
      let start = line
      if form == .json, byte != Self.quote { recordFault() }
      let child = add(readScalar(), to: number, line: start)
      expect(":")
      readValue(child)
      readSeparator(before: UInt8(ascii: "}"))
    }
    expect("}")
  }

  private mutating func readArray(_ number: Int) {
    advance()
    skipSpace()
    var index = 0
    while fault == nil, let byte = current, byte != UInt8(ascii: "]") {
      let child = add("\(index)", to: number, line: line)
      readValue(child)
      index += 1
      readSeparator(before: UInt8(ascii: "]"))
    }
    expect("]")
  }

  /// Reads a text in quotation marks, or a word or number.
  private mutating func readText() {
    let first = current
    let text = readScalar()
    switch form {
    case .json where first != Self.quote:
      if !["true", "false", "null"].contains(text), Double(text) == nil { recordFault() }
    case .json5 where first != Self.quote && first != Self.singleQuote:
      hasOpenExponent = hasOpenExponent || fault == nil && Self.isOpenExponent(text)
      if text.isEmpty || hasOpenExponent { recordFault() }
    default: break
    }
  }

  /// Whether a number ends like `3e+`.
  private static func isOpenExponent(_ text: String) -> Bool {
    ["e+", "e-", "E+", "E-"].contains { text.hasSuffix($0) }
  }

  /// Returns a key, or a text, number or word, without quotation marks.
  private mutating func readScalar() -> String {
    guard let first = current else { return "" }
    let start = position
    guard first == Self.quote || first == Self.singleQuote else {
      while let byte = current, byte > 0x20, !",:{}[]/".utf8.contains(byte) { advance() }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    advance()
    while let byte = current, byte != first {
      if byte == UInt8(ascii: "\\") { advance() }
      if current != nil { advance() }
    }
    if current == nil { recordFault() }
    let text = String(decoding: bytes[(start + 1)..<position], as: UTF8.self)
    advance()
    return text
  }

  private static let quote = UInt8(ascii: "\"")
  private static let singleQuote = UInt8(ascii: "'")
}
