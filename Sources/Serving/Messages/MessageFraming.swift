package import Foundation

/// How messages follow one another on a stream.
package enum MessageFraming: Sendable {
  /// Each is a line, as in the Model Context Protocol.
  case lines
  /// Each has a head with its length, as in the Language Server Protocol.
  case heads

  /// The most bytes that a message may have: of lines many times what a request needs, of heads a whole file of an editor with
  /// what JSON adds to it.
  var lengthLimit: Int {
    switch self {
    case .lines: 1 << 18
    case .heads: 1 << 25
    }
  }

  /// The bytes of a message as they are written.
  package func framed(_ message: Data) -> Data {
    switch self {
    case .lines: message + Data("\n".utf8)
    case .heads: Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
  }
}

/// Reads messages from a descriptor, whatever they are framed by.
package struct MessageReader {
  package enum Message: Equatable {
    case text([UInt8])
    /// It is longer than the limit, and left out.
    case tooLong
    /// Its end is unknown, so that no other message can be read after it.
    case lost
  }

  private enum Reader {
    case lines(LineReader)
    case heads(HeadedReader)
  }

  private var reader: Reader

  package init(_ descriptor: Int32, _ framing: MessageFraming, limit: Int? = nil) {
    let limit = limit ?? framing.lengthLimit
    reader =
      switch framing {
      case .lines: .lines(LineReader(descriptor, limit: limit))
      case .heads: .heads(HeadedReader(descriptor, limit: limit))
      }
  }

  /// The next message; nil after the last one.
  package mutating func next() -> Message? {
    switch reader {
    case .lines(var lines):
      defer { reader = .lines(lines) }
      return lines.next()
    case .heads(var heads):
      defer { reader = .heads(heads) }
      return heads.next()
    }
  }
}
