import Foundation
import Serving
import TestSupport
import Testing

/// Messages with heads, as an editor sends them.
struct MessageReaderTests {
  private func messages(in text: String, limit: Int? = nil) throws -> [String] {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    var reader = MessageReader(pipe.fileHandleForReading.fileDescriptor, .heads, limit: limit)
    var found: [String] = []
    while let message = reader.next() {
      let words =
        switch message {
        case .text(let bytes): String(decoding: bytes, as: UTF8.self)
        case .tooLong: "too long"
        case .lost: "lost"
        }
      found.append(words)
    }
    return found
  }

  @Test func `messages follow one another, whatever else their heads say`() throws {
    let text =
      "Content-Length: 2\r\n\r\n{}"
      + "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:3\r\n\r\n[1]"
      + "Content-Length: 0\r\n\r\nContent-Length: 4\r\n\r\n\"ä\""
    #expect(try messages(in: text) == ["{}", "[1]", "", "\"ä\""])
  }

  @Test func `what is framed is read as it was`() throws {
    let text = MessageFraming.heads.framed(Data("{\"a\":\"ö\"}".utf8))
    #expect(try messages(in: String(decoding: text, as: UTF8.self)) == ["{\"a\":\"ö\"}"])
  }

  @Test func `a message that is too long is left out, and the next one is read`() throws {
    let text = "Content-Length: 11\r\n\r\n{\"a\": \"bc\"}Content-Length: 10\r\n\r\n{\"a\": \"b\"}"
    #expect(try messages(in: text, limit: 10) == ["too long", "{\"a\": \"b\"}"])
  }

  @Test(
    arguments: [
      "Content-Length: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}", "Content-Length:\r\n\r\n{}",
      "Content-Length: 99999999999\r\n\r\n{}", "\r\n\r\n{}", "Length: 2\r\n\r\n{}",
      "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", ": 2\r\n\r\n{}",
      String(repeating: "a", count: 5000),
    ])
  func `a head without a length ends the reading`(text: String) throws {
    #expect(try messages(in: text + "Content-Length: 2\r\n\r\n{}") == ["lost"])
  }

  @Test(arguments: ["", "Content-Len", "Content-Length: 5\r\n\r\n{}", "\r\n"])
  func `a message that does not come whole is left out`(text: String) throws {
    #expect(try messages(in: text).isEmpty)
  }

  @Test func `the longest head is read, and a longer one is not`() throws {
    func head(_ length: Int) -> String {
      let lead = "Content-Length: 2\r\nX: "
      return lead + String(repeating: "a", count: length - lead.utf8.count) + "\r\n\r\n{}"
    }
    #expect(try messages(in: head(4095)) == ["{}"])
    #expect(try messages(in: head(4096)) == ["{}"])
    #expect(try messages(in: head(4097)) == ["lost"])
  }
}
