import Foundation
import RewritingTestSupport
import Testing

/// Commands of a `snap` that has the trait, on a package that does not use the plugin.
///
/// A script in the place of `swift` compiles the package's source with the flags that it gets.
final class RewrittenBuildTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rewritten-\(UUID().uuidString)")
  private var source: URL { folder.appendingPathComponent("Sources/Cells/Cell.swift") }

  init() throws {
    try write("// swift-tools-version: 6.2", to: "Package.swift")
    try write(
      #"{"name": "Cells", "targets": [{"name": "Cells", "type": "regular", "dependencies": [], "#
        + #""resources": [], "exclude": []}]}"#, to: "manifest.json")
    try write(
      "@objc(Cell) final class Cell {\n  @objc private(set) var taps = 0\n  @objc func tap() { taps += 1 }\n}",
      to: "Sources/Cells/Cell.swift")
    try write(Self.script, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent("bin/swift").path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: [
    ["verify"], ["record"], ["verify", "--scratch-path", "elsewhere"],
  ])
  func `sources are rewritten, and the overlay is passed to a build in a folder of its own`(
    arguments: [String]
  ) throws {
    let run = try snap(arguments)
    #expect(!run.output.contains("error: 'objc'"), "\(run)")
    let scratch = arguments.count > 1 ? "elsewhere/rewritten" : ".build/rewritten"
    let overlay = ".build/snap-rewritten/Cells/overlay.yaml"
    let settings = "--scratch-path \(scratch) -Xswiftc -vfsoverlay -Xswiftc \(overlay)"
    let calls = try self.calls()
    #expect(calls.first == "build --build-tests \(settings)")
    #expect(calls.contains("build --show-bin-path \(settings)"))
    #expect(calls.allSatisfy { $0.contains("--scratch-path \(scratch)") })
  }

  @Test func `a compiler's error names the original's path and line`() throws {
    let text = try String(contentsOf: source, encoding: .utf8)
    try write(text.replacing("taps += 1", with: "taps += \"1\""), to: "Sources/Cells/Cell.swift")
    let run = try snap(["verify"])
    #expect(run.exitCode == 2)
    #expect(run.output.contains("\(source.path):3:30: error: "), "\(run)")
    #expect(run.output.contains("does not build with its tests"))
    #expect(try calls().count == 1)
  }

  @Test func `a package without such spellings is built as usual`() throws {
    try write("final class Cell {}", to: "Sources/Cells/Cell.swift")
    _ = try snap(["verify"])
    #expect(try calls().first == "build --build-tests")
  }

  @Test func `lint compiles nothing`() throws {
    let run = try snap(["lint", "."])
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("calls").path))
    #expect(!run.output.contains("@objc"), "\(run)")
  }

  private static let script = #"""
    #!/bin/bash
    case "$*" in *dump-package) cat "$FOLDER/manifest.json"; exit ;; esac
    echo "$@" >> "$FOLDER/calls"
    [ "$1" = build ] || exit 0
    flags=()
    while [ $# -gt 0 ]; do
      if [ "$1" = -Xswiftc ]; then flags+=("$2"); shift; fi
      shift
    done
    exec swiftc -typecheck "${flags[@]}" "$FOLDER/Sources/Cells/Cell.swift"
    """#

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The script's arguments, one line per call, with paths relative to the package.
  private func calls() throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)
      .replacing(folder.path + "/", with: "").split(separator: "\n").map(String.init)
  }

  private func snap(_ arguments: [String]) throws -> ProgramRun {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("snap")
    let path =
      folder.appendingPathComponent("bin").path + ":"
      + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try ProgramRun(
      [tool.path] + arguments, in: folder, variables: ["PATH": path, "FOLDER": folder.path])
  }
}
