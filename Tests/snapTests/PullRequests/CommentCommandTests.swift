import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import PullRequests

/// What a command in a comment may cause, and what it may not.
struct CommentCommandTests {
  @Test(
    arguments: [
      ("/snap accept", .command(CommentCommand(verb: .accept, subjects: []))),
      (
        "/snap reject 2 `CellTests/*`\r\nas agreed",
        .command(CommentCommand(verb: .reject, subjects: [.cause(2), .pattern("CellTests/*")]))
      ),
      (
        "/snap accept $(id);rm ../x",
        .command(CommentCommand(verb: .accept, subjects: [.pattern("$(id);rm"), .pattern("../x")]))
      ),
      (
        "/snap accept 99999999999999999999",
        .command(CommentCommand(verb: .accept, subjects: [.cause(0)]))
      ),
      ("/snap", .unknown), ("/snap approve", .unknown),
      ("/snap accept" + String(repeating: " x", count: 35_000), .unknown),
      ("/snapshot accept", .nothing), (" /snap accept", .nothing), ("> /snap accept", .nothing),
      ("see `/snap accept`", .nothing), ("text\n/snap accept", .nothing), ("", .nothing),
    ] as [(String, CommentCommand.Reading)])
  func `a command is the first line of a comment`(text: String, reading: CommentCommand.Reading) {
    #expect(CommentCommand.reading(of: text) == reading)
  }

  /// A pull request with Snap's comment, and what happens after a command was written.
  private func respond(
    _ text: String = "/snap accept", by author: HostDouble.Account = .writer,
    isGitLab: Bool = false,
    largeFile: String? = nil, after event: (CommentedPackage) throws -> Void = { _ in }
  ) throws -> (CommandResponse.Outcome, CommentedPackage) {
    let app = try CommentedPackage(isGitLab: isGitLab)
    try app.showComment()
    let command = app.host.write(text, by: author)
    try event(app)
    return (try app.respond(to: command, largeFile: largeFile), app)
  }

  private func expectNothing(of app: CommentedPackage) throws {
    #expect(app.host.state.withLock { $0.branches["feature/row"] } == HostDouble.name(1))
    #expect(try app.package.store().pending().count == 1)
  }

  @Test(arguments: [false, true])
  func `who may not push decides nothing`(isGitLab: Bool) throws {
    for author in [HostDouble.Account.reader, HostDouble.Account(id: 9, name: "eve")] {
      let (outcome, app) = try respond(by: author, isGitLab: isGitLab)
      #expect(outcome == .refused(.noRights))
      #expect(app.host.texts.last?.contains("only who may push") == true)
      try expectNothing(of: app)
    }
  }

  @Test func `a name that is another person's by now decides nothing`() throws {
    let (outcome, app) = try respond(by: HostDouble.Account(id: 99, name: "ann"))
    #expect(outcome == .refused(.noRights))
    try expectNothing(of: app)
  }

  @Test func `programs are not answered`() throws {
    let (outcome, app) = try respond(by: .tool)
    #expect(outcome == .nothing && app.host.comments.count == 2)
    try expectNothing(of: app)
  }

  @Test func `a comment that is gone is not answered`() throws {
    let (outcome, app) = try respond { app in
      app.host.state.withLock { _ = $0.comments.removeLast() }
    }
    #expect(outcome == .nothing && app.host.comments.count == 1)
  }

  private static let cases: [(CommandRefusal, @Sendable (CommentedPackage) throws -> Void)] = [
    (.closed, { app in app.host.state.withLock { $0.isOpen = false } }),
    (.fork, { app in app.host.state.withLock { $0.isOfFork = true } }),
    (.noComment, { app in app.host.state.withLock { _ = $0.comments.removeFirst() } }),
    (
      .outdated(judged: HostDouble.name(1), head: HostDouble.name(2)),
      { app in app.host.state.withLock { $0.head = HostDouble.name(2) } }
    ),
    (.changedSince, { app in try app.comment() }),
    (
      .otherResults,
      { app in
        let actual = ".snap/CellTests/row@2x.actual.png"
        let other = try #require(app.package.read(".snap/CellTests/row@2x.diff.png"))
        try other.write(to: app.package.url(of: actual))
      }
    ),
    (
      .branchMoved,
      { app in
        app.host.fail("PATCH", "row", .json(["message": "not a fast forward"], status: 422))
      }
    ),
  ]

  @Test(arguments: cases.indices)
  func `a decision counts only for what was shown`(index: Int) throws {
    let (refusal, event) = Self.cases[index]
    let (outcome, app) = try respond(after: event)
    #expect(outcome == .refused(refusal))
    #expect(app.host.texts.last?.contains(CommandAnswer.refused(refusal)) == true)
    #expect(app.host.state.withLock { $0.branches["feature/row"] } == HostDouble.name(1))
  }

  @Test(arguments: ["/snap accept 2", "/snap accept Other/*", "/snap accept ../../etc/passwd"])
  func `what names nothing accepts nothing`(text: String) throws {
    let (outcome, app) = try respond(text)
    #expect(outcome == .refused(.noMatch))
    try expectNothing(of: app)
  }

  @Test func `a rejection is the status of the commit`() throws {
    let (outcome, app) = try respond("/snap reject CellTests/*")
    #expect(outcome == .done(.reject, count: 1, commit: nil))
    let status = app.host.state.withLock { $0.statuses.last }
    #expect(status?.state == "failure" && status?.text == "1 snapshot rejected by ann")
    try expectNothing(of: app)
  }

  @Test func `a picture in Git LFS is left to a checkout`() throws {
    #expect(throws: PullRequestError.self) {
      _ = try respond(largeFile: "Snapshots/CellTests/row@2x.png")
    }
  }

  @Test func `a job that runs again answers once`() throws {
    let (_, app) = try respond("/snap reject")
    _ = try app.respond(to: app.host.comments[1].id)
    #expect(app.host.comments.count == 3)
  }

  @Test func `a check says what may be carried out, and changes nothing`() throws {
    let app = try CommentedPackage()
    try app.showComment()
    let id = app.host.write("/snap accept")
    let outcome = try CommandResponse(try app.place().service, name: "snap").check(id)
    guard case .allowed(let marker) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(marker.commit == HostDouble.name(1) && marker.run == "77")
    #expect(app.host.comments.count == 2)
    try expectNothing(of: app)
  }
}
