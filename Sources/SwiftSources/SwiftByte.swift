/// What a byte of a source may begin.
package enum SwiftByte {
  enum Kind {
    case space, newLine, word, digit, quote, backtick, sign, hash, operation, open, close, other
  }

  /// Whether a name may have the byte; all letters beyond ASCII are taken for parts of names.
  package static func isWord(_ byte: UInt8) -> Bool {
    let kind = kinds[Int(byte)]
    return kind == .word || kind == .digit
  }

  static func isDigit(_ byte: UInt8) -> Bool { kinds[Int(byte)] == .digit }

  /// A table, as comparing each byte with many letters takes long where nothing is optimized.
  static let kinds: [Kind] = (0...UInt8.max).map { byte in
    switch byte {
    case 10, 13: .newLine
    case 0...32: .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 128...:
      .word
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "@"), UInt8(ascii: "$"): .sign
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "("): .open
    case UInt8(ascii: ")"): .close
    case _ where "/=-+*%<>!&|^~?.".utf8.contains(byte): .operation
    default: .other
    }
  }
}
