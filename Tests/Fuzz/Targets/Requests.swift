import Foundation
import InterfaceBuilder
import Serving
import XcodeProjects

extension FuzzTarget {
  /// What a client sends to the review's server, whole or until it stops.
  static let http = FuzzTarget(name: "http", file: "request", namesFile: false, opensFile: false) {
    data, _ in
    var sockets: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
    try require(socketpair(AF_UNIX, kind, 0, &sockets) == 0, "no sockets")
    let client = sockets[1]
    defer { close(client) }
    let answer = answer(of: HTTPConnection(sockets[0], at: .now), to: data, from: client)
    let head = String(decoding: answer.prefix(12), as: UTF8.self)
    // Without the end of its head or its body, a request has no answer.
    guard !head.isEmpty else { throw Refusal(status: "none") }
    try require(head.hasPrefix("HTTP/1.1 "), "the answer begins with \(head)")
    guard head.hasSuffix("200") else { throw Refusal(status: head) }
  }

  /// Sends as much as the connection takes and returns what it answers.
  private static func answer(of connection: HTTPConnection, to data: Data, from client: Int32)
    -> Data
  {
    var (rest, answer) = (data[...], Data())
    var isOpen = true
    while isOpen {
      let sent = rest.withUnsafeBytes {
        send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      rest = rest.dropFirst(max(0, sent))
      if rest.isEmpty { shutdown(client, Int32(SHUT_WR)) }
      isOpen = connection.advance(Echo(), at: .now)
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(client, &chunk, chunk.count, 0)
      if count > 0 { answer += chunk.prefix(count) }
    }
    return answer
  }

  /// What an editor sends: messages with heads, which change a text.
  static let messages = FuzzTarget(name: "messages", file: "messages", namesFile: false) {
    data, url in
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    var reader = MessageReader(handle.fileDescriptor, .heads)
    var text = EditedText("")
    var (count, bytes) = (0, 0)
    while let message = reader.next() {
      count += 1
      guard case .text(let body) = message else { throw Refusal(status: "\(message)") }
      bytes += body.count
      let value = try MessageValue(json: Data(body))
      let request = try MessageRequest(value) { _ in }
      try change(&text, request.parameters)
    }
    try require(bytes <= data.count, "\(bytes) bytes were read of \(data.count)")
    guard count > 0 else { throw Refusal(status: "none") }
  }

  private static func change(_ text: inout EditedText, _ parameters: MessageValue) throws {
    for change in parameters["contentChanges"]?.elements ?? [] {
      let range = change["range"]
      func position(_ name: String) -> TextPosition {
        TextPosition(
          line: range?[name]?["line"]?.integer ?? 0,
          column: range?[name]?["character"]?.integer ?? 0)
      }
      for unit in TextUnit.allCases {
        text.replace(
          from: position("start"), to: position("end"), in: unit, with: change["text"]?.text ?? "")
        try require(
          String(validating: text.bytes, as: UTF8.self) != nil, "a change split a character")
      }
    }
  }

  /// A cell file that is being written, with the places of its values.
  static let outline = FuzzTarget(name: "outline", file: "input.cells.json", opensFile: false) {
    data, url in
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Refusal(status: "\(url.lastPathComponent) is not UTF-8")
    }
    let outline = JSONOutline(text)
    for value in outline.values {
      try require(value.range.upperBound <= data.count, "a value ends behind the text")
      try require(
        value.children.allSatisfy { value.range.contains(outline.values[$0].range.lowerBound) },
        "a value is not in the one around it")
    }
    for offset in stride(from: 0, through: data.count, by: max(1, data.count / 16)) {
      _ = outline.value(at: offset)
    }
  }

  /// An Xcode project, with the files of its targets.
  static let project = FuzzTarget(name: "project", file: "App.xcodeproj/project.pbxproj") {
    _, url in
    let project = try XcodeProject(contentsOf: url.deletingLastPathComponent())
    for target in project.targets { _ = target.files.map(\.path) }
  }

  private struct Refusal: Error {
    let status: String
  }
}

/// Answers with what it gets.
private struct Echo: HTTPHandling {
  func refusal(of head: HTTPHead) -> HTTPResponse? {
    head.method == "DELETE" ? HTTPResponse(.forbidden, text: "No.") : nil
  }

  func response(to head: HTTPHead, body: Data) -> HTTPResponse {
    HTTPResponse(.ok, Array(head.path.utf8) + body, type: head["content-type"] ?? "text/plain")
  }
}
