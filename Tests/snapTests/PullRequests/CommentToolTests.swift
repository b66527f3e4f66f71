import Foundation
import PullRequests
import SnapshotSamples
import Testing

/// `snap comment` as a job of CI runs it.
struct CommentToolTests {
  private func tool(_ app: CommentedPackage, _ variables: [String: String] = [:]) throws -> SnapTool
  {
    var tool = try app.package.snap()
    tool.environment.merge(app.environment) { $1 }
    tool.environment.merge(variables) { $1 }
    return tool
  }

  private func event(_ json: String, in app: CommentedPackage) throws -> [String: String] {
    ["GITHUB_EVENT_PATH": try app.package.write(json, to: "event.json").path]
  }

  private static let opened =
    #"{"action": "synchronize", "pull_request": {"number": 12, "head": {"sha": "\#(HostDouble.name(1))"}}}"#

  @Test func `the token is in no output, file or address, and goes to one host`() throws {
    let app = try CommentedPackage()
    let run = try tool(app, event(Self.opened, in: app)).run("comment", "--github")
    #expect(run.exitCode == 0 && run.out == "Commented on the pull request.\n", "\(run)")
    #expect(!"\(run)".contains(HostDouble.token))
    let token = Data(HostDouble.token.utf8)
    for path in app.package.allFiles { #expect(app.package.read(path)?.range(of: token) == nil) }
    #expect(!app.package.allFiles.contains { $0.contains("comment-") })
    #expect(app.host.requests.allSatisfy { !"\($0.path) \($0.query)".contains(HostDouble.token) })
  }

  @Test func `after another run, the pull request is found by its branch`() throws {
    let app = try CommentedPackage()
    let json = """
      {"action": "completed", "workflow_run": {"id": 900, "head_sha": "\(HostDouble.name(1))",
       "head_branch": "feature/row", "head_repository": {"owner": {"login": "ann"}}}}
      """
    let run = try tool(app, event(json, in: app)).run("comment", "--github", "--commands")
    #expect(run.exitCode == 0, "\(run)")
    #expect(app.host.texts.first?.contains(" run=900 ") == true)
    #expect(
      app.host.texts.first?.contains("[All results](https://github.com/app/cells/actions/runs/900)")
        == true)
  }

  @Test func `a command is checked and carried out by two steps`() throws {
    let app = try CommentedPackage()
    try Git(folder: app.package.root).start()
    try app.showComment()
    let id = app.host.write("/snap accept")
    let event = try event(
      #"{"action": "created", "issue": {"number": 12}, "comment": {"id": \#(id), "body": "x"}}"#,
      in: app)
    let check = try tool(app, event).run("comment", "--github", "--respond", "--check")
    #expect(check.out == "commit=\(HostDouble.name(1))\nrun=77\n", "\(check)")
    let run = try tool(app, event).run("comment", "--github", "--respond")
    #expect(run.exitCode == 0 && run.out.hasPrefix("Accepted 1 snapshot"), "\(run)")
    #expect(app.host.file("Snapshots/CellTests/row@2x.png") != nil)
  }

  @Test func `a refused command ends with 1`() throws {
    let app = try CommentedPackage(isGitLab: true)
    let id = app.host.write("/snap accept", by: .reader)
    let payload = try app.package.write(
      #"{"object_kind": "note", "object_attributes": {"id": \#(id)}, "merge_request": {"iid": 12}}"#,
      to: "payload.json")
    let run = try tool(app, ["TRIGGER_PAYLOAD": payload.path]).run(
      "comment", "--gitlab", "--respond")
    #expect(run.exitCode == 1 && run.out.contains("only who may push"), "\(run)")
  }

  private static let problems: [([String: String], Int32, String)] = [
    (["GITHUB_TOKEN": ""], 2, "no token is in the environment. Set GITHUB_TOKEN or GH_TOKEN"),
    (["GITHUB_API_URL": "http://example.com"], 2, "where no token is sent"),
    (["GITHUB_REPOSITORY": ""], 2, "GITHUB_REPOSITORY, which says the repository"),
    (["GITHUB_EVENT_PATH": "/dev/null"], 2, "/dev/null is not the event of a pull request"),
    (["PATH": "/nowhere"], 2, "Install curl"),
    ([:], 0, "This job does not run for a pull request"),
  ]

  @Test(arguments: problems.indices)
  func `what is missing is said`(index: Int) throws {
    let (variables, code, words) = Self.problems[index]
    let app = try CommentedPackage()
    let run = try tool(app, variables).run("comment", "--github")
    #expect(run.exitCode == code && (run.out + run.error).contains(words), "\(run)")
    #expect(!"\(run)".contains(HostDouble.token))
    #expect(app.host.requests.isEmpty)
  }

  @Test(arguments: [
    [], ["--github", "--gitlab"], ["--github", "--check"], ["--github", "--name", "a b"],
    ["--github", "--pictures-at", "ftp://x"],
  ])
  func `options that do not fit are refused`(options: [String]) throws {
    let app = try CommentedPackage()
    #expect(try tool(app).run(["comment"] + options).exitCode == 2)
    #expect(app.host.requests.isEmpty)
  }
}
