import Foundation
import Synchronization

/// A server of files on this machine that can misbehave, for tests.
final class PictureHTTPServer: Sendable {
  /// How the next answers to GET are wrong.
  enum Fault: Sendable {
    /// Other bytes than those of the file.
    case wrongBytes(Data)
    /// The connection ends before the file does.
    case truncated
    /// The status 500, this often.
    case failing(times: Int)
    /// No answer at all.
    case hanging
  }

  private struct State {
    var files: [String: Data] = [:]
    var fault: Fault?
    var requests: [String] = []
    var headers = ""
  }

  private let state = Mutex(State())
  private let listener: Int32
  let port: UInt16

  init() throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
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

  /// Answers until the object is stopped.
  func start() -> Self {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { [self] in serve(connection) }
      }
    }
    return self
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  var address: String { "http://127.0.0.1:\(port)/pictures" }

  var files: [String: Data] {
    get { state.withLock { $0.files } }
    set { state.withLock { $0.files = newValue } }
  }

  func set(_ fault: Fault?) { state.withLock { $0.fault = fault } }

  /// The methods of all requests, in their order.
  var requests: [String] { state.withLock { $0.requests } }

  /// The head of the last request.
  var headers: String { state.withLock { $0.headers } }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
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
    let head = String(decoding: data[..<end.lowerBound], as: UTF8.self)
    let length =
      head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) } ?? 0
    while data.distance(from: end.upperBound, to: data.endIndex) < length {
      guard receive() else { return }
    }
    let words = head.split(separator: " ")
    answer(
      String(words[0]), String(words[1]), Data(data[end.upperBound...]), head, to: connection)
  }

  private func answer(
    _ method: String, _ path: String, _ body: Data, _ head: String, to connection: Int32
  ) {
    let fault = state.withLock { state -> Fault? in
      state.requests.append(method)
      state.headers = head + "\r\n"
      if method == "PUT" { state.files[path] = body }
      guard method == "GET" else { return nil }
      guard case .failing(let times) = state.fault else { return state.fault }
      state.fault = times > 1 ? .failing(times: times - 1) : nil
      return .failing(times: times)
    }
    if case .hanging = fault {
      // Until the client gives up.
      var byte: UInt8 = 0
      _ = recv(connection, &byte, 1, 0)
      return
    }
    if case .failing = fault { return send("500 Error", Data(), 0, to: connection) }
    guard var file = files[path] else { return send("404 Not Found", Data(), 0, to: connection) }
    if case .wrongBytes(let other) = fault { file = other }
    let sent =
      switch (method, fault) {
      case ("GET", .truncated): file.prefix(file.count / 2)
      case ("GET", _): file
      default: Data()
      }
    send("200 OK", sent, method == "PUT" ? 0 : file.count, to: connection)
  }

  private func send(_ status: String, _ body: Data, _ length: Int, to connection: Int32) {
    let head = "HTTP/1.1 \(status)\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\n"
    let bytes = [UInt8](Data(head.utf8) + body)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
