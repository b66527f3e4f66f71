package import Foundation

/// What answers the requests of an ``HTTPServer``.
package protocol HTTPHandling {
  /// The response to a request whose body is not to be read; nil if it is.
  func refusal(of head: HTTPHead) -> HTTPResponse?
  func response(to head: HTTPHead, body: Data) -> HTTPResponse
}

/// Why a port cannot be listened on.
package struct ServingError: Error {
  /// The system's words.
  package let reason: String
}

/// Serves this machine only, on one thread, with bounds on what clients can cost.
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
  /// - Throws: ``ServingError``
  package init(port: UInt16) throws(ServingError) {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let listener = socket(AF_INET, kind, 0)
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutableBytes(of: &address) { bytes in
      guard let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
        return false
      }
      return bind(listener, pointer, length) == 0 && listen(listener, SOMAXCONN) == 0
        && getsockname(listener, pointer, &length) == 0
    }
    self.listener = listener
    self.port = UInt16(bigEndian: address.sin_port)
    guard isListening else {
      throw ServingError(reason: String(cString: strerror(errno)))
    }
  }

  deinit { close(listener) }

  /// Serves until the condition, which is looked at some times a second, holds.
  package func run(_ handler: any HTTPHandling, until isOver: () -> Bool) {
    while !isOver() {
      var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
      polled += connections.map { pollfd(fd: $0.socket, events: $0.events, revents: 0) }
      guard poll(&polled, nfds_t(polled.count), Limits.turn) >= 0 else { continue }
      let now = ContinuousClock.now
      connections = zip(connections, polled.dropFirst()).filter { connection, polled in
        now < connection.deadline
          && (polled.revents == 0 || connection.advance(handler, at: now))
      }.map(\.0)
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
