import Foundation
import SnapshotSamples
import Snapshots
import Testing

struct ShardTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.prepare(Samples.result())
  }

  private func verify(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> SnapTool.Output {
    var tool = try package.snap()
    tool.environment.merge(environment) { $1 }
    return try tool.run(["verify"] + arguments)
  }

  private var lastCall: String { get throws { try package.calls().last ?? "" } }

  @Test func `the tests get their shard`() throws {
    let run = try verify("--shard", "2/3")
    #expect(run.exitCode == 0, "\(run)")
    #expect(try lastCall.hasSuffix(" SNAP_RECORD=never SNAP_SHARD=2/3"))
    #expect(run.out.contains("shard 2/3: 0 fixtures left to the others"))
    #expect(package.exists(".snap/shard-plan.json"))
  }

  @Test func `a CI service's variables set the shard and are named`() throws {
    let run = try verify(environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"])
    #expect(try lastCall.hasSuffix("SNAP_SHARD=2/3"))
    #expect(run.out.contains("shard 2/3 (by CI_NODE_INDEX)"))
  }

  @Test func `1/1 verifies everything, whatever the variables`() throws {
    let service = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3", "SNAP_SHARD": "1/2"]
    let run = try verify("--shard", "1/1", environment: service)
    #expect(try lastCall.hasSuffix(" SNAP_RECORD=never"))
    #expect(!run.out.contains("shard"))
  }

  @Test func `recording is never split`() throws {
    var tool = try package.snap()
    tool.environment["SNAP_SHARD"] = "1/2"
    #expect(try tool.run("record").exitCode == 0)
    #expect(try !lastCall.contains("SNAP_SHARD"))
  }

  @Test func `Bazel's file is touched`() throws {
    let file = package.root.appendingPathComponent("bazel/status").path
    let variables = ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2"]
    _ = try verify(environment: variables.merging(["TEST_SHARD_STATUS_FILE": file]) { $1 })
    #expect(try lastCall.hasSuffix("SNAP_SHARD=1/2"))
    #expect(package.exists("bazel/status"))
  }

  @Test func `an invalid shard ends with 2`() throws {
    let run = try verify("--shard", "3/2")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("--shard is `3/2`, which is not a valid shard"))
  }

  @Test func `shards in one checkout keep their results and can be merged`() throws {
    let first = try verify("--shard", "1/2")
    #expect(first.out.contains("the results of this shard stay in .snap/runs/1\n"))
    let second = try verify(
      "--shard", "2/2", environment: ["PREPARED": package.root.path + "/none"])
    #expect(second.exitCode == 0 && second.error == "", "\(second)")
    #expect(second.out.contains("`snap merge .snap/runs/1 .snap/runs/2` joins them"))
    #expect(
      try package.snap().run("report", "--run", "1").out.contains("From run 1 (shard 1/2).\n"))
    let merged = try package.snap().run("merge", ".snap/runs/1", ".snap/runs/2")
    #expect(merged.exitCode == 0, "\(merged)")
    #expect(merged.out.contains("1 snapshot: 1 passed"))
    #expect(merged.out.contains("run 3 joins \(package.root.path)/.snap/runs/1, "))
    let absent = try package.snap().run("report", "--run", "9")
    #expect(absent.exitCode == 2)
    #expect(absent.error.contains("Run 9 has no folder. The runs that are kept are 1, 2, 3."))
  }

  @Test func `a shard without a snapshot is not a failure`() throws {
    let empty = try TemporaryPackage()
    let run = try empty.snap().run("verify", "--shard", "2/2")
    #expect(run.exitCode == 0, "\(run)")
  }

  @Test(arguments: [(false, 0), (true, 1)])
  func `merged shards have the output and exit code of one run`(differs: Bool, exitCode: Int32)
    throws
  {
    let other = try TemporaryPackage()
    try other.prepare(Samples.result(differs ? .different : .passed, fixture: "other"))
    _ = try verify("--shard", "1/2")
    _ = try other.snap(failing: differs ? .snapshot : .nothing).run("verify", "--shard", "2/2")
    let whole = try TemporaryPackage()
    let run = try whole.snap().run(
      "merge", package.root.path, other.root.path, "--json", "all.json")
    #expect(run.exitCode == exitCode, "\(run)")
    #expect(run.out.contains("2 snapshots: \(differs ? "1 passed, 1 differs" : "2 passed")"))
    #expect(whole.exists(".snap/timings.json") && whole.exists("all.json"))
    #expect(try whole.snap().run("report").out.hasPrefix("2 snapshots: "))
  }

  @Test func `a shard with another failing test is named when merged`() throws {
    let other = try TemporaryPackage()
    try other.prepare(Samples.result(fixture: "other"))
    _ = try verify("--shard", "1/2")
    _ = try other.snap(failing: .plainTest).run("verify", "--shard", "2/2")
    let run = try TemporaryPackage().snap().run("merge", package.root.path, other.root.path)
    #expect(run.exitCode == 1)
    #expect(run.out.contains("shard 2/2 has a test failure that is not a snapshot failure"))
  }

  @Test func `results of another package are not merged`() throws {
    let manifest = "let package = Package(\n  name: \"NAME\", targets: [])\n"
    let (other, whole) = (try TemporaryPackage(), try TemporaryPackage())
    for (folder, name) in [(package, "App"), (other, "Another"), (whole, "App")] {
      try folder.write(manifest.replacing("NAME", with: name), to: "Package.swift")
    }
    try other.prepare(Samples.result(fixture: "other"))
    _ = try verify("--shard", "1/2")
    _ = try other.snap().run("verify", "--shard", "2/2")
    for folder in [whole, try TemporaryPackage()] {
      let run = try folder.snap().run("merge", package.root.path, other.root.path)
      #expect(run.exitCode == 2, "\(run)")
      #expect(
        run.error.contains("/.snap has results of the package Another, not of App. Merge"), "\(run)"
      )
      #expect(!folder.exists(".snap/run.json"))
    }
  }

  @Test(arguments: [["1/2", "2/2"], ["2/2", "1/2"]])
  func `results without a package's name are not merged with those of a package`(shards: [String])
    throws
  {
    let (named, whole) = (try TemporaryPackage(), try TemporaryPackage())
    try named.write("let package = Package(name: \"App\")\n", to: "Package.swift")
    try named.prepare(Samples.result(fixture: "other"))
    _ = try verify("--shard", shards[0])
    _ = try named.snap().run("verify", "--shard", shards[1])
    let run = try whole.snap().run("merge", package.root.path, named.root.path)
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("/.snap has results of a package without a name, not of App."))
  }

  @Test func `a missing shard ends with 2`() throws {
    _ = try verify("--shard", "1/2")
    let run = try TemporaryPackage().snap().run("merge", package.root.path)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("Nothing is merged: of 2 shards 2 is missing."))
  }
}
