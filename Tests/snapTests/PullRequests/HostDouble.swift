import Foundation
import PullRequests
import SnapshotReferences
import Synchronization

/// A host of code on loopback with one pull request, that keeps to the published forms of GitHub's and GitLab's interfaces,
/// and can misbehave.
final class HostDouble: Sendable {
  typealias Request = LoopbackHost.Request
  typealias Answer = LoopbackHost.Answer

  struct Comment: Sendable {
    var id: Int
    var author: Account
    var text: String
    var created: Int
    var updated: Int
  }

  struct Account: Hashable, Sendable {
    var id: Int
    var name: String
    var isProgram = false

    /// The owner of the token.
    static let tool = Account(id: 41, name: "github-actions[bot]", isProgram: true)
    static let writer = Account(id: 7, name: "ann")
    static let reader = Account(id: 8, name: "ben")
  }

  struct Commit: Sendable {
    var tree: [String: String] = [:]
    var parents: [String] = []
    var message = ""
  }

  /// A comment beside lines.
  struct LineComment: Sendable {
    var comment: Comment
    var path: String
    var start: Int?
    /// Nil once the line is gone.
    var line: Int?
  }

  struct State: Sendable {
    /// The hunks of the files that the pull request changes.
    var patches: [String: String] = [:]
    var lineComments: [LineComment] = []
    var head = HostDouble.name(1)
    var isOpen = true
    var isOfFork = false
    var comments: [Comment] = []
    var statuses: [(commit: String, state: String, name: String, text: String)] = []
    var rights: [Account: String] = [.writer: "write", .reader: "read"]
    /// Whether the token belongs to a job, which may not ask who it is.
    var isJob = true
    var blobs: [String: Data] = [:]
    var trees: [String: [String: String]] = [:]
    var commits = [HostDouble.name(1): Commit()]
    var branches = ["feature/row": HostDouble.name(1)]
    /// The clock of the host, which goes on with each change.
    var seconds = 0
    var lastID = 100
    var lastObject = 1000
    var requests: [Request] = []
    /// What the next requests with a method and a last name of their path are answered with.
    var faults: [Fault] = []
  }

  /// A wrong answer, once.
  struct Fault: Sendable {
    var method: String
    var last: String
    var answer: Answer
    /// Whether the request is carried out in spite of it.
    var isCarriedOut = false
    /// What happens before the request is looked at.
    var event: (@Sendable (inout State) -> Void)?
    /// Whether the answer is the usual one.
    var isOnlyEvent = false
  }

  let state = Mutex(State())
  let isGitLab: Bool
  private let host: Mutex<LoopbackHost?> = Mutex(nil)
  static let token = "T0KEN-s3cret"

  init(isGitLab: Bool = false) throws {
    self.isGitLab = isGitLab
    let host = try LoopbackHost { [unowned self] in answer($0) }
    self.host.withLock { $0 = host }
    host.start()
  }

  deinit { host.withLock { $0?.stop() } }

  var address: String { host.withLock { $0?.address ?? "" } }

  /// The name of an object of git.
  static func name(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 40 - digits.count) + digits
  }

  func fail(
    _ method: String, _ last: String, _ answer: Answer, times: Int = 1, isCarriedOut: Bool = false
  ) {
    let fault = Fault(method: method, last: last, answer: answer, isCarriedOut: isCarriedOut)
    state.withLock { $0.faults += Array(repeating: fault, count: times) }
  }

  /// Lets something happen just before a request.
  func before(_ method: String, _ last: String, _ event: @escaping @Sendable (inout State) -> Void)
  {
    state.withLock {
      $0.faults.append(
        Fault(method: method, last: last, answer: Answer(), event: event, isOnlyEvent: true))
    }
  }

  var comments: [Comment] { state.withLock { $0.comments } }
  var texts: [String] { comments.map(\.text) }
  var requests: [Request] { state.withLock { $0.requests } }

  /// A person writes a comment, and its number.
  @discardableResult
  func write(_ text: String, by author: Account = .writer) -> Int {
    state.withLock { $0.add(text, by: author).id }
  }

  private func answer(_ request: Request) -> Answer {
    state.withLock { state in
      state.requests.append(request)
      let index = state.faults.firstIndex {
        $0.method == request.method && $0.last == request.path.last
      }
      let fault = index.map { state.faults.remove(at: $0) }
      fault?.event?(&state)
      if let fault, !fault.isOnlyEvent {
        if fault.isCarriedOut { _ = usual(request, &state) }
        return fault.answer
      }
      return usual(request, &state)
    }
  }

  private func usual(_ request: Request, _ state: inout State) -> Answer {
    let secret = isGitLab ? request.headers["private-token"] : request.headers["authorization"]
    guard secret == (isGitLab ? "" : "Bearer ") + Self.token else {
      return .json(["message": "Bad credentials"], status: 401)
    }
    // GitHub refuses requests without one.
    guard request.headers["user-agent"] != nil else { return Answer(status: 403) }
    return (isGitLab ? gitLab(request, &state) : gitHub(request, &state))
      ?? .json(["message": "Not Found"], status: 404)
  }
}

extension HostDouble.State {
  /// Adds a comment beside lines, which must be shown; nil for others.
  mutating func add(_ text: String, _ path: String, start: Int?, line: Int) -> HostDouble
    .LineComment?
  {
    let isShown =
      patches[path].map { DiffLines(patch: $0).contain((start ?? line)...line) } ?? false
    guard isShown, start ?? 0 < line else { return nil }
    let comment = add(text, by: .tool)
    comments.removeLast()
    let placed = HostDouble.LineComment(comment: comment, path: path, start: start, line: line)
    lineComments.append(placed)
    return placed
  }

  mutating func changeLineComment(_ id: Int, to text: String) -> HostDouble.LineComment? {
    guard let index = lineComments.firstIndex(where: { $0.comment.id == id }) else { return nil }
    lineComments[index].comment.text = text
    return lineComments[index]
  }

  mutating func add(_ text: String, by author: HostDouble.Account) -> HostDouble.Comment {
    seconds += 1
    lastID += 1
    let comment = HostDouble.Comment(
      id: lastID, author: author, text: text, created: seconds, updated: seconds)
    comments.append(comment)
    return comment
  }

  mutating func change(_ id: Int, to text: String) -> HostDouble.Comment? {
    guard let index = comments.firstIndex(where: { $0.id == id }) else { return nil }
    seconds += 1
    comments[index].text = text
    comments[index].updated = seconds
    return comments[index]
  }

  mutating func object() -> String {
    lastObject += 1
    return HostDouble.name(lastObject)
  }

  func account(_ id: String) -> HostDouble.Account? {
    rights.keys.first { "\($0.id)" == id || $0.name == id }
  }
}

extension LoopbackHost.Answer {
  static func json(_ value: Any, status: Int = 200, _ headers: [String: String] = [:]) -> Self {
    let data = (try? JSONSerialization.data(withJSONObject: value)) ?? Data()
    return Self(
      status: status,
      headers: headers.merging(["Content-Type": "application/json"]) { own, _ in own },
      body: data)
  }

  static let html = Self(
    headers: ["Content-Type": "text/html"], body: Data("<html>Sign in</html>".utf8))

  /// A page of a list, with what GitHub and GitLab say of the next one.
  static func page(_ items: [[String: Any]], _ query: [String: String], isGitLab: Bool) -> Self {
    let (length, page) = (Int(query["per_page"] ?? "") ?? 20, Int(query["page"] ?? "") ?? 1)
    let items = items.dropFirst(length * (page - 1))
    let isLast = items.count <= length
    let gitLab = ["X-Next-Page": isLast ? "" : "\(page + 1)"]
    // An address that must not be asked.
    let gitHub = isLast ? [:] : ["Link": "<http://127.0.0.1:9/?page=\(page + 1)>; rel=\"next\""]
    return .json(Array(items.prefix(length)), isGitLab ? gitLab : gitHub)
  }
}

extension LoopbackHost.Request {
  var json: [String: Any] {
    (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
  }
}
