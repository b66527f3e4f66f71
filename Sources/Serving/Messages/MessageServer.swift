package import Foundation
import Synchronization

/// What answers the requests of a ``MessageServer``.
package protocol MessageHandling: Sendable {
  /// Answers a request; called on several threads at once for those that are not quick.
  ///
  /// - Throws: ``MessageError``; any other error is an internal one.
  func answer(_ request: MessageRequest) throws -> MessageValue

  /// Whether the answer takes no time, and is given before the next message is read.
  func isQuick(_ method: String) -> Bool

  /// The id of the request that a notification cancels; nil for another notification.
  func cancelledRequest(of notification: MessageRequest) -> MessageValue?
}

/// Answers requests of JSON-RPC 2.0 that come as lines, in the order in which they are done.
///
/// A request that was cancelled has no answer. At the end of the input, those that are not done are cancelled.
package final class MessageServer: Sendable {
  /// The longest line in bytes that is read: many times what a request needs.
  private static let lengthLimit = 1 << 18
  /// How many requests are answered at once; others wait.
  private static let width = 4

  private let handler: any MessageHandling
  private let output: Mutex<FileHandle>
  private let requests = Mutex<[MessageValue: MessageRequest]>([:])
  private let isClosed = Atomic(false)

  /// Creates a server that writes to a handle.
  package init(_ handler: any MessageHandling, output: FileHandle) {
    self.handler = handler
    self.output = Mutex(output)
  }

  /// Answers what comes until the input ends, or nobody reads the output any more.
  package func run(input: FileHandle) {
    // A client that is gone is an error of writing, not the end of this process.
    signal(SIGPIPE, SIG_IGN)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = Self.width
    var lines = LineReader(input.fileDescriptor, limit: Self.lengthLimit)
    while !isClosed.load(ordering: .relaxed), let line = lines.next() {
      receive(line, queue)
    }
    requests.withLock { $0.values.forEach { $0.cancel() } }
    queue.waitUntilAllOperationsAreFinished()
  }

  private func receive(_ line: LineReader.Line, _ queue: OperationQueue) {
    var id: MessageValue = .null
    do throws(MessageError) {
      let message = try Self.message(in: line)
      if let given = message["id"], given.isIdentifier { id = given }
      let request = try MessageRequest(message) { [weak self] in self?.send($0) }
      try accept(request, queue)
    } catch {
      send(["jsonrpc": "2.0", "id": id, "error": error.value])
    }
  }

  private static func message(in line: LineReader.Line) throws(MessageError) -> MessageValue {
    guard case .text(let bytes) = line else {
      throw .unreadable("A message has \(lengthLimit) bytes at most.")
    }
    do {
      return try MessageValue(json: Data(bytes))
    } catch {
      throw .unreadable("The line is not JSON.")
    }
  }

  private func accept(_ request: MessageRequest, _ queue: OperationQueue) throws(MessageError) {
    guard let id = request.id else {
      let cancelled = handler.cancelledRequest(of: request)
      return requests.withLock { if let cancelled { $0[cancelled]?.cancel() } }
    }
    let isNew = requests.withLock { $0.updateIfAbsent(request, for: id) }
    guard isNew else { throw .invalid("A request with this id is being answered.") }
    if handler.isQuick(request.method) {
      answer(request, id)
    } else {
      queue.addOperation { self.answer(request, id) }
    }
  }

  private func answer(_ request: MessageRequest, _ id: MessageValue) {
    var response: [String: MessageValue] = ["jsonrpc": "2.0", "id": id]
    do {
      response["result"] = try handler.answer(request)
    } catch let error as MessageError {
      response["error"] = error.value
    } catch {
      response["error"] = MessageError.failed(error).value
    }
    requests.withLock { $0[id] = nil }
    if !request.isCancelled { send(.object(response)) }
  }

  private func send(_ message: MessageValue) {
    do {
      let line = try message.line() + Data([UInt8(ascii: "\n")])
      try output.withLock { try $0.write(contentsOf: line) }
    } catch {
      isClosed.store(true, ordering: .relaxed)
    }
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
