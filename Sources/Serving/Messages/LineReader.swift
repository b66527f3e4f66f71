/// Reads lines from a descriptor, of which each has a limited length.
struct LineReader {
  private let limit: Int
  private var input: ByteInput
  private var isLeftOut = false

  init(_ descriptor: Int32, limit: Int) {
    (input, self.limit) = (ByteInput(descriptor), limit)
  }

  /// The next line without its end; nil at the end of all.
  ///
  /// One that is longer than the limit is left out up to its end.
  mutating func next() -> MessageReader.Message? {
    while true {
      if let end = input.buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(input.buffer[..<end])
        input.buffer.removeSubrange(...end)
        defer { isLeftOut = false }
        return isLeftOut || line.count > limit ? .tooLong : .text(line)
      }
      if input.buffer.count > limit { (input.buffer, isLeftOut) = ([], true) }
      guard !input.isAtEnd else { return last() }
      input.fill()
    }
  }

  /// What follows the last line's end.
  private mutating func last() -> MessageReader.Message? {
    defer { (input.buffer, isLeftOut) = ([], false) }
    if isLeftOut { return .tooLong }
    return input.buffer.isEmpty ? nil : .text(input.buffer)
  }
}
