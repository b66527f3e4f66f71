import Synchronization

/// A request, which may be cancelled while it is answered, or a notification, which nobody answers.
package final class MessageRequest: Sendable {
  /// The id that the client chose: a text or a whole number; nil for a notification.
  let id: MessageValue?
  package let method: String
  package let parameters: MessageValue
  private let send: @Sendable (MessageValue) -> Void
  private let cancelled = Atomic(false)

  /// Reads a message.
  ///
  /// - Throws: ``MessageError`` for what is not a request of JSON-RPC 2.0.
  package init(
    _ message: MessageValue, send: @escaping @Sendable (MessageValue) -> Void
  ) throws(MessageError) {
    guard case .object(let members) = message else {
      throw .invalid("A message is an object; lists of them are not supported.")
    }
    guard members["jsonrpc"] == "2.0", let method = members["method"]?.text else {
      throw .invalid("A request has the members \"jsonrpc\": \"2.0\" and \"method\".")
    }
    id = members["id"]
    guard id?.isIdentifier != false else { throw .invalid("An id is a text or a whole number.") }
    self.method = method
    parameters = members["params"] ?? [:]
    self.send = send
  }

  /// Whether the client does not want the answer any more.
  package var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Sends a notification, unless the request was cancelled.
  package func notify(_ method: String, _ parameters: MessageValue) {
    guard !isCancelled else { return }
    send(["jsonrpc": "2.0", "method": .text(method), "params": parameters])
  }
}
