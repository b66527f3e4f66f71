import Foundation
import Testing

/// A client of `snap mcp` that sends lines and reads the answers.
final class AgentClient {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()
  /// Its package must outlive the client.
  private let tool: SnapTool

  init(_ tool: SnapTool) throws {
    self.tool = tool
    process.executableURL = SnapTool.executable
    process.arguments = ["mcp"]
    process.currentDirectoryURL = tool.directory
    process.environment = tool.environment.merging(SnapTool.sanitizers) { $1 }
      .merging(["SNAP_COMMAND": "snap", "PATH": "/usr/bin:/bin"]) { own, _ in own }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Sends a line as it is.
  func send(line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  func send(_ id: Int?, _ method: String, _ parameters: [String: Any] = [:]) throws {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    message["id"] = id
    try send(line: String(decoding: JSONSerialization.data(withJSONObject: message), as: UTF8.self))
  }

  /// The next message; nil after the last one.
  func next() throws -> [String: Any]? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest = Data(rest[rest.index(after: end)...])
        return try #require(JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      rest += data
    }
  }

  /// The result of one request.
  func result(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try send(1, method, parameters)
    let answer = try #require(try next())
    return try #require(answer["result"] as? [String: Any], "\(answer)")
  }

  /// What a tool answers: its text, whether it failed, and its pictures.
  func call(_ tool: String, _ arguments: [String: Any] = [:]) throws -> (
    text: String, isError: Bool, pictures: [String], data: [String: Any]?
  ) {
    let result = try result("tools/call", ["name": tool, "arguments": arguments])
    let contents = try #require(result["content"] as? [[String: Any]])
    let data = result["structuredContent"] as? [String: Any]
    if let data { try PublishedJSON.check(data, ofTool: tool) }
    return (
      try #require(contents.first?["text"] as? String), result["isError"] as? Bool ?? false,
      contents.filter { $0["type"] as? String == "image" }.compactMap { $0["data"] as? String },
      data
    )
  }

  /// Closes the input and returns the exit code.
  func close() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
