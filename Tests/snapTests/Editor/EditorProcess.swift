import Foundation
import Testing

/// An editor's side of `snap lsp`: sends messages and reads answers.
final class EditorProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()
  private var number = 0
  /// Messages that came while another one was waited for.
  private var passed: [[String: Any]] = []
  /// Its files must outlive the process.
  private let tool: SnapTool

  init(_ tool: SnapTool) throws {
    self.tool = tool
    process.executableURL = SnapTool.executable
    process.arguments = ["lsp", "--stdio"]
    process.currentDirectoryURL = tool.directory
    process.environment = tool.environment.merging(SnapTool.sanitizers) { $1 }
      .merging(["PATH": "/usr/bin:/bin"]) { own, _ in own }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// A server that stayed would hold the socket by which Foundation learns of the end of another process.
  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  func send(bytes: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(bytes.utf8))
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func notify(_ method: String, _ parameters: [String: Any] = [:]) throws {
    try send(["method": method, "params": parameters])
  }

  /// Sends a request and returns its number.
  func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int {
    number += 1
    try send(["id": number, "method": method, "params": parameters])
    return number
  }

  /// The next message; nil after the last one.
  func next() throws -> [String: Any]? {
    let separator = Data("\r\n\r\n".utf8)
    while true {
      if let head = rest.range(of: separator) {
        let text = String(decoding: rest[..<head.lowerBound], as: UTF8.self)
        let length = try #require(Int(text.dropFirst("Content-Length: ".count)), "\(text)")
        if rest.count >= head.upperBound - rest.startIndex + length {
          let body = Data(rest[head.upperBound..<head.upperBound + length])
          rest = Data(rest[(head.upperBound + length)...])
          return try #require(JSONSerialization.jsonObject(with: body) as? [String: Any])
        }
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      rest += data
    }
  }

  /// The answer to a request; other messages that come before are kept.
  func answer(to id: Int) throws -> [String: Any] {
    try first { $0["id"] as? Int == id && $0["method"] == nil }
  }

  /// The next message of a method.
  func message(_ method: String) throws -> [String: Any] {
    try first { $0["method"] as? String == method }
  }

  private func first(where isWanted: ([String: Any]) -> Bool) throws -> [String: Any] {
    if let index = passed.firstIndex(where: isWanted) { return passed.remove(at: index) }
    while true {
      let message = try #require(try next(), "the server has ended")
      if isWanted(message) { return message }
      passed.append(message)
    }
  }

  func result(_ method: String, _ parameters: [String: Any] = [:]) throws -> Any {
    let answer = try answer(to: ask(method, parameters))
    return try #require(answer["result"], "\(answer)")
  }

  func error(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int? {
    let error = try answer(to: ask(method, parameters))["error"] as? [String: Any]
    return error?["code"] as? Int
  }

  /// What an editor that can do all says of itself.
  static var capabilities: [String: Any] {
    [
      "general": ["positionEncodings": ["utf-16"]],
      "textDocument": [
        "hover": ["contentFormat": ["markdown"]],
        "publishDiagnostics": ["relatedInformation": true],
      ],
      "workspace": [
        "workspaceEdit": ["documentChanges": true], "codeLens": ["refreshSupport": true],
      ], "window": ["showDocument": ["support": true]],
    ]
  }

  /// Begins, with the tool's folder open.
  @discardableResult
  func begin(
    _ capabilities: [String: Any] = capabilities, options: [String: Any] = [:]
  ) throws -> [String: Any] {
    let result = try result(
      "initialize",
      [
        "processId": NSNull(), "capabilities": capabilities, "initializationOptions": options,
        "workspaceFolders": [["uri": address(""), "name": "App"]],
      ])
    try notify("initialized")
    return try #require(result as? [String: Any])
  }

  func address(_ path: String) -> String {
    tool.directory.appendingPathComponent(path).absoluteString
  }

  func open(_ path: String, _ text: String, version: Int = 1) throws {
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": address(path), "languageId": "xml", "version": version, "text": text,
        ]
      ])
  }

  /// What is said of a version of a file.
  func diagnostics(ofVersion version: Int = 1) throws -> [[String: Any]] {
    let found = try first {
      $0["method"] as? String == "textDocument/publishDiagnostics"
        && ($0["params"] as? [String: Any])?["version"] as? Int == version
    }
    let parameters = try #require(found["params"] as? [String: Any])
    return try #require(parameters["diagnostics"] as? [[String: Any]])
  }

  /// The parameters of a question about a place, which is that of a text in the file.
  func place(_ path: String, of part: String, in text: String, behind: Int = 0) throws -> [String:
    Any]
  {
    let range = try #require(text.range(of: part))
    let before = text[..<range.lowerBound].utf16
    let line = before.count { $0 == 10 }
    let column = before.reversed().prefix { $0 != 10 }.count
    return [
      "textDocument": ["uri": address(path)],
      "position": ["line": line, "character": column + behind],
    ]
  }

  /// Closes the input and returns the exit code.
  func close() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends as an editor does, and returns the exit code.
  func end() throws -> Int32 {
    _ = try result("shutdown")
    try notify("exit")
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension [String: Any] {
  /// A part of JSON by keys and numbers of elements, such as `params.diagnostics.0.code`.
  func value(_ path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { value, key in
      if let list = value as? [Any], let index = Int(key) {
        return list.indices.contains(index) ? list[index] : nil
      }
      return (value as? [String: Any])?[String(key)]
    }
  }
}
