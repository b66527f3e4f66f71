import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// What shards of one run must have in common, in a repository with a package of one test target.
struct ShardIdentityTests {
  private let package: TemporaryPackage
  private let git: Git

  private static let manifest = """
    {"name": "App", "targets": [
      {"name": "ATests", "type": "test", "dependencies": [], "resources": [], "exclude": []}]}
    """

  init() throws {
    package = try TemporaryPackage()
    git = Git(folder: package.root)
    try git.start()
    try package.prepare(Samples.result())
    try package.write(Self.manifest, to: "manifest.json")
    try package.write("calls\ntools\nprepared\n*.made.txt\nbroken*\n", to: ".gitignore")
    try package.write("// tests\n", to: "Tests/ATests/ATests.swift")
    try package.write("{ \"environment\": [\"LISTED\"] }", to: "snap.json")
    try git.commit()
  }

  private func snap(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> SnapTool.Output {
    var tool = try package.snap()
    tool.environment["MANIFEST"] = package.root.path + "/manifest.json"
    tool.environment.merge(environment) { $1 }
    return try tool.run(arguments)
  }

  /// Runs a shard, the second one without a snapshot.
  @discardableResult
  private func verify(
    _ shard: Int, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> SnapTool.Output {
    let own = shard == 1 ? [:] : ["PREPARED": package.root.path + "/none"]
    let run = try snap(
      ["verify", "--shard", "\(shard)/2"] + arguments, environment: own.merging(environment) { $1 })
    #expect(run.exitCode == 0, "\(run)")
    return run
  }

  private func merge(_ arguments: String...) throws -> SnapTool.Output {
    try snap(["merge", ".snap/runs/1", ".snap/runs/2"] + arguments)
  }

  private func manifest() throws -> RunManifest {
    try #require(try package.store().readManifest())
  }

  @Test func `shards of one commit are merged, whatever else is in the checkout`() throws {
    try verify(1)
    try package.write("downloaded", to: "timings.json")
    #expect(try verify(2).out.contains("of the same files and settings: `snap merge .snap/runs/1"))
    let run = try merge()
    #expect(run.exitCode == 0 && run.out.contains("1 snapshot: 1 passed"), "\(run)")
  }

  @Test func `shards of two commits are not merged, and both are named`() throws {
    try verify(1)
    let first = try #require(try manifest().identity?.commit)
    try package.write("// changed\n", to: "Tests/ATests/ATests.swift")
    try git.commit()
    #expect(try !verify(2).out.contains("snap merge .snap/runs/1"))
    let second = try #require(try manifest().identity?.commit)
    let run = try merge()
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("shard 1/2 is of commit \(first), not of \(second)."), "\(run)")
    let any = try merge("--commit", "any")
    #expect(any.exitCode == 2, "\(any)")
    #expect(
      any.error.contains("is of another commit: \(second), where shard 1/2 is of \(first)."))
  }

  @Test func `shards of an older commit are merged only if it is named`() throws {
    try verify(1)
    try verify(2)
    let commit = try #require(try manifest().identity?.commit)
    try git.commit()
    #expect(try merge().exitCode == 2)
    #expect(try merge("--commit", "1234567").exitCode == 2)
    #expect(try merge("--commit", String(commit.prefix(10))).exitCode == 0)
    #expect(try merge("--commit", "short").error.contains("seven or more digits"))
  }

  /// What differs in the second shard: a file that is written before, arguments, variables.
  struct Change: Sendable {
    var file: [String: String] = [:]
    var arguments: [String] = []
    var environment: [String: String] = [:]
    let words: String
  }

  @Test(arguments: [
    Change(file: ["Tests/ATests/ATests.swift": "// b"], words: "have different files, although"),
    Change(
      file: ["Tests/ATests/new.made.txt": ""], words: "files that git does not track"),
    Change(file: ["Tests/ATests/.data/x": ""], words: "files that git does not track"),
    Change(file: ["Snapshots/A/a@2x.png": "a"], words: "compared with different references"),
    Change(file: ["Package.resolved": "{}"], words: "different versions of other packages"),
    Change(arguments: ["--decode", "none"], words: "as their --decode differs"),
    Change(arguments: ["--repeat", "2"], words: "as their --repeat differs"),
    Change(environment: ["LISTED": "1"], words: "different values of LISTED, which snap.json"),
    Change(environment: ["MANIFEST": "OTHER"], words: "manifests that say different things"),
  ])
  func `shards that differ in something that counts are not merged`(change: Change) throws {
    try verify(1)
    for (path, text) in change.file { try package.write(text, to: path) }
    var environment = change.environment
    if environment["MANIFEST"] != nil {
      let other = Self.manifest.replacing("\"exclude\": []", with: "\"exclude\": [\"a\"]")
      environment["MANIFEST"] = try package.write(other, to: "broken.json").path
    }
    try verify(2, change.arguments, environment: environment)
    let run = try merge()
    #expect(run.exitCode == 2 && run.error.contains(change.words), "\(run)")
  }

  @Test(arguments: [["branch"], ["pack-refs", "--all"], ["checkout", "-q", "--detach"]])
  func `the commit is found however git keeps it`(command: [String]) throws {
    #expect(try git.status(of: command) == 0)
    try verify(1)
    let head = try git.output(of: ["rev-parse", "HEAD"], path: "/usr/bin:/bin")
    #expect(try manifest().identity?.commit == head.trimmingCharacters(in: .newlines))
  }

  @Test func `the commit of a worktree is its own`() throws {
    let tree = package.root.path + "/broken-tree"
    try git("worktree", "add", "-q", "-b", "topic", tree)
    try Git(folder: URL(fileURLWithPath: tree)).commit()
    let arguments = ["merge", package.root.path, "--package", tree]
    try verify(1)
    let run = try snap(arguments)
    #expect(run.exitCode == 2 && run.error.contains("is of commit"), "\(run)")
    // One shard is missing, which is found after the commits agree.
    let commit = try git.output(of: ["rev-parse", "HEAD"], path: "/usr/bin:/bin")
    let again = try snap(arguments + ["--commit", commit.trimmingCharacters(in: .newlines)])
    #expect(again.error.contains("of 2 shards 2 is missing"), "\(again)")
  }

  @Test(arguments: [
    ["--timings", "broken.json"], ["--shard", "3/2"], ["--unknown"], ["--bundle", "broken.tar"],
    [],
  ])
  func `a run that cannot begin leaves no passing one behind`(arguments: [String]) throws {
    try verify(1)
    #expect(try manifest().exitCode == 0)
    try package.write("{", to: "broken.json")
    try package.write("{", to: "broken.tar")
    if arguments.isEmpty { try package.write("{", to: ".snap/timings.json") }
    let shard = arguments.contains("--shard") ? [] : ["--shard", "1/2"]
    let run = try snap(["verify"] + shard + arguments, environment: ["TF_BUILD": "True"])
    #expect(run.exitCode == 2, "\(run)")
    #expect(try manifest().exitCode == nil)
    let merged = try snap(["merge", "."])
    #expect(merged.exitCode == 2 && merged.error.contains("was interrupted"), "\(merged)")
  }

  @Test func `an option that a person has mistyped leaves the last run as it is`() throws {
    try verify(1)
    #expect(try snap(["verify", "--unknown"]).exitCode == 2)
    #expect(try manifest().exitCode == 0)
  }

  @Test func `results that a pull request brings do not hide those of a shard`() throws {
    try verify(1)
    for path in ["shards/1", "shards/1/.snap"] {
      try FileManager.default.createDirectory(
        at: package.url(of: path), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: package.url(of: ".snap/run.json"), to: package.url(of: "\(path)/run.json"))
    }
    let run = try snap(["merge", "shards/1"])
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("shards/1/.snap/run.json are manifests of two runs"), "\(run)")
  }
}
