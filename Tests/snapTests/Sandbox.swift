import Foundation
import TestSupport

/// What takes the network and the right to write to a folder away from a command.
///
/// Permissions would not do: they hold for no administrator, and tests in containers often run as one.
enum Sandbox {
  /// Whether users of this machine can make one.
  static let isPossible: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = launcher(readOnly: folder.root) + ["sh", "-c", "! touch file"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0 && !folder.exists("file")
  }()

  /// Returns the words before a command that runs in a folder.
  ///
  /// - Parameters:
  ///   - folder: becomes read-only, and the current folder.
  ///   - hidden: appears empty; nil for none.
  /// - Returns: the words.
  static func launcher(readOnly folder: URL, hiding hidden: URL? = nil) -> [String] {
    let script = """
      mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$0" || exit 99
      if [ -n "$1" ]; then mount -t tmpfs none "$1" || exit 99; fi
      shift
      exec "$@"
      """
    return ["unshare", "-rnm", "sh", "-c", script, folder.path, hidden?.path ?? ""]
  }
}
