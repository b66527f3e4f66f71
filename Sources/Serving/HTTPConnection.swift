internal import Foundation

/// One client: what has come of its request, then what has gone of the response.
///
/// 1. Bytes are read until the head is complete. What they may cost is bounded: bytes, and time since the connection.
/// 2. The head alone decides whether the body is read; a stranger's never is.
/// 3. The response is written, and what the client still sends is dropped until it closes: a socket that is closed
///    with unread bytes would take the response back.
package final class HTTPConnection {
  enum Limits {
    /// More than a browser's headers with all cookies of other pages on this machine.
    static let headBytes = 64 << 10
    /// A list of as many keys as a package has pictures.
    static let bodyBytes = 4 << 20
    /// A browser sends a request at once.
    static let requestTime = Duration.seconds(10)
    /// A page of many pictures may go through a slow tunnel.
    static let responseTime = Duration.seconds(600)
    /// What the client has already sent arrives at once.
    static let closingTime = Duration.seconds(1)
    /// Tunnels and proxies close what is silent for longer.
    static let waitingTime = Duration.seconds(25)
  }

  private enum State {
    case head
    case body(HTTPHead)
    /// The request is complete, and its answer is not known yet.
    case waiting(HTTPHead, until: ContinuousClock.Instant)
    case response(head: [UInt8], body: [UInt8], sent: Int)
    case closing
  }

  let socket: Int32
  /// When the connection is closed, whatever has come or gone.
  private(set) var deadline: ContinuousClock.Instant
  private var state = State.head
  private var received: [UInt8] = []

  /// Takes over a socket that does not block.
  package init(_ socket: Int32, at now: ContinuousClock.Instant) {
    self.socket = socket
    deadline = now + Limits.requestTime
  }

  deinit { close(socket) }

  /// What `poll` waits for.
  package var events: Int16 {
    if case .response = state { Int16(POLLOUT) } else { Int16(POLLIN) }
  }

  /// Goes on after `poll` has reported an event.
  ///
  /// - Returns: false if the connection is over.
  package func advance(_ handler: any HTTPHandling, at now: ContinuousClock.Instant) -> Bool {
    if case .response(let head, let body, let sent) = state {
      return send(head, body, from: sent, at: now)
    }
    guard let chunk = receive() else { return false }
    switch state {
    case .head:
      let searched = received.count
      received += chunk
      readHead(handler, from: searched, at: now)
    case .body(let head):
      received += chunk
      finish(head, handler, at: now)
    case .waiting, .response, .closing: break
    }
    return true
  }

  /// Answers a client that waits, if there is something to answer, or if it has waited long enough.
  func answerWaiting(_ handler: any HTTPHandling, at now: ContinuousClock.Instant) {
    if case .waiting(let head, let end) = state, now >= end || !handler.isWaiting(for: head) {
      respond(handler.response(to: head, body: Data()), at: now)
    }
  }

  /// Returns the bytes that have come, possibly none; nil at the end or after an error.
  private func receive() -> ArraySlice<UInt8>? {
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    let count = recv(socket, &chunk, chunk.count, 0)
    if count < 0 { return Self.isTemporary(errno) ? [] : nil }
    return count == 0 ? nil : chunk[..<count]
  }

  /// Looks for the end of the head among the bytes that are new.
  private func readHead(
    _ handler: any HTTPHandling, from searched: Int, at now: ContinuousClock.Instant
  ) {
    let end = Array("\r\n\r\n".utf8)
    let start = max(0, searched - end.count + 1)
    let found = received[start...].indices.first {
      received[$0] == end[0] && received[$0...].starts(with: end)
    }
    guard let found, found <= Limits.headBytes else {
      if received.count > Limits.headBytes {
        respond(HTTPResponse(.headersTooLarge, text: "The headers are too large."), at: now)
      }
      return
    }
    do throws(HTTPHead.Problem) {
      let head = try HTTPHead(received[..<found])
      received.removeSubrange(..<(found + end.count))
      begin(head, handler, at: now)
    } catch {
      let refusal =
        switch error {
        case .malformed: HTTPResponse(.badRequest, text: "Not a request.")
        case .lengthRequired: HTTPResponse(.lengthRequired, text: "The length is missing.")
        }
      respond(refusal, at: now)
    }
  }

  private func begin(
    _ head: HTTPHead, _ handler: any HTTPHandling, at now: ContinuousClock.Instant
  ) {
    if let refusal = handler.refusal(of: head) { return respond(refusal, at: now) }
    guard head.bodyLength <= Limits.bodyBytes else {
      return respond(HTTPResponse(.contentTooLarge, text: "The body is too large."), at: now)
    }
    state = .body(head)
    finish(head, handler, at: now)
  }

  private func finish(
    _ head: HTTPHead, _ handler: any HTTPHandling, at now: ContinuousClock.Instant
  ) {
    guard received.count >= head.bodyLength else { return }
    guard !handler.isWaiting(for: head) else {
      received = []
      state = .waiting(head, until: now + Limits.waitingTime)
      deadline = now + Limits.waitingTime + Limits.requestTime
      return
    }
    respond(handler.response(to: head, body: Data(received.prefix(head.bodyLength))), at: now)
  }

  private func respond(_ response: HTTPResponse, at now: ContinuousClock.Instant) {
    received = []
    state = .response(head: response.head, body: response.body, sent: 0)
    deadline = now + Limits.responseTime
  }

  private func send(
    _ head: [UInt8], _ body: [UInt8], from sent: Int, at now: ContinuousClock.Instant
  ) -> Bool {
    let (part, start) = sent < head.count ? (head, sent) : (body, sent - head.count)
    let count = part.withUnsafeBytes {
      Foundation.send(
        socket, $0.baseAddress.map { $0 + start }, part.count - start, Int32(MSG_NOSIGNAL))
    }
    guard count >= 0 else { return Self.isTemporary(errno) }
    state = .response(head: head, body: body, sent: sent + count)
    if sent + count == head.count + body.count {
      shutdown(socket, Int32(SHUT_WR))
      state = .closing
      deadline = now + Limits.closingTime
    }
    return true
  }

  private static func isTemporary(_ error: Int32) -> Bool {
    error == EAGAIN || error == EWOULDBLOCK || error == EINTR
  }
}
