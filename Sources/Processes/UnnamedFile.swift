package import Foundation

/// A file without a name, which nobody else can open, and which is gone when it is closed.
package struct UnnamedFile {
  package let handle: FileHandle

  /// Makes a file.
  ///
  /// - Parameter folder: where it has a name for a moment.
  /// - Throws: ``ToolError/cannotWrite(file:reason:)``
  package init(in folder: URL = FileManager.default.temporaryDirectory) throws {
    var name = Array(folder.appendingPathComponent("snap-XXXXXX").path.utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw ToolError.cannotWrite(file: folder.path, reason: String(cString: strerror(errno)))
    }
    // Only the child's copy is for the child.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// What is in it, up to a number of bytes.
  package func text(atMost limit: Int) -> String {
    // What cannot be read again, as on a full disk, is only shown.
    try? handle.seek(toOffset: 0)
    return String(decoding: (try? handle.read(upToCount: limit)) ?? Data(), as: UTF8.self)
  }
}
