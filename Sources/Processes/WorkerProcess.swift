package import Foundation
import SnapshotRecords

/// A child process of this tool that does one piece of work after the other, so that a crash or a hang costs only one.
///
/// Each request and each answer is a line of JSON.
package final class WorkerProcess {
  private let process: ChildProcess
  private let requests = Pipe()
  private let answers = Pipe()
  private var buffer: [UInt8] = []

  /// Starts the process.
  ///
  /// - Throws: ``ToolError/cannotStart(tool:reason:)``
  package init(
    _ tool: URL, _ arguments: [String], environment: [String: String],
    error: ChildProcess.Stream = .nothing
  ) throws {
    var environment = environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // A worker that has died is noticed by the end of its pipe.
    signal(SIGPIPE, SIG_IGN)
    process = try ChildProcess(
      tool, arguments, environment: environment, input: .pipe(requests), output: .pipe(answers),
      error: error)
  }

  /// This tool.
  ///
  /// - Throws: ``ToolError/cannotStart(tool:reason:)`` if the system does not say where it is.
  package static var tool: URL {
    get throws {
      guard let tool = Bundle.main.executableURL else {
        throw ToolError.cannotStart(tool: "snap", reason: "its executable is unknown")
      }
      return tool
    }
  }

  /// The system's number of the process.
  package var identifier: Int32 { process.identifier }

  /// Returns the answer to a request; nil if the process ended over it.
  ///
  /// - Parameters:
  ///   - request: what to do.
  ///   - type: what the worker answers.
  ///   - poll: called several times a second until the end.
  /// - Returns: the answer.
  package func answer<Answer: Decodable>(
    to request: some Encodable, as type: Answer.Type, poll: () -> Void = {}
  ) -> Answer? {
    guard let request = try? JSONEncoder().encode(request),
      (try? requests.fileHandleForWriting.write(contentsOf: request + Data("\n".utf8))) != nil,
      let line = line(poll)
    else { return nil }
    return try? JSONDecoder().decode(type, from: line)
  }

  /// Ends the process at once; what it was writing stays as it was.
  package func kill() { Foundation.kill(process.identifier, SIGKILL) }

  /// Lets the process end.
  @discardableResult package func end(poll: () -> Void = {}) -> ChildProcess.Ending {
    try? requests.fileHandleForWriting.close()
    return process.waitForEnd(poll: poll)
  }

  private func line(_ report: () -> Void) -> Data? {
    let file = answers.fileHandleForReading.fileDescriptor
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return Data(buffer[..<end])
      }
      report()
      var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, 250) > 0 else { continue }
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }
}
