package import FileAccess
package import Foundation
import Processes
package import SnapshotReferences

/// Requests to a host of code, with a token.
///
/// `curl` makes them; `Documentation/Design/0012-who-makes-requests.md` says why.
///
/// # Guarantees
/// - The token is sent to one address only: no redirect is followed, and no address of an answer is asked.
/// - It is in no argument of a process, in no environment of one, and in no file with a name.
/// - Each request is sent a limited number of times, takes a limited time, and its answer has a limited length.
package struct APIClient {
  package let address: ServerAddress
  /// Headers that all requests have; the first has the token.
  private let headers: [String]
  private let curl: URL
  private let environment: [String: String]
  /// Where bodies and answers are while a request is made.
  private let scratch: Scratch
  private let pause: (Int) -> Void

  /// A folder for files of a moment.
  package struct Scratch {
    let folder: URL
    let tree: FileTree

    /// Names an existing folder.
    package init(_ folder: URL, in tree: FileTree) {
      self.folder = folder
      self.tree = tree
    }
  }

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - address: the address of the interface; encrypted, or on this machine.
  ///   - headers: what all requests have, the token included.
  ///   - secrets: the names of variables that curl does not get.
  ///   - environment: the variables of curl, such as those of proxies.
  ///   - scratch: where bodies and answers are for a moment.
  ///   - pause: waits for a number of seconds.
  /// - Throws: ``PullRequestError/noCurl``
  package init(
    _ address: ServerAddress, headers: [String], hiding secrets: [String],
    environment: [String: String], in scratch: Scratch, pause: @escaping (Int) -> Void
  ) throws {
    guard let curl = SearchPath.executable(named: "curl", environment: environment) else {
      throw PullRequestError.noCurl
    }
    self.address = address
    self.headers = headers
    self.curl = curl
    self.environment = environment.filter { !secrets.contains($0.key) }
    self.scratch = scratch
    self.pause = pause
  }

  /// Longer than any list of a hundred comments of 65,536 characters.
  private static let mostBytes = 32 << 20
  private static let secondsOfRequest = 60
  /// How many requests one process makes.
  private static let batch = 20

  /// Sends requests, one after the other, as hosts ask for.
  ///
  /// - Returns: the answers in their order, also those of status 4xx.
  /// - Throws: ``PullRequestError`` for the first request that cannot be made.
  func send(_ requests: [APIRequest]) throws -> [APIAnswer] {
    try stride(from: 0, to: requests.count, by: Self.batch).flatMap { start in
      try sendBatch(Array(requests[start..<min(start + Self.batch, requests.count)]))
    }
  }

  /// Sends a request; see ``send(_:)-([APIRequest])``.
  func send(_ request: APIRequest) throws -> APIAnswer {
    guard let answer = try send([request]).first else {
      throw refusal(of: request, .noAnswer(reason: "curl did not make the request"))
    }
    return answer
  }

  func refusal(
    of request: APIRequest, _ refusal: PullRequestError.Refusal
  ) -> PullRequestError {
    .refused(request: request.name, host: address.host, refusal)
  }

  private func sendBatch(_ requests: [APIRequest]) throws -> [APIAnswer] {
    var answers = [APIAnswer?](repeating: nil, count: requests.count)
    var tries = 0
    while let first = answers.firstIndex(where: { $0 == nil }) {
      let open = requests.indices.filter { answers[$0] == nil }
      tries += 1
      var wait = 0
      for (index, outcome) in zip(open, try exchange(open.map { requests[$0] })) {
        let rule = RetryRule(request: requests[index], tries: tries)
        let step =
          switch outcome {
          case .answer(let answer): rule.step(after: answer)
          case .failure(let code, let reason): rule.step(afterFailure: code, reason: reason)
          }
        switch (step, outcome) {
        case (.done, .answer(let answer)): answers[index] = answer
        case (.again(let seconds), _): wait = max(wait, seconds)
        case (.giveUp(let reason), _): throw refusal(of: requests[index], reason)
        case (.done, .failure): throw refusal(of: requests[first], .unreadable)
        }
      }
      if wait > 0 { pause(wait) }
    }
    return answers.compactMap(\.self)
  }

  private enum Exchange {
    case answer(APIAnswer)
    case failure(code: Int, reason: String)
  }

  /// Lets curl send each request once.
  private func exchange(_ requests: [APIRequest]) throws -> [Exchange] {
    let names = requests.indices.map { scratch.folder.appendingPathComponent("request-\($0)") }
    defer {
      for file in names.flatMap(Self.files(of:)) { try? scratch.tree.remove(file) }
    }
    let settings = try zip(requests, names).map(self.settings).joined(separator: ["next"])
    let program = BoundedProgram.curl(
      curl, settings: Array(settings), environment: environment, mostFileBytes: Self.mostBytes)
    let deadline = ContinuousClock.now + .seconds(Self.secondsOfRequest * requests.count)
    let output = try program.run(in: scratch.folder) { ContinuousClock.now >= deadline }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return names.indices.map { index in
      exchange(lines.indices.contains(index) ? lines[index] : "", in: names[index])
    }
  }

  private static func files(of name: URL) -> [URL] {
    ["body", "head", "answer"].map { name.appendingPathExtension($0) }
  }

  private func settings(of request: APIRequest, _ name: URL) throws -> [String] {
    let files = Self.files(of: name)
    var lines = BoundedProgram.curlSettings(isLoopback: address.isLoopback)
    lines += [
      "connect-timeout = 20", "max-time = \(Self.secondsOfRequest)",
      "request = \(request.method.quotedForCurl)",
      "url = \("\(address)\(request.target)".quotedForCurl)",
      "dump-header = \(files[1].path.quotedForCurl)", "output = \(files[2].path.quotedForCurl)",
      "max-filesize = \(Self.mostBytes)", #"write-out = "%{exitcode} %{errormsg}\n""#,
      "header = \"Expect:\"", "user-agent = \"snap\"",
    ]
    lines += headers.map { "header = \($0.quotedForCurl)" }
    switch request.body {
    case .json(let data):
      try scratch.tree.write(data, to: files[0])
      lines += [
        "header = \"Content-Type: application/json\"",
        "data-binary = \("@\(files[0].path)".quotedForCurl)",
      ]
    case .upload(let data, let name):
      try scratch.tree.write(data, to: files[0])
      lines.append(
        "form = \("file=@\(files[0].path);type=image/png;filename=\(name)".quotedForCurl)")
    case nil: break
    }
    return lines
  }

  /// Reads what curl wrote for a request.
  private func exchange(_ line: Substring, in name: URL) -> Exchange {
    let words = line.split(separator: " ", maxSplits: 1)
    let files = Self.files(of: name)
    let head = try? scratch.tree.read(files[1])
    guard words.first == "0", let head, let answer = answer(head, in: files[2]) else {
      return .failure(
        code: words.first.flatMap { Int($0) } ?? 0,
        reason: words.count > 1 ? String(words[1]) : "curl did not make the request")
    }
    return .answer(answer)
  }

  /// Reads the last head, as there is one before it where a host says to go on, or a proxy answers.
  private func answer(_ head: Data, in body: URL) -> APIAnswer? {
    let text = String(decoding: head, as: UTF8.self).replacing("\r\n", with: "\n")
    let lines =
      text.components(separatedBy: "\n\n").last { $0.hasPrefix("HTTP/") }?
      .split(separator: "\n") ?? []
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (line[..<colon].lowercased(), value)
    }
    let content = try? scratch.tree.read(body)
    return APIAnswer(
      status: status, headers: Dictionary(pairs, uniquingKeysWith: { $1 }), body: content ?? Data())
  }
}
