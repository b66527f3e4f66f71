package import Foundation

/// What answers the requests of an ``HTTPServer``.
package protocol HTTPHandling {
  /// The response to a request whose body is not to be read; nil if it is.
  func refusal(of head: HTTPHead) -> HTTPResponse?
  func response(to head: HTTPHead, body: Data) -> HTTPResponse
  /// Whether there is nothing to answer yet, so that the client waits; asked again at each turn of the server.
  func isWaiting(for head: HTTPHead) -> Bool
}

extension HTTPHandling {
  package func isWaiting(for head: HTTPHead) -> Bool { false }
}

/// Why a port cannot be listened on.
package struct ServingError: Error {
  /// The system's words.
  package let reason: String
}

/// Serves on one thread, this machine only unless told otherwise, with bounds on what clients can cost.
///
/// No call waits for a client, so that the end of serving waits for none either.
package final class HTTPServer {
  private enum Limits {
    /// When there are more, the oldest is closed: a browser's requests last milliseconds.
    static let connections = 64
    /// How late the end of serving may be noticed, in milliseconds.
    static let turn: Int32 = 200
  }

  package let port: UInt16
  private let listener: Int32
  private var connections: [HTTPConnection] = []

  /// Begins to listen on a port, or on a free one for 0.
  ///
  /// - Parameters:
  ///   - port: the port.
  ///   - host: the address of IPv4 to listen on.
  /// - Throws: ``ServingError``
  package init(port: UInt16, host: String = "127.0.0.1") throws(ServingError) {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let listener = socket(AF_INET, kind, 0)
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
      close(listener)
      throw ServingError(reason: "“\(host)” is not an address such as 127.0.0.1 or 0.0.0.0")
    }
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutableBytes(of: &address) { bytes in
      guard let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
        return false
      }
      return bind(listener, pointer, length) == 0 && listen(listener, SOMAXCONN) == 0
        && getsockname(listener, pointer, &length) == 0
    }
    let code = errno
    self.listener = listener
    self.port = UInt16(bigEndian: address.sin_port)
    guard isListening else { throw ServingError(reason: String(cString: strerror(code))) }
  }

  deinit { close(listener) }

  /// Serves until the condition, which is looked at some times a second, holds.
  ///
  /// - Parameters:
  ///   - handler: what answers.
  ///   - bell: what makes clients that wait be looked at at once, if it rings.
  ///   - isOver: the condition.
  package func run(
    _ handler: any HTTPHandling, wokenBy bell: ServerBell? = nil, until isOver: () -> Bool
  ) {
    while !isOver() {
      let own = [listener, bell?.descriptor ?? -1]
      var polled = own.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      polled += connections.map { pollfd(fd: $0.socket, events: $0.events, revents: 0) }
      guard poll(&polled, nfds_t(polled.count), Limits.turn) >= 0 else { continue }
      if polled[1].revents != 0 { bell?.silence() }
      let now = ContinuousClock.now
      connections = zip(connections, polled.dropFirst(own.count)).filter { connection, polled in
        now < connection.deadline
          && (polled.revents == 0 || connection.advance(handler, at: now))
      }.map(\.0)
      for connection in connections { connection.answerWaiting(handler, at: now) }
      if polled[0].revents != 0 { takeConnection(at: now) }
    }
    connections = []
  }

  private func takeConnection(at now: ContinuousClock.Instant) {
    let client = accept(listener, nil, nil)
    if client >= 0, fcntl(client, F_SETFL, O_NONBLOCK) == 0,
      fcntl(client, F_SETFD, FD_CLOEXEC) == 0
    {
      connections.append(HTTPConnection(client, at: now))
    }
    // A failure may be a lack of descriptors, which the oldest connection has one of.
    if client < 0 || connections.count > Limits.connections, !connections.isEmpty {
      connections.removeFirst()
    }
  }
}
