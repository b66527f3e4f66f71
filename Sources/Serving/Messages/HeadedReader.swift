/// Reads messages with a head that names their length, as the Language Server Protocol has them.
///
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol
struct HeadedReader {
  private let limit: Int
  private var input: ByteInput
  private var isLost = false

  /// Many times what the two known headers need.
  private static let headLimit = 1 << 12
  private static let headEnd = Array("\r\n\r\n".utf8)

  init(_ descriptor: Int32, limit: Int) {
    (input, self.limit) = (ByteInput(descriptor), limit)
  }

  /// The next message; nil at the end of all, and after a head that does not say where its message ends.
  mutating func next() -> MessageReader.Message? {
    guard !isLost, let head = head() else { return nil }
    guard let head, let length = Self.length(in: head) else {
      isLost = true
      return .lost
    }
    guard length <= limit else { return skip(length) ? .tooLong : nil }
    while input.buffer.count < length {
      guard !input.isAtEnd else { return nil }
      input.fill()
    }
    let body = Array(input.buffer.prefix(length))
    input.buffer.removeFirst(length)
    return .text(body)
  }

  /// The next head without its end, which is nil if it is too long; nil at the end of all.
  private mutating func head() -> [UInt8]?? {
    while true {
      if let end = Self.end(in: input.buffer) {
        let head = Array(input.buffer[..<end])
        input.buffer.removeFirst(end + Self.headEnd.count)
        return .some(head)
      }
      if input.buffer.count > Self.headLimit { return .some(nil) }
      guard !input.isAtEnd else { return nil }
      input.fill()
    }
  }

  private static func end(in buffer: [UInt8]) -> Int? {
    let last = min(buffer.count, headLimit + headEnd.count) - headEnd.count
    guard last >= 0 else { return nil }
    return (0...last).first { buffer[$0..<$0 + headEnd.count].elementsEqual(headEnd) }
  }

  /// The length that a head names, once; other headers say nothing that changes how a message is read.
  private static func length(in head: [UInt8]) -> Int? {
    let lines = String(decoding: head, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    var lengths: [Int] = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let digits = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      // More digits name more than any memory has.
      guard (1...10).contains(digits.utf8.count), digits.utf8.allSatisfy({ 48...57 ~= $0 }),
        let length = Int(digits)
      else { return nil }
      lengths.append(length)
    }
    return lengths.count == 1 ? lengths.first : nil
  }

  /// Leaves out the bytes of a message.
  ///
  /// - Returns: whether they all came.
  private mutating func skip(_ length: Int) -> Bool {
    var rest = length
    while true {
      let taken = min(rest, input.buffer.count)
      input.buffer.removeFirst(taken)
      rest -= taken
      if rest == 0 { return true }
      guard !input.isAtEnd else { return false }
      input.fill()
    }
  }
}
