package import Foundation
import Synchronization

/// The other side of a ``MessageServer``, to which messages are written whole.
package final class MessageClient: Sendable {
  let framing: MessageFraming
  private let output: Mutex<FileHandle>
  private let asked = Atomic(0)
  private let gone = Atomic(false)

  /// Creates a client that reads what is written to a handle.
  package init(_ output: FileHandle, _ framing: MessageFraming) {
    self.output = Mutex(output)
    self.framing = framing
  }

  /// Whether nobody reads what is written any more.
  var isGone: Bool { gone.load(ordering: .relaxed) }

  /// Sends a notification.
  package func notify(_ method: String, _ parameters: MessageValue) {
    send(["jsonrpc": "2.0", "method": .text(method), "params": parameters])
  }

  /// Sends a request whose answer makes no difference.
  package func ask(_ method: String, _ parameters: MessageValue? = nil) {
    let number = asked.add(1, ordering: .relaxed).newValue
    var members: [String: MessageValue] = [
      "jsonrpc": "2.0", "id": .text("snap-\(number)"), "method": .text(method),
    ]
    members["params"] = parameters
    send(.object(members))
  }

  func send(_ message: MessageValue) {
    do {
      let framed = framing.framed(try message.line())
      try output.withLock { try $0.write(contentsOf: framed) }
    } catch {
      gone.store(true, ordering: .relaxed)
    }
  }
}
