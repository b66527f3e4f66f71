/// The text of a file as an editor has it, unsaved changes included.
///
/// # Guarantees
/// - It is UTF-8 after each change: no change begins or ends inside a character.
/// - Every position leads to a place in the text: one behind the end of its line is the line's end, one behind the last line the
///   text's end.
package struct EditedText: Equatable, Sendable {
  package private(set) var bytes: [UInt8]
  /// Where each line begins; lines end with `\n`, `\r\n` or `\r`.
  private var starts: [Int]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    starts = Self.starts(in: bytes)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Replaces the text between two positions; the other way round they are the same range.
  package mutating func replace(
    from start: TextPosition, to end: TextPosition, in unit: TextUnit, with text: String
  ) {
    let (one, other) = (offset(of: start, in: unit), offset(of: end, in: unit))
    bytes.replaceSubrange(min(one, other)..<max(one, other), with: text.utf8)
    starts = Self.starts(in: bytes)
  }

  /// The byte at which a position is; inside a character it is the character's first byte.
  package func offset(of position: TextPosition, in unit: TextUnit) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = end(ofLine: position.line)
    var offset = starts[position.line]
    var rest = position.column
    while offset < end {
      let length = Self.length(ofCharacterWith: bytes[offset])
      let width = Self.width(ofCharacterOf: length, in: unit)
      guard rest >= width else { break }
      rest -= width
      offset += length
    }
    return min(offset, end)
  }

  /// The position of a byte; of one inside a character, that of the character, and inside of a line's end, that of the end.
  package func position(of offset: Int, in unit: TextUnit) -> TextPosition {
    let offset = max(0, min(offset, bytes.count))
    let line = line(of: offset)
    let end = min(offset, end(ofLine: line))
    var place = starts[line]
    var column = 0
    while place < end {
      let length = Self.length(ofCharacterWith: bytes[place])
      guard place + length <= end else { break }
      column += Self.width(ofCharacterOf: length, in: unit)
      place += length
    }
    return TextPosition(line: line, column: column)
  }

  /// Where a line begins that ends of `\n` alone separate, counted from 1, as compilers and parsers count them.
  package func offset(ofPlainLine line: Int) -> Int {
    var rest = line - 1
    for (index, byte) in bytes.enumerated() where rest > 0 {
      if byte == Self.newline { rest -= 1 }
      if rest == 0 { return index + 1 }
    }
    return line <= 1 ? 0 : bytes.count
  }

  /// The bytes of such a line without the white space around it.
  package func range(ofPlainLine line: Int) -> Range<Int> {
    var start = offset(ofPlainLine: line)
    var end = bytes[start...].firstIndex(of: Self.newline) ?? bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// The last line that begins at or before a byte.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The end of a line without what separates it from the next one.
  private func end(ofLine line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = starts[line + 1] - 1
    if bytes[end] == Self.newline, end > starts[line], bytes[end - 1] == Self.carriageReturn {
      end -= 1
    }
    return end
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private static func starts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isEnd =
          bytes[index] == newline
          || bytes[index] == carriageReturn
            && (index + 1 == bytes.count || bytes[index + 1] != newline)
        if isEnd { starts.append(index + 1) }
      }
    }
    return starts
  }

  private static func length(ofCharacterWith first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  private static func width(ofCharacterOf length: Int, in unit: TextUnit) -> Int {
    switch unit {
    case .utf8: length
    // What has four bytes is a pair of surrogates.
    case .utf16: length == 4 ? 2 : 1
    }
  }
}
