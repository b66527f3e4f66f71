package import Foundation
import Synchronization

/// Answers requests of JSON-RPC 2.0, in the order in which they are done.
///
/// At the end of the input, requests that are not done are cancelled.
package final class MessageServer: Sendable {
  /// How many requests are answered at once; others wait.
  private static let width = 4

  private let handler: any MessageHandling
  private let client: MessageClient
  private let requests = Mutex<[MessageValue: MessageRequest]>([:])
  private let isClosed = Atomic(false)

  /// Creates a server that answers a client.
  package init(_ handler: any MessageHandling, for client: MessageClient) {
    self.handler = handler
    self.client = client
  }

  /// Answers what comes until the input or a notification ends it, or nobody reads the output any more.
  package func run(input: FileHandle) {
    // A client that is gone is an error of writing, not the end of this process.
    signal(SIGPIPE, SIG_IGN)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = Self.width
    var messages = MessageReader(input.fileDescriptor, client.framing)
    while !isClosed.load(ordering: .relaxed), !client.isGone, let message = messages.next() {
      receive(message, queue)
    }
    requests.withLock { $0.values.forEach { $0.cancel() } }
    queue.waitUntilAllOperationsAreFinished()
  }

  private func receive(_ message: MessageReader.Message, _ queue: OperationQueue) {
    var id: MessageValue = .null
    do throws(MessageError) {
      let message = try value(of: message)
      if let given = message["id"], given.isIdentifier { id = given }
      // Nothing is asked whose answer matters.
      if message.isResponse { return }
      let request = try MessageRequest(message) { [client] in client.send($0) }
      try accept(request, queue)
    } catch {
      client.send(["jsonrpc": "2.0", "id": id, "error": error.value])
    }
  }

  private func value(of message: MessageReader.Message) throws(MessageError) -> MessageValue {
    switch message {
    case .tooLong:
      throw .unreadable("A message has \(client.framing.lengthLimit) bytes at most.")
    case .lost:
      throw .unreadable(
        "A message begins with a head such as “Content-Length: 52” and an empty line.")
    case .text(let bytes):
      do {
        return try MessageValue(json: Data(bytes))
      } catch {
        throw .unreadable("The message is not JSON.")
      }
    }
  }

  private func accept(_ request: MessageRequest, _ queue: OperationQueue) throws(MessageError) {
    guard let id = request.id else {
      switch handler.effect(of: request) {
      case .none: break
      case .cancel(let cancelled): requests.withLock { $0[cancelled]?.cancel() }
      case .end: isClosed.store(true, ordering: .relaxed)
      }
      return
    }
    let isNew = requests.withLock { $0.updateIfAbsent(request, for: id) }
    guard isNew else { throw .invalid("A request with this id is being answered.") }
    switch Result(catching: { try handler.work(for: request) }) {
    case .failure(let error): answer(request, id) { throw error }
    case .success(.done(let value)): answer(request, id) { value }
    case .success(.later(let work)): queue.addOperation { self.answer(request, id, by: work) }
    }
  }

  private func answer(
    _ request: MessageRequest, _ id: MessageValue, by work: () throws -> MessageValue
  ) {
    var response: [String: MessageValue] = ["jsonrpc": "2.0", "id": id]
    do {
      if !request.isCancelled { response["result"] = try work() }
    } catch let error as MessageError {
      response["error"] = error.value
    } catch {
      response["error"] = MessageError.failed(error).value
    }
    requests.withLock { $0[id] = nil }
    if request.isCancelled {
      guard let cancellation = handler.cancellation else { return }
      response["result"] = nil
      response["error"] = cancellation.value
    }
    client.send(.object(response))
  }
}

extension MessageValue {
  /// Whether it answers a request: it has a result or an error, and asks for nothing.
  fileprivate var isResponse: Bool {
    self["method"] == nil && (self["result"] != nil || self["error"] != nil)
  }
}

extension Dictionary {
  /// Adds a value for a new key; returns whether it is new.
  fileprivate mutating func updateIfAbsent(_ value: Value, for key: Key) -> Bool {
    guard self[key] == nil else { return false }
    self[key] = value
    return true
  }
}
