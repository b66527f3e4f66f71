import FileAccess
import Foundation
import Processes
import SnapshotReferences

/// A server that keeps pictures under the digests of their contents, by GET, HEAD and PUT: plain HTTP, or a bucket of S3.
///
/// `curl` makes the requests; `Documentation/Design/0012-who-makes-requests.md` says why.
///
/// # Guarantees
/// - Nothing that the server sends is used before someone has compared it with its digest.
/// - Each request is tried a limited number of times, for a limited time, and reads a limited number of bytes; so do all of
///   them together. No request is made that is not listed here: no redirect is followed, and no pattern is expanded.
/// - Passwords and tokens go only where ``PictureCredentials`` allows it. They are in no argument of a process, which
///   others on the machine could read, and in no file with a name.
/// - `curl` ends with this process.
struct PictureServer {
  /// The variable with the seconds that one try of a request may take.
  static let timeVariable = "SNAP_PICTURE_SECONDS"

  private let address: ServerAddress
  private let curl: URL
  private let environment: [String: String]
  private let limits: TransferLimits
  let credentials: PictureCredentials

  /// Creates the client of a server.
  ///
  /// - Parameters:
  ///   - address: the address of the folder of pictures.
  ///   - effort: how much all requests may take together, from now on.
  ///   - environment: the variables, with those of this type, of its credentials and of `curl`.
  /// - Throws: ``SnapError/noCurl``
  init(
    _ address: ServerAddress, effort: TransferLimits.Effort, environment: [String: String]
  ) throws {
    guard let curl = SearchPath.executable(named: "curl", environment: environment) else {
      throw SnapError.noCurl
    }
    self.address = address
    self.curl = curl
    self.environment = environment
    seconds = min(max(environment[Self.timeVariable].flatMap(Int.init) ?? 30, 1), Self.mostSeconds)
    limits = TransferLimits(effort, secondsOfRequest: seconds)
    credentials = PictureCredentials(for: address, environment: environment)
  }

  private let seconds: Int
  private static let mostSeconds = 3600

  /// What came of one request.
  enum Answer: Equatable {
    case done
    /// The server does not have the file.
    case absent
    /// The server wants to know who asks, or wants somebody else.
    case denied
    case failed(reason: String)
    /// The request was not made, or not to its end, as all of them together took too much.
    case beyond(TransferLimits.Limit)
  }

  /// Reads files into a folder; of a request that failed, none or an incomplete one.
  func get(_ names: [String], into folder: URL) throws -> [Answer] {
    try answers(
      to: names.map { name in
        ["url": url(name), "output": folder.appendingPathComponent(name).path]
      }, ["max-filesize = \(Self.mostBytes)"], in: folder)
  }

  /// Asks which files the server has.
  func head(_ names: [String], in folder: URL) throws -> [Answer] {
    try answers(
      to: names.map { ["url": url($0), "output": "/dev/null"] }, ["head"], in: folder)
  }

  /// Writes files to the server.
  func put(_ files: [URL], in folder: URL) throws -> [Answer] {
    try answers(
      to: files.map { file in
        ["url": url(file.lastPathComponent), "upload-file": file.path, "output": "/dev/null"]
      }, Self.putSettings, in: folder)
  }

  private func url(_ name: String) -> String { "\(address)/\(name)" }

  /// Without `Expect`, curl does not wait a second for servers that do not know it.
  private static let putSettings = [
    "header = \"Content-Type: image/png\"", "header = \"Expect:\"",
  ]
  /// More than the file of any cell has.
  private static let mostBytes = Files.sizeLimit
  /// How often a request is tried again after a time-out, 408, 429, 500, 502, 503 or 504.
  private static let retries = 2
  /// How many requests are under way at once, and how many one process of `curl` makes.
  private static let (parallel, batch) = (8, 256)

  private func answers(
    to requests: [[String: String]], _ options: [String], in folder: URL
  ) throws -> [Answer] {
    var answers: [Answer] = []
    var limit: TransferLimits.Limit?
    while limit == nil, answers.count < requests.count {
      let batch = requests[answers.count...].prefix(
        min(Self.batch, limits.requests - answers.count))
      answers += try send(Array(batch), options, in: folder)
      limit = limits.reached(in: folder) ?? (answers.count < limits.requests ? nil : .requests)
    }
    return answers
      + (limit.map { Array(repeating: .beyond($0), count: requests.count - answers.count) } ?? [])
  }

  private func send(
    _ requests: [[String: String]], _ options: [String], in folder: URL
  ) throws -> [Answer] {
    let lines =
      options + commonSettings + credentials.settings
      + requests.flatMap { request in
        request.sorted { $0.key < $1.key }.map { "\($0) = \($1.quotedForCurl)" }
      }
    let program = BoundedProgram.curl(
      curl, settings: lines, environment: environment, mostFileBytes: Self.mostBytes)
    var limit: TransferLimits.Limit?
    let output = try program.run(in: folder) {
      limit = limits.reached(in: folder)
      return limit != nil
    }
    let missing = limit.map(Answer.beyond) ?? .failed(reason: "curl did not make the request")
    return Self.answers(in: output, to: requests, otherwise: missing)
  }

  private var commonSettings: [String] {
    BoundedProgram.curlSettings(isLoopback: address.isLoopback) + [
      "fail", "parallel", "parallel-max = \(Self.parallel)",
      "connect-timeout = \(min(seconds, 10))", "max-time = \(seconds)", "retry = \(Self.retries)",
      "retry-max-time = \(4 * seconds)",
      #"write-out = "%{urlnum} %{http_code} %{exitcode} %{errormsg}\n""#,
    ]
  }

  /// Reads what curl wrote for each request, in any order.
  private static func answers(
    in output: String, to requests: [[String: String]], otherwise missing: Answer
  ) -> [Answer] {
    var answers = [Answer](repeating: missing, count: requests.count)
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3)
      guard words.count > 2, let index = Int(words[0]), answers.indices.contains(index) else {
        continue
      }
      let file = requests[index]["output"].map(URL.init(fileURLWithPath:))
      answers[index] = answer(
        status: Int(words[1]) ?? 0, exit: String(words[2]),
        isFull: file.flatMap(Files.size(of:)) == mostBytes,
        problem: words.count > 3 ? String(words[3]) : "")
    }
    return answers
  }

  // The numbers are those of https://curl.se/libcurl/c/libcurl-errors.html.
  private static func answer(status: Int, exit: String, isFull: Bool, problem: String) -> Answer {
    switch (exit, status) {
    case ("0", 200..<300): .done
    case ("0", 300..<400):
      .failed(reason: "the server redirects the request (\(status)), and no redirect is followed")
    case (_, 401), (_, 403): .denied
    case (_, 404): .absent
    case ("63", _): tooLong
    // Its file may not grow any more.
    case ("23", _) where isFull: tooLong
    default:
      .failed(
        reason: problem.isEmpty ? "curl ended with \(exit), the server with \(status)" : problem)
    }
  }

  private static let tooLong = Answer.failed(
    reason: "the answer is longer than \(mostBytes >> 20) MiB")
}
