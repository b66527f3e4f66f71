/// Reads the tokens of a source in one pass, in a time that is proportional to its length.
struct SwiftTokenReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var line = 1
  /// The literals whose interpolated code is read, with the parentheses that are open in it.
  var literals: [OpenLiteral] = []
  /// No extended regex literal with this number of signs ends in what is left.
  var fewestOpenSigns = Int.max
  private(set) var tokens: [SwiftToken] = []
  /// The text of the last token, also where the target does not compile it.
  private(set) var last = ""
  private(set) var secondToLast = ""
  private var branches: BuildBranches

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ target: BuildConditions) {
    self.bytes = bytes
    branches = BuildBranches(target)
  }

  mutating func readAll() {
    if bytes.starts(with: "\u{FEFF}".utf8) { position = 3 }
    if isAt("#!", position) { skipLine() }
    while position < bytes.count { readNext() }
  }

  private mutating func readNext() {
    switch SwiftByte.kinds[Int(bytes[position])] {
    case .space, .newLine: skip()
    case .word: readWord(from: position)
    case .sign: readWord(from: position + 1)
    case .digit: readNumber()
    case .quote: readString(hashes: 0)
    case .backtick: readQuotedName()
    case .hash: readHash()
    case .operation: readOperator()
    case .open:
      if !literals.isEmpty { literals[literals.count - 1].depth += 1 }
      add(to: position + 1)
    case .close: closeParenthesis()
    case .other: add(to: position + 1)
    }
  }

  /// The byte at a place; zero, which is a space in Swift, behind the end.
  func byte(_ place: Int) -> UInt8 { place >= 0 && place < bytes.count ? bytes[place] : 0 }

  func kind(_ place: Int) -> SwiftByte.Kind { SwiftByte.kinds[Int(byte(place))] }

  func isAt(_ text: StaticString, _ place: Int) -> Bool {
    var offset = 0
    // A closure would copy the reader for each byte, where nothing is optimized.
    while offset < text.utf8CodeUnitCount {
      if byte(place + offset) != text.utf8Start[offset] { return false }
      offset += 1
    }
    return true
  }

  /// Passes over a byte, and counts the lines: `\r\n` ends one, and so does each of them alone.
  mutating func skip() {
    if kind(position) == .newLine, !isAt("\r\n", position) { line += 1 }
    position += 1
  }

  mutating func skipLine() {
    while position < bytes.count, kind(position) != .newLine { position += 1 }
  }

  /// Takes what is up to a place as a token.
  mutating func add(to end: Int) {
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[position..<end]), as: UTF8.self)
    add(text)
    position = end
  }

  mutating func add(_ text: String) {
    let token = SwiftToken(text: text, line: line)
    (secondToLast, last) = (last, text)
    if branches.compile(token) { tokens.append(token) }
  }

  private mutating func readWord(from start: Int) {
    var end = start
    while end < bytes.count, SwiftByte.isWord(bytes[end]) { end += 1 }
    add(to: max(end, position + 1))
  }

  /// Reads a name in backticks, which may have spaces; one that is not closed is a sign.
  private mutating func readQuotedName() {
    var end = position + 1
    while end < bytes.count, kind(end) != .newLine, kind(end) != .backtick { end += 1 }
    add(to: kind(end) == .backtick ? end + 1 : position + 1)
  }

  /// Reads a number; in `pair.0.1` there are two.
  private mutating func readNumber() {
    let isMember =
      byte(position - 1) == UInt8(ascii: ".") && byte(position - 2) != UInt8(ascii: ".")
    let isHexadecimal = isAt("0x", position)
    var end = position
    while SwiftByte.isWord(byte(end)) { end += 1 }
    if !isMember, byte(end) == UInt8(ascii: "."), SwiftByte.isDigit(byte(end + 1)) {
      end += 1
      while SwiftByte.isWord(byte(end)) { end += 1 }
    }
    let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
    if !isMember, byte(end - 1) | 0x20 == exponent, isAt("-", end) || isAt("+", end) {
      end += 1
      while SwiftByte.isWord(byte(end)) { end += 1 }
    }
    add(to: end)
  }

  /// Reads a directive or the name of a macro, or an extended literal.
  private mutating func readHash() {
    var end = position
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    let hashes = end - position
    if kind(end) == .quote { return readString(hashes: hashes) }
    if isAt("/", end) { return readRegex(hashes: hashes) }
    if hashes > 1 { return add(to: end - 1) }
    while SwiftByte.isWord(byte(end)) { end += 1 }
    let word = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[position..<end]), as: UTF8.self)
    guard branches.enter(word, line: line) else { return add(to: end) }
    last = ""
    position = end
  }

  private mutating func closeParenthesis() {
    add(to: position + 1)
    guard var literal = literals.popLast() else { return }
    if literal.depth == 0 { return readText(of: literal) }
    literal.depth -= 1
    literals.append(literal)
  }
}
