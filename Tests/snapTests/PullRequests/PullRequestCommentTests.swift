import Foundation
import PullRequests
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Testing

/// The one comment on a pull request, and what the host does with it.
struct PullRequestCommentTests {
  private typealias Answer = LoopbackHost.Answer

  @Test(arguments: [false, true])
  func `red, a comment, accepted, green, the comment updated`(isGitLab: Bool) throws {
    let app = try CommentedPackage(isGitLab: isGitLab)
    #expect(try app.comment(pictures: .host) == .said(.posted))
    let red = try #require(app.host.texts.first)
    #expect(red.contains("1 snapshot: 1 differs."), "\(red)")
    #expect(red.contains("### 1. `Other pixels, same layout: titleLabel`"), "\(red)")
    let pictures = red.matches(of: /<img src="([^"]+)"/).map { String($0.1) }
    let folder =
      isGitLab
      ? "/uploads/" : "https://github.com/app/cells/blob/\(app.host.branch("snap-pictures"))/"
    #expect(pictures.count == 3 && pictures.allSatisfy { $0.hasPrefix(folder) }, "\(pictures)")

    let command = app.host.write("/snap accept 1\nThe new colour is right.")
    let outcome = try app.respond(to: command)
    let head = app.host.state.withLock { $0.head }
    #expect(outcome == .done(.accept, count: 1, commit: head))
    #expect(
      app.host.file("Snapshots/CellTests/row@2x.png")
        == app.package.read("Snapshots/CellTests/row@2x.png"))
    #expect(
      app.host.texts.last?.contains("Accepted 1 snapshot for `ann`, in commit `\(head)`") == true)

    try app.verify()
    #expect(try app.comment() == .said(.updated))
    #expect(app.host.texts.first?.contains("All snapshots match.") == true)
    // Snap's, the command and its answer.
    #expect(app.host.comments.count == 3)
    #expect(app.host.statuses == [isGitLab ? "failed" : "failure", "success"])
    #expect(app.waited.isEmpty)
  }

  @Test func `a run without differences posts nothing, and says so beside the commit`() throws {
    let app = try CommentedPackage()
    let green = RunReport(RunResults(results: [Samples.result()]))
    #expect(try app.comment(on: green) == .said(.unneeded))
    #expect(app.host.comments.isEmpty && app.host.statuses == ["success"])
  }

  @Test(arguments: [false, true])
  func `of two runs that comment at once, one comment stays`(isGitLab: Bool) throws {
    let app = try CommentedPackage(isGitLab: isGitLab)
    app.host.before("POST", isGitLab ? "notes" : "comments") {
      _ = $0.add("<!-- snap comment snap of the other run -->", by: .tool)
    }
    #expect(try app.comment() == .said(.updated))
    #expect(app.host.comments.map(\.id) == [101])
    #expect(app.host.texts[0].contains("1 snapshot: 1 differs."))
  }

  @Test func `two runs, each on a thread of its own, leave one comment`() async throws {
    let app = try CommentedPackage()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          let other = CommentedPackage(app.package, app.host)
          try other.comment()
        }
      }
      try await group.waitForAll()
    }
    #expect(app.host.comments.count == 1)
  }

  @Test func `comments of others with the same beginning are left alone`() throws {
    let app = try CommentedPackage()
    app.host.write("<!-- snap comment snap forged -->\nAll is well.")
    app.host.write(String(repeating: "x", count: 70_000))
    for _ in 0..<120 { app.host.write("+1") }
    #expect(try app.comment() == .said(.posted))
    #expect(try app.comment() == .said(.updated))
    #expect(app.host.comments.count == 123)
    #expect(app.host.texts[0].hasSuffix("All is well."))
  }

  @Test func `a comment that is deleted between two requests is posted again`() throws {
    let app = try CommentedPackage()
    try app.comment()
    app.host.before("PATCH", "101") { $0.comments = [] }
    #expect(try app.comment() == .said(.posted))
    #expect(app.host.comments.count == 1)
  }

  @Test func `a branch that has gone on hears from its own run only`() throws {
    let app = try CommentedPackage()
    let other = HostDouble.name(2)
    #expect(try app.comment(commit: other) == .outdated(head: HostDouble.name(1)))
    // A force push while pictures are uploaded.
    app.host.before("POST", "refs") { $0.head = other }
    #expect(try app.comment(pictures: .host) == .outdated(head: other))
    #expect(app.host.comments.isEmpty && app.host.statuses.isEmpty)
  }

  @Test func `a closed pull request hears nothing`() throws {
    let app = try CommentedPackage()
    app.host.state.withLock { $0.isOpen = false }
    #expect(try app.comment() == .closed)
    #expect(app.host.requests.allSatisfy { $0.method == "GET" })
  }

  @Test func `pictures of earlier comments stay where they are`() throws {
    let app = try CommentedPackage()
    app.host.before("POST", "refs") { $0.branches["snap-pictures"] = HostDouble.name(9) }
    try app.comment(pictures: .host)
    let state = app.host.state.withLock { $0 }
    let commit = try #require(state.commits[app.host.branch("snap-pictures")])
    #expect(commit.parents == [HostDouble.name(9)] && commit.tree.count == 3)
  }

  @Test func `pictures can be somewhere else`() throws {
    let app = try CommentedPackage()
    try app.comment(
      pictures: .published(at: "https://example.com/run 7/".replacing(" ", with: "-")))
    #expect(
      app.host.texts[0].contains("https://example.com/run-7/.snap/CellTests/row%402x.actual.png"))
    #expect(!app.host.requests.contains { $0.path.contains("git") })
  }

  @Test func `a picture that is none is not published`() throws {
    let app = try CommentedPackage()
    try app.package.write("<svg onload=alert(1)>", to: ".snap/CellTests/row@2x.diff.png")
    #expect(throws: PullRequestError.self) { try app.comment(pictures: .host) }
    #expect(app.host.comments.isEmpty && app.host.state.withLock { $0.blobs.isEmpty })
  }

  @Test func `limits of the host are waited for`() throws {
    let app = try CommentedPackage()
    let limited = Answer(status: 429, headers: ["Retry-After": "7"])
    let reset = Answer(
      status: 403,
      headers: [
        "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1767225660",
        "Date": "Thu, 01 Jan 2026 00:00:00 GMT",
      ])
    app.host.fail("GET", "12", limited)
    app.host.fail("POST", "blobs", reset)
    app.host.fail("POST", "trees", Answer(status: 502), times: 2)
    app.host.fail("POST", "comments", Answer(status: 403, headers: ["Retry-After": "30"]))
    #expect(try app.comment(pictures: .host) == .said(.posted))
    #expect(app.waited == [7, 60, 1, 2, 30])
    #expect(app.host.comments.count == 1)
  }

  @Test(arguments: [
    Answer(status: 502), .html, Answer(cut: .answer),
    Answer(body: Data("{\"id\": 1".utf8), cut: .body),
  ])
  func `a comment that was posted although no answer says so is not posted twice`(
    answer: LoopbackHost.Answer
  ) throws {
    let app = try CommentedPackage()
    app.host.fail("POST", "comments", answer, isCarriedOut: true)
    #expect(try app.comment() == .said(.updated))
    #expect(app.host.comments.count == 1)
  }

  private static let refusals: [(String, Answer, PullRequestError.Refusal)] = [
    ("12", .html, .unreadable), ("12", .json(["number": 12]), .unreadable),
    (
      "12", Answer(status: 302, headers: ["Location": "http://127.0.0.1:9/"]),
      .redirect(status: 302)
    ),
    ("12", Answer(status: 404), .notFound), ("12", Answer(status: 401), .unknownToken),
    ("blobs", Answer(status: 403), .noRights), ("blobs", .json(["sha": "../x"]), .unreadable),
    ("12", Answer(status: 429, headers: ["Retry-After": "3600"]), .limited(seconds: 3600)),
    (
      "comments", .json(["message": "Locked"], status: 422),
      .invalid(status: 422, message: "Locked")
    ),
  ]

  @Test(arguments: refusals.indices)
  func `what a host refuses is said, and nothing is posted`(index: Int) throws {
    let (last, answer, expected) = Self.refusals[index]
    let app = try CommentedPackage()
    app.host.fail(last == "12" ? "GET" : "POST", last, answer)
    let error = #expect(throws: PullRequestError.self) {
      try app.comment(pictures: last == "blobs" ? .host : .published(at: "https://example.com"))
    }
    guard case .refused(_, "127.0.0.1", let refusal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(refusal == expected)
    #expect(app.host.comments.isEmpty && app.waited.isEmpty)
  }

  @Test func `a host that answers nothing is asked five times`() throws {
    let app = try CommentedPackage()
    app.host.fail("GET", "12", Answer(cut: .answer), times: 9)
    #expect(throws: PullRequestError.self) { try app.comment() }
    #expect(app.waited == [1, 2, 4, 8] && app.host.requests.count == 5)
  }
}

extension HostDouble {
  func branch(_ name: String) -> String { state.withLock { $0.branches[name] ?? "" } }

  var statuses: [String] { state.withLock { $0.statuses.map(\.state) } }

  /// A file at the end of the pull request's branch.
  func file(_ path: String) -> Data? {
    state.withLock { state in
      state.commits[state.head]?.tree[path].flatMap { state.blobs[$0] }
    }
  }
}
