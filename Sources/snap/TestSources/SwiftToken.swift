/// A word or sign of a Swift source, with its line.
struct SwiftToken: Hashable {
  let text: String
  let line: Int

  /// Returns the tokens that Linux compiles, without comments and literals; the code in a literal is between parentheses.
  ///
  /// Enough to find declarations, whatever else the source contains. Regex literals with an unpaired quote or brace are
  /// not recognised: the rest of such a file may be missed.
  static func all(of source: String) -> [SwiftToken] {
    var reader = SwiftTokenReader(source)
    reader.readAll()
    return reader.tokens
  }
}

private struct SwiftTokenReader {
  private let characters: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var conditions: [BuildCondition.Branch] = []
  private(set) var tokens: [SwiftToken] = []

  init(_ source: String) { characters = Array(source.unicodeScalars) }

  mutating func readAll() {
    while let next = peek() { read(next) }
  }

  /// Reads a token, comment, literal or space.
  private mutating func read(_ next: Unicode.Scalar) {
    switch next {
    case "/" where peek(1) == "/": skipLine()
    case "/" where peek(1) == "*": skipComment()
    case "\"": readString(hashes: 0)
    case "#": readHash()
    case "@", "`", "_": readWord()
    case _ where next.properties.isXIDStart: readWord()
    case _ where next.properties.isWhitespace: advance()
    default:
      add(String(next))
      advance()
    }
  }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    position + offset < characters.count ? characters[position + offset] : nil
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count {
      if peek() == "\n" { line += 1 }
      position += 1
    }
  }

  private mutating func add(_ text: String) {
    if conditions.allSatisfy(\.isActive) { tokens.append(SwiftToken(text: text, line: line)) }
  }

  /// Reads an identifier, also in backticks, or an attribute.
  private mutating func readWord() {
    let start = position
    if peek() == "`" {
      repeat { advance() } while peek() != nil && peek() != "`" && peek() != "\n"
      advance()
    } else {
      repeat { advance() } while peek().map { $0 == "_" || $0.properties.isXIDContinue } ?? false
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: characters[start..<min(position, characters.count)])
    add(String(text))
  }

  private mutating func skipLine() {
    while let next = peek(), next != "\n" { _ = next; advance() }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if peek() == "/", peek(1) == "*" {
        depth += 1
        advance(2)
      } else if peek() == "*", peek(1) == "/" {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && peek() != nil
  }

  /// Reads a directive or a macro's name, or a raw string or regex.
  private mutating func readHash() {
    var hashes = 0
    while peek() == "#" {
      hashes += 1
      advance()
    }
    if peek() == "\"" { return readString(hashes: hashes) }
    if peek() == "/" { return readLiteral(endingWith: "/", count: 1, hashes: hashes) }
    let start = position
    while peek()?.properties.isXIDContinue == true { advance() }
    let word = String(String.UnicodeScalarView(characters[start..<position]))
    guard BuildCondition.directives.contains(word) else { return add("#" + word) }
    let condition = position
    skipLine()
    BuildCondition.enter(
      word, String(String.UnicodeScalarView(characters[condition..<position])), &conditions)
  }

  private mutating func readString(hashes: Int) {
    let isLong = peek(1) == "\"" && peek(2) == "\""
    readLiteral(endingWith: "\"", count: isLong ? 3 : 1, hashes: hashes)
  }

  /// Skips a literal from its first quote, and reads the code that is interpolated.
  private mutating func readLiteral(endingWith quote: Unicode.Scalar, count: Int, hashes: Int) {
    advance(count)
    while let next = peek() {
      if next == "\\", hasHashes(hashes, after: 1) {
        let isCode = peek(1 + hashes) == "("
        advance(2 + hashes)
        if isCode { readInterpolation() }
      } else if (0..<count).allSatisfy({ peek($0) == quote }), hasHashes(hashes, after: count) {
        return advance(count + hashes)
      } else if next == "\n", count == 1, hashes == 0 {
        // An unpaired quote does not hide the rest of the file.
        return
      } else {
        advance()
      }
    }
  }

  private func hasHashes(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == "#" }
  }

  /// Reads the code behind `\(`, up to its last parenthesis.
  private mutating func readInterpolation() {
    add("(")
    var depth = 1
    while depth > 0, let next = peek() {
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      read(next)
    }
  }
}
