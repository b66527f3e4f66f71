import FileAccess
import Foundation

/// A server that keeps pictures under the digests of their contents, by GET, HEAD and PUT: plain HTTP, or a bucket of S3.
///
/// `curl` makes the requests. It is on every system that has git, is maintained with care, and knows proxies,
/// certificates and the signatures of S3; a library would make every build of a package longer that tests with Snap.
///
/// # Guarantees
/// - Nothing that the server sends is used before someone has compared it with its digest.
/// - Each request is tried a limited number of times, for a limited time, and reads a limited number of bytes.
/// - Passwords and tokens are in no argument of a process, which others on the machine could read.
struct PictureServer {
  /// The variable with the seconds that one try of a request may take.
  static let timeVariable = "SNAP_PICTURE_SECONDS"
  /// The variable with a token for `Authorization: Bearer`.
  static let tokenVariable = "SNAP_PICTURE_TOKEN"
  /// The variable with the region of a bucket; requests are then signed with the usual variables of AWS.
  static let regionVariable = "SNAP_PICTURE_REGION"

  private let address: String
  private let curl: URL
  private let environment: [String: String]

  /// Creates the client of a server.
  ///
  /// - Parameters:
  ///   - address: the address of the folder of pictures, with `http` or `https`.
  ///   - environment: the variables, with those of this type and of `curl`.
  /// - Throws: ``SnapError/noCurl``
  init(_ address: String, environment: [String: String]) throws {
    guard let curl = SearchPath.executable(named: "curl", environment: environment) else {
      throw SnapError.noCurl
    }
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    self.curl = curl
    self.environment = environment
  }

  /// What came of one request.
  enum Answer: Equatable {
    case done
    /// The server does not have the file.
    case absent
    case failed(reason: String)
  }

  /// Reads files into a folder; of a request that failed, none or an incomplete one.
  func get(_ names: [String], into folder: URL) throws -> [Answer] {
    try answers(
      to: names.map { name in
        [
          "url": "\(address)/\(name)", "output": folder.appendingPathComponent(name).path,
        ]
      }, ["fail", "max-filesize = \(Self.mostBytes)"], in: folder)
  }

  /// Asks which files the server has.
  func head(_ names: [String], in folder: URL) throws -> [Answer] {
    try answers(
      to: names.map { ["url": "\(address)/\($0)", "output": "/dev/null"] }, ["fail", "head"],
      in: folder)
  }

  /// Writes files to the server.
  func put(_ files: [URL], in folder: URL) throws -> [Answer] {
    try answers(
      to: files.map { file in
        [
          "url": "\(address)/\(file.lastPathComponent)", "upload-file": file.path,
          "output": "/dev/null",
        ]
      }, Self.putSettings, in: folder)
  }

  /// Without `Expect`, curl does not wait a second for servers that do not know it.
  private static let putSettings = [
    "fail", "header = \"Content-Type: image/png\"", "header = \"Expect:\"",
  ]
  /// More than the file of any cell has.
  private static let mostBytes = 64 << 20
  /// How often a request is tried again after a time-out, 408, 429, 500, 502, 503 or 504.
  private static let retries = 2
  /// How many requests are under way at once, and how many one process of `curl` makes.
  private static let (parallel, batch) = (8, 256)

  private func answers(
    to requests: [[String: String]], _ options: [String], in folder: URL
  ) throws -> [Answer] {
    var answers: [Answer] = []
    for start in stride(from: 0, to: requests.count, by: Self.batch) {
      let part = Array(requests[start..<min(start + Self.batch, requests.count)])
      answers += try send(part, options, in: folder)
    }
    return answers
  }

  /// The settings are a file and not arguments, as those of a process can be read by others.
  private func send(
    _ requests: [[String: String]], _ options: [String], in folder: URL
  ) throws -> [Answer] {
    let settings = folder.appendingPathComponent("curl-\(UUID().uuidString)")
    let lines =
      options + commonSettings
      + requests.flatMap { request in
        request.sorted { $0.key < $1.key }.map { "\($0) = \(Self.quoted($1))" }
      }
    try Self.writePrivately(lines.map { $0 + "\n" }.joined(), to: settings)
    defer { try? Files.remove(settings) }
    let output = CommandOutput(
      of: curl, ["--disable", "--config", settings.path], environment: environment)
    return Self.answers(in: output.text, count: requests.count)
  }

  /// Writes a new file that nobody else can read at any time.
  private static func writePrivately(_ text: String, to file: URL) throws {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else {
      throw SnapError.cannotWrite(file: file.path, reason: String(cString: strerror(errno)))
    }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      .write(contentsOf: Data(text.utf8))
  }

  private var commonSettings: [String] {
    let seconds = environment[Self.timeVariable].flatMap(Int.init).map { max(1, $0) } ?? 30
    var settings = [
      "silent", "parallel", "parallel-max = \(Self.parallel)", "proto = \"=http,https\"",
      "connect-timeout = \(min(seconds, 10))", "max-time = \(seconds)", "retry = \(Self.retries)",
      "retry-max-time = \(4 * seconds)", "netrc-optional",
      #"write-out = "%{urlnum} %{http_code} %{exitcode} %{errormsg}\n""#,
    ]
    if let token = environment[Self.tokenVariable] {
      settings.append("header = \(Self.quoted("Authorization: Bearer \(token)"))")
    }
    guard let region = environment[Self.regionVariable],
      let name = environment["AWS_ACCESS_KEY_ID"], let secret = environment["AWS_SECRET_ACCESS_KEY"]
    else { return settings }
    settings += [
      "aws-sigv4 = \(Self.quoted("aws:amz:\(region):s3"))",
      "user = \(Self.quoted("\(name):\(secret)"))",
    ]
    if let session = environment["AWS_SESSION_TOKEN"] {
      settings.append("header = \(Self.quoted("x-amz-security-token: \(session)"))")
    }
    return settings
  }

  /// A text in curl's file of settings.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    return "\"\(escaped)\""
  }

  /// Reads what curl wrote for each request, in any order.
  private static func answers(in output: String, count: Int) -> [Answer] {
    var answers = [Answer](
      repeating: .failed(reason: "curl did not make the request"), count: count)
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3)
      guard words.count > 2, let index = Int(words[0]), answers.indices.contains(index) else {
        continue
      }
      answers[index] = answer(
        status: String(words[1]), exit: String(words[2]),
        problem: words.count > 3 ? String(words[3]) : "")
    }
    return answers
  }

  private static func answer(status: String, exit: String, problem: String) -> Answer {
    if exit == "0" { return .done }
    if status == "404" { return .absent }
    return .failed(reason: problem.isEmpty ? "curl ended with \(exit)" : problem)
  }
}
