import Foundation
import PullRequests
import SnapshotSamples
import Testing

/// Suggested changes beside lines of a pull request, on both hosts.
struct SuggestionTests {
  private func suggestion(
    _ lines: ClosedRange<Int>, _ replacement: [String] = ["new"], subject: String = "a",
    path: String = "A.xib"
  ) throws -> Suggestion {
    try #require(
      Suggestion(
        path: path, lines: lines, replacement: replacement, reason: "zeroHeight @ann",
        subject: subject))
  }

  private static let patch = "@@ -3,3 +3,5 @@ <a>\n three\n-old\n+four\n+five\n+six\n seven"

  /// What a double of a host has after each of several runs.
  private func show(
    _ runs: [[Suggestion]], on isGitLab: Bool,
    between: @Sendable (inout HostDouble.State) -> Void = { _ in }
  ) throws -> (outcomes: [SuggestionComments.Outcome?], host: HostDouble) {
    let app = try CommentedPackage(isGitLab: isGitLab)
    app.host.state.withLock { $0.patches = ["A.xib": Self.patch] }
    var outcomes: [SuggestionComments.Outcome?] = []
    for suggestions in runs {
      let place = try app.place()
      outcomes.append(
        try SuggestionComments(place.service, name: "snap")
          .show(suggestions, among: place.service.shownLines(), of: place.commit))
      app.host.state.withLock { between(&$0) }
    }
    return (outcomes, app.host)
  }

  private func texts(_ host: HostDouble) -> [String] {
    host.state.withLock { $0.lineComments.map(\.comment.text) }
  }

  @Test(arguments: [false, true])
  func `a suggestion is posted once, changed in place, moved, and removed when it is solved`(
    isGitLab: Bool
  ) throws {
    let (outcomes, host) = try show(
      [
        [suggestion(4...5)], [suggestion(4...5)], [suggestion(4...5, ["other"])],
        [suggestion(6...6)], [],
      ], on: isGitLab)
    #expect(
      outcomes == [
        .init(posted: 1), .init(kept: 1), .init(updated: 1), .init(posted: 1, removed: 1),
        .init(removed: 1),
      ])
    #expect(texts(host).isEmpty)
  }

  @Test(arguments: [(false, "```suggestion\nnew\n```"), (true, "```suggestion:-1+0\nnew\n```")])
  func `a host gets its own form, beside the lines that are replaced`(isGitLab: Bool, block: String)
    throws
  {
    let (_, host) = try show([[suggestion(4...5)]], on: isGitLab)
    let text = try #require(texts(host).first)
    #expect(text.hasPrefix("<!-- snap suggestion snap ") && text.contains("\n`zeroHeight @ann`\n"))
    #expect(text.contains("\n\(block)\n"), "\(text)")
    let line = try #require(host.state.withLock { $0.lineComments.first })
    #expect(line.path == "A.xib" && line.line == 5 && line.start == (isGitLab ? nil : 4))
  }

  @Test(arguments: [false, true])
  func `only lines that the pull request shows have one, each line one, and no more than ten`(
    isGitLab: Bool
  ) throws {
    let (outcomes, host) = try show(
      [
        [
          suggestion(2...3), suggestion(8...8), suggestion(4...4, path: "B.xib"), suggestion(3...3),
          suggestion(3...4, subject: "b"), suggestion(7...7, subject: "c"),
        ]
      ], on: isGitLab)
    #expect(outcomes == [.init(posted: 2)])
    #expect(host.state.withLock { $0.lineComments.map(\.line) } == [3, 7])
    let long = "@@ -0,0 +1,30 @@\n" + (1...30).map { "+\($0)\n" }.joined()
    let app = try CommentedPackage(isGitLab: isGitLab)
    app.host.state.withLock { $0.patches = ["A.xib": long] }
    let place = try app.place()
    let many = try (1...12).map { try suggestion($0...$0, subject: "\($0)") }
    let outcome = try SuggestionComments(place.service, name: "snap")
      .show(many, among: place.service.shownLines(), of: place.commit)
    #expect(outcome == .init(posted: 10, left: 2))
  }

  @Test(arguments: [false, true])
  func `another last commit, a closed pull request and strangers' comments are left alone`(
    isGitLab: Bool
  ) throws {
    let app = try CommentedPackage(isGitLab: isGitLab)
    app.host.state.withLock {
      $0.patches = ["A.xib": Self.patch]
      var own = $0.add("<!-- snap suggestion snap x -->", by: .writer)
      own.author = .writer
      $0.comments.removeLast()
      $0.lineComments = [.init(comment: own, path: "A.xib", start: nil, line: 4)]
    }
    let place = try app.place()
    let comments = SuggestionComments(place.service, name: "snap")
    let diff = try place.service.shownLines()
    #expect(try comments.show([suggestion(4...4)], among: diff, of: HostDouble.name(9)) == nil)
    #expect(try comments.show([], among: diff, of: place.commit) == .init())
    app.host.state.withLock { $0.isOpen = false }
    #expect(try comments.show([suggestion(4...4)], among: diff, of: place.commit) == nil)
    #expect(texts(app.host).count == 1)
  }

  @Test func `nothing in a file ends the block, and what nobody sees is not suggested`() throws {
    let (_, host) = try show([[suggestion(4...4, ["```", "@ann <!-- -->", "\ttab"])]], on: false)
    #expect(
      texts(host).first?.contains("\n````suggestion\n```\n@ann <!-- -->\n\ttab\n````\n") == true)
    for hidden in ["a\u{202E}b", "a\r", "a\u{200B}"] {
      #expect(
        Suggestion(path: "A", lines: 1...1, replacement: [hidden], reason: "", subject: "") == nil)
    }
  }

  @Test func `a comment whose line is gone is replaced by one where the line is now`() throws {
    let (outcomes, host) = try show([[suggestion(4...4)], [suggestion(4...4)]], on: false) {
      if $0.lineComments.count == 1 { $0.lineComments[0].line = nil }
    }
    #expect(outcomes == [.init(posted: 1), .init(posted: 1, removed: 1)])
    #expect(texts(host).count == 1)
  }

  /// A repository with a storyboard that lint mends, as the pull request's commit.
  private func repository(_ app: CommentedPackage, edges: [String]) throws -> String {
    let git = Git(folder: app.package.root)
    try app.package.write(SongFile.storyboard(edges: edges), to: "Main.storyboard")
    try git.start()
    try git.commit()
    let head = try git.output(of: ["rev-parse", "HEAD"], path: "/usr/bin:/bin")
      .trimmingCharacters(in: .newlines)
    app.host.state.withLock { state in
      state.head = head
      let lines = SongFile.storyboard(edges: edges).split(separator: "\n").map { "+\($0)\n" }
      state.patches = ["Main.storyboard": "@@ -0,0 +1,\(lines.count) @@\n\(lines.joined())"]
    }
    return head
  }

  @Test(arguments: [false, true])
  func `snap comment suggests what lint would fix, until it is fixed`(isGitLab: Bool) throws {
    let app = try CommentedPackage(isGitLab: isGitLab)
    func comment(_ commit: String) throws -> SnapTool.Output {
      var tool = try app.package.snap()
      tool.environment.merge(app.environment) { $1 }
      return try tool.run(
        "comment", isGitLab ? "--gitlab" : "--github", "--suggest", "--pull-request", "12",
        "--commit", commit)
    }
    try FileManager.default.removeItem(at: app.package.url(of: ".git"))
    let head = try repository(app, edges: SongFile.vertical)
    let run = try comment(head)
    #expect(run.exitCode == 0 && run.out.hasSuffix("Suggested changes: 1 posted.\n"), "\(run)")
    let text = try #require(texts(app.host).first)
    #expect(
      text.contains("ambiguousLayout") && text.contains("firstAttribute=\"leading\""), "\(text)")
    #expect(try comment(head).out.hasSuffix("Suggested changes: 1 as before.\n"))
    let other = try repository(app, edges: ["leading", "trailing", "top", "bottom"])
    #expect(try comment(other).out.hasSuffix("Suggested changes: 1 removed.\n"))
    let stale = try comment(HostDouble.name(1))
    #expect(stale.error.contains("is not the commit that is checked out"), "\(stale)")
  }
}
