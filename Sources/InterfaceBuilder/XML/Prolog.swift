/// The part of an XML file before its root element, checked before the parser sees the file.
///
/// Interface Builder writes UTF-8 and never a document type. Both are required here: a document type can declare
/// entities (which the parser would expand, including bombs), and could not be detected in another encoding.
struct Prolog {
  enum Finding: Equatable {
    case rootElement
    case documentType(line: Int)
    case encoding(String)
    case notMarkup(line: Int)
    case end
  }

  /// The bytes within which the root element must begin: enough for a licence in a comment, few enough to check one by
  /// one.
  static let limit = 65_536

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// Returns what follows the prolog.
  static func scan(_ bytes: [UInt8]) -> Finding {
    var prolog = Prolog(bytes: bytes)
    return prolog.scan()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func scan() -> Finding {
    skip("\u{FEFF}")
    while true {
      skipSpace()
      guard index < bytes.count else { return .end }
      let start = index
      if starts("<?") {
        guard skip(through: "?>") else { return .end }
        if let encoding = Self.foreignEncoding(bytes[start..<index]) { return .encoding(encoding) }
      } else if starts("<!--") {
        guard skip(through: "-->") else { return .end }
      } else if starts("<!") {
        return .documentType(line: line)
      } else {
        return starts("<") ? .rootElement : .notMarkup(line: line)
      }
    }
  }

  private static func foreignEncoding(_ instruction: ArraySlice<UInt8>) -> String? {
    let words = String(decoding: instruction, as: UTF8.self)
    guard words.hasPrefix("<?xml"), let name = words.firstRange(of: "encoding") else { return nil }
    let parts = words[name.upperBound...].split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { $0 == "\"" || $0 == "'" })
    guard parts.count > 1 else { return nil }
    let encoding = String(parts[1])
    return ["utf-8", "us-ascii"].contains(encoding.lowercased()) ? nil : encoding
  }

  private func starts(_ prefix: String) -> Bool {
    bytes[index...].starts(with: prefix.utf8)
  }

  private mutating func skip(_ prefix: String) {
    if starts(prefix) { index += prefix.utf8.count }
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { advance() }
  }

  private mutating func skip(through end: String) -> Bool {
    let first = end.utf8.first
    while index < bytes.count {
      if bytes[index] == first, starts(end) {
        skip(end)
        return true
      }
      advance()
    }
    return false
  }

  private mutating func advance() {
    if bytes[index] == 0x0A { line += 1 }
    index += 1
  }
}
