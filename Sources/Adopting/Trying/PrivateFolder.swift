package import Foundation
import Processes

/// A new folder that only this user can read; it goes with its last owner.
package final class PrivateFolder {
  package let url: URL

  /// - Throws: `ToolError.cannotWrite(file:reason:)`
  package init() throws {
    let (url, code) = Self.make()
    guard code == 0 else {
      throw ToolError.cannotWrite(file: url.path, reason: String(cString: strerror(code)))
    }
    self.url = url
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Makes a folder that stays.
  /// - Returns: the folder, and the system's number for what went wrong.
  package static func make() -> (URL, code: Int32) {
    var name = Array(
      FileManager.default.temporaryDirectory.appendingPathComponent("snap-try-XXXXXX").path
        .utf8CString)
    let isMade = mkdtemp(&name) != nil
    let code = isMade ? 0 : errno
    let path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
    return (URL(fileURLWithPath: path, isDirectory: true), code)
  }
}
