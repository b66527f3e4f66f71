import Foundation
import RewritingTestSupport
import Testing

/// `snap fix` on a real package, which is built where these tests are, so that of Snap nothing is compiled again.
@Suite(.serialized) final class FixedSourceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("fixed-\(UUID().uuidString)").resolvingSymlinksInPath()
  private var cells: URL { folder.appendingPathComponent("Sources/Faults/Cells.swift") }

  init() throws {
    for (path, text) in FaultyPackage.files(snap: Self.root.path) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let script = folder.appendingPathComponent("bin/swift")
    try FileManager.default.createDirectory(
      at: script.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Self.script.utf8).write(to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
  }

  /// Builds as `scripts/test-packages` has built these tests; otherwise all of Snap would be compiled again.
  private static let script = """
    #!/bin/bash
    PATH=${PATH#*:}
    if [ "$1" = build ]; then exec swift "$@" -debug-info-format none; fi
    exec swift "$@"
    """

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../..").standardizedFileURL
  private static let tool = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("snap")
  /// The folder of builds, which `swift test` has the lock of.
  private static let scratch = tool.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func snap(_ arguments: [String]) throws -> ProgramRun {
    let path =
      folder.appendingPathComponent("bin").path + ":"
      + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try ProgramRun(
      [Self.tool.path] + arguments + ["--scratch-path", Self.scratch.path, "--ignore-lock"],
      in: folder, variables: ["PATH": path])
  }

  private func snap(_ arguments: String...) throws -> ProgramRun { try snap(arguments) }

  private func text() throws -> String { try String(contentsOf: cells, encoding: .utf8) }

  @Test func `a diff mends faults of seven kinds, and git applies it`() throws {
    let before = try text()
    let names = [
      "conflict", "ambiguous", "stretched", "truncated", "collapsed", "overlapping", "low",
    ]
    let run = try snap(["fix"] + names.map { "FaultTests/\($0).320" } + ["--dry-run"])
    #expect(run.exitCode == 0, "\(run)")
    #expect(try text() == before)
    #expect(run.output.contains("7 of 7 problems can be fixed, in 1 file. Nothing was written."))
    let start = try #require(run.output.range(of: "--- a/"))
    let diff = String(run.output[start.lowerBound...])
    let end = diff.range(of: "\n7 of 7")?.lowerBound ?? diff.endIndex
    try Data((diff[..<end] + "\n").utf8).write(to: folder.appendingPathComponent("fix.diff"))
    let applied = try ProgramRun(["git", "apply", "fix.diff"], in: folder)
    #expect(applied.exitCode == 0, "\(applied)\n\(diff)")
    let again = try snap("fix", "FaultTests/truncated.414", "FaultTests/collapsed.320")
    #expect(again.exitCode == 0 && again.output.contains("Fixed 0 of 0 problems in 0 files."))
    let mended = try text()
    for line in [
      "photoViewWidth.priority = UILayoutPriority(999)", "titleLabel.numberOfLines = 0",
      "setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)",
    ] { #expect(mended.contains(line), "\(mended)") }
  }

  @Test func `what is proven is written, but not through a link`() throws {
    let real = folder.appendingPathComponent("Real.swift")
    try FileManager.default.moveItem(at: cells, to: real)
    try FileManager.default.createSymbolicLink(at: cells, withDestinationURL: real)
    let before = try text()
    let refused = try snap("fix", "FaultTests/truncated.320")
    #expect(refused.exitCode == 2 && refused.output.contains("Cells.swift"), "\(refused)")
    #expect(try text() == before)
    try FileManager.default.removeItem(at: cells)
    try FileManager.default.moveItem(at: real, to: cells)
    let run = try snap("fix", "FaultTests/truncated.320")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.output.contains("FaultTests/truncated.320: truncatedText: contentView/titleLabel: fixed.")
    )
    let added = "    titleLabel.numberOfLines = 0\n    NSLayoutConstraint.activate(["
    #expect(try text().components(separatedBy: added).count == 2)
    #expect(
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".snap/fixing").path))
  }

  @Test func `a snapshot that no test takes is named`() throws {
    let run = try snap("fix", "FaultTests/missing.320")
    #expect(run.exitCode == 2)
    #expect(run.output.contains("takes the snapshot FaultTests/missing.320"), "\(run)")
  }
}
