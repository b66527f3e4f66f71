import Foundation
import Synchronization

/// A server of files on this machine that can misbehave, for tests.
final class PictureHTTPServer: Sendable {
  /// How the next answers to GET are wrong; to all requests if they name another address.
  enum Fault: Sendable {
    /// Other bytes than those of the file.
    case wrongBytes(Data)
    /// The connection ends before the file does.
    case truncated
    /// The status 500, this often.
    case failing(times: Int)
    /// No answer at all.
    case hanging
    /// Another address.
    case redirecting(to: String)
    /// This many megabytes without their number.
    case unmeasured(megabytes: Int)
    /// A byte now and then.
    case trickling
    /// The status 503, and the wish to be asked in an hour.
    case closed
    /// The status 401.
    case denying
  }

  private struct State {
    var files: [String: Data] = [:]
    var fault: Fault?
    var requests: [String] = []
    var heads: [String] = []
    var connections = 0
  }

  private let state = Mutex(State())
  private let listener: Int32
  let port: UInt16

  /// Listens on all addresses of this machine, of IPv4 and of IPv6.
  init() throws {
    listener = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let (listener, size) = (listener, length)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin6_port)
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

  /// The heads of all requests, in their order.
  var heads: [String] { state.withLock { $0.heads } }

  /// The head of the last request.
  var headers: String { heads.last ?? "" }

  /// How many clients are connected.
  var connections: Int { state.withLock { $0.connections } }

  private func serve(_ connection: Int32) {
    state.withLock { $0.connections += 1 }
    defer {
      close(connection)
      state.withLock { $0.connections -= 1 }
    }
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
      state.heads.append(head + "\r\n")
      if method == "PUT" { state.files[path] = body }
      if case .redirecting = state.fault { return state.fault }
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
    if let fault, answer(as: fault, to: connection) { return }
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

  /// Answers as a server that means harm; false for other faults.
  private func answer(as fault: Fault, to connection: Int32) -> Bool {
    switch fault {
    case .redirecting(let place):
      write("HTTP/1.1 302 Found\r\nLocation: \(place)\r\nContent-Length: 0\r\n\r\n", to: connection)
    case .closed:
      write(
        "HTTP/1.1 503 Busy\r\nRetry-After: 3600\r\nContent-Length: 0\r\n\r\n", to: connection)
    case .denying: send("401 Unauthorized", Data(), 0, to: connection)
    case .unmeasured(let megabytes):
      write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n", to: connection)
      let piece = String(repeating: "x", count: 1 << 20)
      for _ in 0..<megabytes { guard write(piece, to: connection) else { break } }
    case .trickling:
      write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n", to: connection)
      while write("x", to: connection) { usleep(200_000) }
    default: return false
    }
    return true
  }

  private func send(_ status: String, _ body: Data, _ length: Int, to connection: Int32) {
    write(
      "HTTP/1.1 \(status)\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\n", to: connection
    )
    write([UInt8](body), to: connection)
  }

  @discardableResult
  private func write(_ text: String, to connection: Int32) -> Bool {
    write(Array(text.utf8), to: connection)
  }

  /// Sends all bytes; false if the client has gone.
  @discardableResult
  private func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
