import Foundation
import Processes
import Serving

/// Sends what a command prints while it works to a client that asked for progress.
struct AgentProgress {
  private let request: MessageRequest
  private let token: MessageValue?
  private let file: UnnamedFile
  private var length = 0
  private var count = 0

  init(of request: MessageRequest, _ file: UnnamedFile) {
    self.request = request
    token = request.parameters["_meta"]?["progressToken"]
    self.file = file
  }

  /// Sends the last line that is new.
  mutating func report() {
    guard let token, let line = newLine() else { return }
    count += 1
    request.notify(
      "notifications/progress",
      ["progressToken": token, "progress": .integer(count), "message": .text(line)])
  }

  /// Read without a move of the place at which the child writes, which is shared with it.
  private mutating func newLine() -> String? {
    let descriptor = file.handle.fileDescriptor
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > length else { return nil }
    let start = max(length, Int(status.st_size) - Self.mostBytes)
    length = Int(status.st_size)
    var bytes = [UInt8](repeating: 0, count: length - start)
    let count = pread(descriptor, &bytes, bytes.count, off_t(start))
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).last.map(String.init)
  }

  /// More than a line of progress has.
  private static let mostBytes = 4096
}
