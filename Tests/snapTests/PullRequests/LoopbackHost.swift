import Foundation
import Synchronization

/// A server of HTTP on loopback whose answers a closure makes, for tests.
final class LoopbackHost: Sendable {
  struct Request: Sendable {
    var method: String
    /// The names of the path, decoded.
    var path: [String]
    var query: [String: String]
    /// By names in lower case.
    var headers: [String: String]
    var body: Data
  }

  struct Answer: Sendable {
    var status = 200
    var headers: [String: String] = [:]
    var body = Data()
    /// Whether the connection ends before the answer does, or before it begins.
    var cut: Cut?

    enum Cut {
      case answer, body
    }
  }

  private let listener: Int32
  private let port: UInt16
  private let answer: @Sendable (Request) -> Answer

  /// Listens until it is stopped.
  init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    self.answer = answer
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (listener, size) = (listener, length)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
  }

  func start() {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { [self] in
          serve(connection)
          close(connection)
        }
      }
    }
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  var address: String { "http://127.0.0.1:\(port)" }

  private func serve(_ connection: Int32) {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    func receive() -> Bool {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count > 0 { data += buffer.prefix(count) }
      return count > 0
    }
    let blank = Data("\r\n\r\n".utf8)
    while data.range(of: blank) == nil { guard receive() else { return } }
    guard let end = data.range(of: blank) else { return }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let headers = Dictionary(
      lines.dropFirst().compactMap { line -> (String, String)? in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        return (line[..<colon].lowercased(), value)
      }, uniquingKeysWith: { $1 })
    let length = headers["content-length"].flatMap(Int.init) ?? 0
    while data.distance(from: end.upperBound, to: data.endIndex) < length {
      guard receive() else { return }
    }
    let words = lines[0].split(separator: " ")
    let parts = words[1].split(separator: "?", maxSplits: 1)
    let query = parts.dropFirst().first.map { text in
      text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(Self.decoded) }
    }
    let request = Request(
      method: String(words[0]), path: parts[0].split(separator: "/").map(Self.decoded),
      query: Dictionary((query ?? []).map { ($0[0], $0.last ?? "") }, uniquingKeysWith: { $1 }),
      headers: headers, body: Data(data[end.upperBound...]))
    send(answer(request), to: connection)
  }

  private static func decoded(_ text: Substring) -> String {
    text.removingPercentEncoding ?? String(text)
  }

  private func send(_ answer: Answer, to connection: Int32) {
    if answer.cut == .answer { return }
    var head = "HTTP/1.1 \(answer.status) Status\r\n"
    for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
    head += "Content-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n"
    let body = answer.cut == .body ? answer.body.prefix(answer.body.count / 2) : answer.body[...]
    var bytes = Array(head.utf8) + body
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }
}
