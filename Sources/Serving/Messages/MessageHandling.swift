/// What answers the requests of a ``MessageServer``.
package protocol MessageHandling: Sendable {
  /// Returns what answers a request; called for each, in their order.
  ///
  /// - Throws: ``MessageError``; any other error is an internal one.
  func work(for request: MessageRequest) throws -> MessageWork

  /// Takes in a notification and returns what it means for the server; called in the order of the messages.
  func effect(of notification: MessageRequest) -> MessageEffect

  /// The answer to a request that was cancelled; nil where the protocol has none.
  var cancellation: MessageError? { get }
}

/// What answers a request.
package enum MessageWork: Sendable {
  /// The answer, which took no time.
  case done(MessageValue)
  /// What finds the answer, on another thread. An error that it throws and that is no ``MessageError`` is an internal one.
  case later(@Sendable () throws -> MessageValue)
}

/// What a notification means for the server.
package enum MessageEffect: Equatable, Sendable {
  case none
  /// The request with this id is not wanted any more.
  case cancel(MessageValue)
  /// No further message is read.
  case end
}
