import Foundation
import SnapshotSamples
import Testing

/// What the tool says where Swift could not start or would not end.
struct LaunchTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// A folder whose path has a number of bytes.
  private func folder(ofLength length: Int) throws -> URL {
    var path = package.root.resolvingSymlinksInPath().path
    while path.utf8.count < length {
      let rest = length - path.utf8.count - 1
      // No component is empty or longer than file systems allow.
      path += "/" + String(repeating: "d", count: rest > 200 ? 100 : rest)
    }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  @Test(arguments: [(1023, true), (1024, false), (1500, false)])
  func `a working directory with too long a path is said`(length: Int, isRead: Bool) throws {
    let run = try SnapTool(directory: folder(ofLength: length), owner: package).run("doctor")
    let sentence =
      "error: The path of the working directory has more than 1023 bytes, which Swift cannot read. Run "
      + "snap in a folder with a shorter path.\n"
    #expect(run.exitCode == 2 || isRead)
    #expect((run.error == sentence) != isRead, "\(run)")
  }

  @Test func `a working directory that is gone is said`() throws {
    try package.write("", to: "gone/.keep")
    var tool = SnapTool(directory: package.url(of: "gone"), owner: package)
    tool.launcher = ["sh", "-c", "rm -r \"$PWD\"; exec \"$@\"", "sh"]
    let run = try tool.run("doctor")
    #expect(run.exitCode == 2)
    #expect(
      run.error
        == "error: The working directory does not exist any more. Run snap in another folder.\n")
  }

  /// The sanitizers need more themselves.
  static let isSanitized = ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains {
    ProcessInfo.processInfo.environment[$0] != nil
  }

  /// How little memory ends the tool depends on the machine: a `swift` that raises the same signal stands for it.
  @Test(.disabled(if: isSanitized)) func `a trap under a limit of memory is said`() throws {
    let swift = try package.writeProgram(
      "#!/bin/sh\nkill -ILL $PPID\nsleep 5\n", to: "stub/swift")
    var tool = SnapTool(directory: package.root, owner: package)
    tool.environment["PATH"] = "\(swift.deletingLastPathComponent().path):/usr/bin:/bin"
    tool.launcher = ["sh", "-c", "ulimit -v 8000000; exec \"$@\"", "sh"]
    let run = try tool.run("doctor")
    #expect(run.exitCode == 2)
    #expect(
      run.error.hasSuffix(
        "error: snap was ended by a signal while its memory is limited (ulimit -v), which is the likely "
          + "cause. Raise the limit: ulimit -v unlimited\n"), "\(run)")
  }
}
