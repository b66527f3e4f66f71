import Foundation
import Testing

/// A `snap review`, or `snap watch`, in progress, and clients of its server that need not behave.
final class RunningReview {
  let process = Process()
  let port: UInt16
  /// The address's path, with the token.
  let path: String
  private let output = Pipe()
  private let package: AnyObject

  init(_ arguments: [String] = ["review"], of tool: SnapTool, package: AnyObject) throws {
    self.package = package
    process.executableURL = SnapTool.executable
    process.arguments = arguments
    process.currentDirectoryURL = tool.directory
    process.environment = ProcessInfo.processInfo.environment.merging(tool.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let address = try #require(line.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)(\/\w+\/)/))
    port = try #require(UInt16(address.1))
    path = String(address.2)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The request of the review's page for a place, with its headers.
  func request(_ method: String, _ place: String, _ headers: String..., body: String = "") -> String
  {
    let host = "127.0.0.1:\(port)"
    let lines =
      ["\(method) \(path)\(place) HTTP/1.1", "Host: \(host)", "Origin: http://\(host)"] + headers
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  func decision(_ body: String) -> String {
    request(
      "POST", "decide", "Content-Type: application/json", "Content-Length: \(body.utf8.count)",
      body: body)
  }

  /// The first line of the answer to a client that sends a text and then waits.
  func answer(to text: String) throws -> String {
    let client = try Client(port: port)
    client.send(text)
    return client.answer(within: .seconds(5)).prefix { $0 != "\r\n" }.description
  }

  /// The whole answer to a client that sends a text and then waits.
  func wholeAnswer(to text: String, within limit: Duration = .seconds(5)) throws -> String {
    let client = try Client(port: port)
    client.send(text)
    return client.answer(within: limit)
  }

  /// Ends the process by a signal and returns how long that took.
  func end(by number: Int32) -> Duration {
    let clock = ContinuousClock()
    return clock.measure {
      kill(process.processIdentifier, number)
      process.waitUntilExit()
    }
  }

  /// The time that the process has had a processor for, in seconds.
  func processorTime() throws -> Double {
    let text = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    // The name in parentheses may have spaces; utime and stime are fields 14 and 15.
    let fields = try #require(text.split(separator: ")").last).split(separator: " ")
    let ticks = fields[11...12].compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// A connection to the server.
  final class Client {
    private let socket: Int32

    init(port: UInt16) throws {
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
      let result = withUnsafeBytes(of: &address) { bytes in
        connect(
          socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
          socklen_t(bytes.count))
      }
      try #require(result == 0, "no connection: \(String(cString: strerror(errno)))")
    }

    deinit { close(socket) }

    /// Sends a text; false if the server has closed the connection.
    @discardableResult func send(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        == bytes.count
    }

    /// What comes until the server closes the connection, or until a time has passed.
    func answer(within limit: Duration) -> String {
      let end = ContinuousClock.now + limit
      var all: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while ContinuousClock.now < end {
        var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, 100) > 0 else { continue }
        let count = recv(socket, &chunk, chunk.count, 0)
        guard count > 0 else { break }
        all += chunk[..<count]
      }
      return String(decoding: all, as: UTF8.self)
    }

    /// Whether the server has closed the connection.
    var isClosed: Bool {
      var byte: UInt8 = 0
      let count = recv(socket, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
      return count == 0 || count < 0 && errno != EAGAIN
    }
  }
}
