import Foundation

/// A file system of a few kilobytes mounted over a folder, visible to only one run of `snap`.
struct TinyDisk {
  let kilobytes: Int
  let folder: URL
  /// Whether nothing can be written to it.
  var isReadOnly = false
  /// Variables of the run, besides the usual ones.
  var environment: [String: String] = [:]

  /// Whether users of this machine can mount in their own namespace.
  static let isPossible: Bool = {
    let mount = "mount -t tmpfs -o size=64k none /tmp"
    return (try? shell(["unshare", "-Urm", "sh", "-c", mount]))?.exitCode == 0
  }()

  /// Copies the folder to the disk, runs `snap`, and counts the remaining files and the intact pictures among them.
  func run(_ arguments: [String], in directory: URL) throws -> (exitCode: Int32, text: String) {
    let script = """
      cp -r "$0" "$0.copy" && mount -t tmpfs -o size=\(kilobytes)k none "$0" || exit 99
      cp -r "$0.copy/." "$0"
      \(isReadOnly ? "mount -o remount,ro \"$0\"" : ":")
      cd "$1"; shift
      "$SNAP" "$@"; code=$?
      whole=0
      for file in "$0"/*/*.png; do "$SNAP" diff "$file" "$file" && whole=$((whole + 1)); done
      echo "whole: $whole"
      echo "files: $(find "$0" -type f | wc -l)"
      exit $code
      """
    return try Self.shell(
      ["unshare", "-Urm", "sh", "-c", script, folder.path, directory.path] + arguments,
      environment)
  }

  private static func shell(
    _ words: [String], _ environment: [String: String] = [:]
  ) throws -> (exitCode: Int32, text: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = [
      "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "SNAP": SnapTool.executable.path,
    ].merging(SnapTool.sanitizers) { $1 }.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
