import Foundation
import TestSupport
import Testing

/// The rules of Examples/ci/bazel.
struct BazelTests {
  private static let rules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/ci/bazel")
  private static let cells = """
    { "source": "Main.storyboard", "matrix": { "widths": [320, 414] },
      "fixtures": [{ "name": "a", "cell": "SongCell" }, { "name": "b", "cell": "SongCell" }] }
    """
  private static let files = [
    "app/Cells/Songs.cells.json": cells, "app/Cells/Main.storyboard": SongFile.storyboard(),
  ]

  private static func find(_ program: String) -> String? {
    ["/usr/local/bin", "/usr/bin", "/bin"].map { "\($0)/\(program)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  private struct Output { let exitCode: Int32, text: String }

  private func run(_ words: [String], in folder: URL, _ variables: [String: String] = [:]) throws
    -> Output
  {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/local/bin:/usr/bin:/bin"].merging(variables) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(exitCode: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }

  // MARK: - Without Bazel

  /// The folders that Bazel gives a test: links to all files, and places to write to.
  private func runfiles(_ workspace: TemporaryFolder) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in workspace.allFiles where path.hasPrefix("app/") {
      let link = folder.url(of: "w/\(path)")
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: workspace.url(of: path))
    }
    try FileManager.default.createSymbolicLink(
      at: folder.url(of: "w/snap"), withDestinationURL: SnapTool.executable)
    var script = try String(
      contentsOf: Self.rules.appendingPathComponent("snap_test.sh"), encoding: .utf8)
    for (name, value) in [
      ("tool", "snap"), ("package", "app"), ("references", "Snapshots"), ("bundle", ""),
      ("options", ""),
    ] { script = script.replacing("%{\(name)}", with: value) }
    try folder.write(script, to: "w/app/test.sh")
    return folder
  }

  @Test(.enabled(if: Sandbox.isPossible, "`unshare -rnm` is not allowed here"), arguments: [1, 2])
  func `a shard reads a folder that is read-only, without network, and writes to Bazel's folders`(
    shard: Int
  ) throws {
    let workspace = try TemporaryFolder(Self.files)
    let recorded = SnapTool(directory: workspace.url(of: "app"), owner: workspace)
    _ = try recorded.run("record", "--cells-only")
    try FileManager.default.removeItem(at: workspace.url(of: "app/.snap"))
    let (folder, writable) = (try runfiles(workspace), try TemporaryFolder())
    try writable.write("", to: "outputs/.keep")
    try writable.write("", to: "tmp/.keep")
    let place = { writable.url(of: $0).path }
    let output = try run(
      Sandbox.launcher(readOnly: folder.root) + ["bash", folder.url(of: "w/app/test.sh").path],
      in: folder.root,
      [
        "TEST_SRCDIR": folder.root.path, "TEST_WORKSPACE": "w", "TEST_TMPDIR": place("tmp"),
        "TEST_UNDECLARED_OUTPUTS_DIR": place("outputs"), "XML_OUTPUT_FILE": place("test.xml"),
        "TEST_SHARD_INDEX": "\(shard - 1)", "TEST_TOTAL_SHARDS": "2",
        "TEST_SHARD_STATUS_FILE": place("status"),
      ])
    #expect(output.exitCode == 0, "\(output.text)")
    #expect(output.text.contains("shard \(shard)/2 (by TEST_SHARD_INDEX)"))
    #expect(writable.exists("outputs/snap/run.json") && writable.exists("status"))
    #expect(try writable.text(of: "test.xml").contains("<testsuites"))
    #expect(!workspace.exists("app/.snap"))
  }

  // MARK: - With Bazel

  /// Only what a test needs of the internet, which is empty unless coverage is measured.
  private static let withoutInternet = [
    "WORKSPACE": "workspace(name = \"remote_coverage_tools\")\n",
    "BUILD": """
    package(default_visibility = ["//visibility:public"])
    filegroup(name = "coverage_report_generator")
    filegroup(name = "lcov_merger")

    """,
  ]

  /// Bazel's server would keep the file open by which Foundation learns that a process has ended.
  private static let withoutOpenFiles = """
    ( for file in /proc/self/fd/*; do
        number=${file##*/}
        if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
      done
      exec "$@" )
    exit $?
    """

  private func workspace() throws -> TemporaryFolder {
    let workspace = try TemporaryFolder(Self.files)
    for name in ["defs.bzl", "snap_test.sh", "snap_accept.sh"] {
      try workspace.write(
        Data(contentsOf: Self.rules.appendingPathComponent(name)), to: "rules/\(name)")
    }
    try workspace.write("workspace(name = \"w\")\n", to: "WORKSPACE")
    try workspace.write(
      "exports_files([\"snap\", \"snap_test.sh\", \"snap_accept.sh\"])\n", to: "rules/BUILD.bazel")
    try FileManager.default.createSymbolicLink(
      at: workspace.url(of: "rules/snap"), withDestinationURL: SnapTool.executable)
    try workspace.write(
      """
      load("//rules:defs.bzl", "snap_test")
      snap_test(
          name = "snapshots",
          size = "small",
          srcs = glob(["Cells/**"]),
          references = glob(["Snapshots/**"], allow_empty = True),
          shard_count = 2,
          tool = "//rules:snap",
      )

      """, to: "app/BUILD.bazel")
    return workspace
  }

  @Test(
    .enabled(
      if: find("bazel") != nil, "bazel is not installed; Debian's package is bazel-bootstrap"))
  func `a test of Bazel fails, is accepted, passes, and does nothing when nothing has changed`()
    throws
  {
    let (workspace, stub) = (try workspace(), try TemporaryFolder(Self.withoutInternet))
    let home = try TemporaryFolder()
    func bazel(_ words: String...) throws -> Output {
      // Debian's needs the system's settings, which name its parts.
      try run(
        ["bash", "-c", Self.withoutOpenFiles, "bash", "bazel", "--nohome_rc"]
          + ["--output_user_root=\(home.root.path)"] + words,
        in: workspace.root, ["HOME": home.root.path])
    }
    defer {
      _ = try? bazel("shutdown")
      // Bazel takes the right to write to its results away.
      _ = try? run(["chmod", "-R", "u+w", home.root.path], in: home.root)
    }
    let options = "--override_repository=remote_coverage_tools=\(stub.root.path)"
    let failing = try bazel("test", "//app:snapshots", options, "--test_output=errors")
    try #require(failing.exitCode == 3, "\(failing.text)")
    #expect(failing.text.contains("Snapshot has no reference: Songs/a.320"))
    #expect(!workspace.exists("app/Snapshots"))
    let accepted = try bazel("run", "//app:snapshots.accept", options)
    #expect(accepted.exitCode == 0, "\(accepted.text)")
    let pictures = ["a.320@2x.png", "a.414@2x.png", "b.320@2x.png", "b.414@2x.png"]
    #expect(
      workspace.allFiles.filter { $0.hasPrefix("app/Snapshots/") }
        == pictures.map { "app/Snapshots/Songs/\($0)" })
    let passing = try bazel("test", "//app:snapshots", options)
    #expect(passing.exitCode == 0, "\(passing.text)")
    #expect(passing.text.contains("Executed 1 out of 1 test: 1 test passes."))
    let again = try bazel("test", "//app:snapshots", options)
    #expect(again.exitCode == 0, "\(again.text)")
    #expect(again.text.contains("Executed 0 out of 1 test: 1 test passes."), "\(again.text)")
  }
}
