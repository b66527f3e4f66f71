import Foundation

/// A temporary file without a name, into which a child writes what is read when it has ended.
struct UnnamedFile {
  let handle: FileHandle

  /// Makes a file; nil where the temporary folder cannot be written.
  init?() {
    var template = FileManager.default.temporaryDirectory
      .appendingPathComponent("snap-XXXXXX").path.utf8CString.map { $0 }
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    // Only the child's copy is for the child.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// What is in it, up to a number of bytes.
  func text(atMost limit: Int) -> String {
    // What cannot be read again, as on a full disk, is only shown.
    try? handle.seek(toOffset: 0)
    return String(decoding: (try? handle.read(upToCount: limit)) ?? Data(), as: UTF8.self)
  }
}
