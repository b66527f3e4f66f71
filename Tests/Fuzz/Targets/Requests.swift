import Foundation
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
