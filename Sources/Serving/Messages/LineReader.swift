import Foundation

/// Reads lines from a descriptor, of which each has a limited length.
struct LineReader {
  enum Line: Equatable {
    case text([UInt8])
    /// It is longer than the limit, and left out up to its end.
    case tooLong
  }

  let descriptor: Int32
  let limit: Int
  private var buffer: [UInt8] = []
  private var isLeftOut = false
  private var isAtEnd = false

  init(_ descriptor: Int32, limit: Int) {
    (self.descriptor, self.limit) = (descriptor, limit)
  }

  /// The next line without its end; nil at the end of all.
  mutating func next() -> Line? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        defer { isLeftOut = false }
        return isLeftOut || line.count > limit ? .tooLong : .text(line)
      }
      if buffer.count > limit { (buffer, isLeftOut) = ([], true) }
      guard !isAtEnd else { return last() }
      fill()
    }
  }

  /// What follows the last line's end.
  private mutating func last() -> Line? {
    defer { (buffer, isLeftOut) = ([], false) }
    if isLeftOut { return .tooLong }
    return buffer.isEmpty ? nil : .text(buffer)
  }

  private mutating func fill() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      buffer += bytes.prefix(count)
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}
