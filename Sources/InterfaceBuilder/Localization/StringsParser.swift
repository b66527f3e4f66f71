/// Parses the format of `.strings` files written by Xcode: `"key" = "text";` with comments.
///
/// Like Foundation, it accepts words of letters and digits without quotation marks, single quotation marks, and a key
/// alone, whose text is the key.
struct StringsParser {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1

  init(_ text: String, file: String) {
    bytes = Array(text.utf8)
    self.file = file
  }

  /// Returns the entries in the file's order.
  mutating func entries() throws(InterfaceBuilderError) -> [(key: String, text: String)] {
    var entries: [(String, String)] = []
    while true {
      try skipSpace()
      guard current != nil else { return entries }
      let key = try word("a key")
      try skipSpace()
      var text = key
      if current == UInt8(ascii: "=") {
        advance()
        try skipSpace()
        text = try word("the text of “\(key)”")
        try skipSpace()
      }
      guard current == UInt8(ascii: ";") else { throw invalid("a “;” is missing after “\(key)”") }
      advance()
      entries.append((key, text))
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private func invalid(_ reason: String, line: Int? = nil) -> InterfaceBuilderError {
    .invalidTranslations(file: file, line: line ?? self.line, reason: reason)
  }

  private mutating func skipSpace() throws(InterfaceBuilderError) {
    while let byte = current {
      switch (byte, next) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): try skipBlockComment()
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while let byte = current, byte != UInt8(ascii: "\n") { advance() }
      case (0...0x20, _): advance()
      default: return
      }
    }
  }

  private mutating func skipBlockComment() throws(InterfaceBuilderError) {
    let start = line
    advance()
    advance()
    while current != nil {
      if current == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        advance()
        advance()
        return
      }
      advance()
    }
    throw invalid("a comment has no “*/”", line: start)
  }

  private mutating func word(_ what: String) throws(InterfaceBuilderError) -> String {
    switch current {
    case UInt8(ascii: "\"")?, UInt8(ascii: "'")?: return try quotedWord(what)
    case let byte?:
      let start = position
      while let byte = current, Self.isPlain(byte) { advance() }
      guard position > start else {
        let found = byte < 0x80 ? "“\(Character(UnicodeScalar(byte)))”" : "another character"
        throw invalid("\(what) must be in quotation marks here, not \(found)")
      }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    case nil: throw invalid("the file ends where \(what) is expected")
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-[]".utf8.contains(byte)
    }
  }

  private mutating func quotedWord(_ what: String) throws(InterfaceBuilderError) -> String {
    let quote = current
    let start = line
    advance()
    var text = StringsUnits()
    while let byte = current {
      if byte == quote {
        advance()
        return text.string
      }
      if byte == UInt8(ascii: "\\") {
        advance()
        appendEscape(to: &text)
      } else {
        text.append(byte)
        advance()
      }
    }
    throw invalid("\(what) has no closing quotation mark", line: start)
  }

  /// Appends what follows a backslash; before any other character the backslash has no meaning.
  private mutating func appendEscape(to text: inout StringsUnits) {
    guard let byte = current else { return }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      advance()
      text.append(unit: UInt16(number(radix: 16, digits: 4)))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      text.append(unit: UInt16(number(radix: 8, digits: 3)))
    default:
      text.append(Self.escapes[byte] ?? byte)
      advance()
    }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B,
  ]

  /// Returns the number of at most the given count of digits; 0 without any.
  private mutating func number(radix: Int, digits: Int) -> Int {
    var number = 0
    for _ in 0..<digits {
      guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue,
        digit < radix
      else { break }
      number = number * radix + digit
      advance()
    }
    return number
  }
}

/// A text composed of UTF-8 and UTF-16 units; two of the latter may form one character.
private struct StringsUnits {
  private var done = ""
  private var bytes: [UInt8] = []
  private var units: [UInt16] = []

  mutating func append(_ byte: UInt8) {
    if !units.isEmpty { flushUnits() }
    bytes.append(byte)
  }

  mutating func append(unit: UInt16) {
    if !bytes.isEmpty { flushBytes() }
    units.append(unit)
  }

  var string: String {
    mutating get {
      flushUnits()
      flushBytes()
      return done
    }
  }

  private mutating func flushBytes() {
    done += String(decoding: bytes, as: UTF8.self)
    bytes = []
  }

  private mutating func flushUnits() {
    done += String(decoding: units, as: UTF16.self)
    units = []
  }
}
