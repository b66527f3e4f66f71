package import Foundation

/// A folder in which files are completed before they are moved to their destination atomically.
///
/// 1. A new file is written under a random name with an exclusive `flock` until it is moved, so that a file without a
///    lock has no living writer.
/// 2. The move replaces the old file atomically: neither a reader nor an interruption sees a partial file.
/// 3. References are flushed to disk before they are moved, so that even a power failure leaves the old or the new
///    file.
/// 4. If the destination is on another file system, the file is completed next to it, after leftovers of interrupted
///    runs are removed there.
package struct StagingFolder: Sendable {
  let url: URL

  /// Names a folder, which need not exist.
  package init(url: URL) { self.url = url }

  /// Replaces or creates a file.
  package func replace(
    _ file: URL, with data: Data, isDurable: Bool = false
  ) throws(FileError) {
    do {
      try replace(file, with: data, isDurable: isDurable, stagedIn: url)
    } catch {
      guard error.code == EXDEV else { throw error }
      let folder = file.deletingLastPathComponent()
      try StagingFolder(url: folder).sweep()
      try replace(file, with: data, isDurable: isDurable, stagedIn: folder)
    }
  }

  /// Removes leftovers of interrupted runs.
  package func sweep() throws(FileError) {
    for name in try Files.names(in: url) where name.hasPrefix(".") && name.hasSuffix(".tmp") {
      let file = url.appendingPathComponent(name)
      let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try Files.remove(file) }
    }
  }

  private func replace(
    _ file: URL, with data: Data, isDurable: Bool, stagedIn folder: URL
  ) throws(FileError) {
    let staged = try Staged(in: folder)
    defer { staged.discard() }
    try staged.write(data, for: file, isDurable: isDurable)
    if try moved(staged, file) { return }
    try Files.makeFolder(file.deletingLastPathComponent())
    guard try moved(staged, file) else { throw FileError(.write, file, code: ENOENT) }
  }

  /// Returns false if the folder of the file is missing.
  private func moved(_ staged: Staged, _ file: URL) throws(FileError) -> Bool {
    if rename(staged.url.path, file.path) == 0 {
      staged.isMoved = true
      return true
    }
    guard errno == ENOENT else { throw FileError(.write, file) }
    return false
  }
}

/// One unfinished file; it owns the descriptor.
private final class Staged {
  let url: URL
  var isMoved = false
  private let descriptor: Int32

  init(in folder: URL) throws(FileError) {
    while true {
      let url = folder.appendingPathComponent(".\(UInt64.random(in: 0 ... .max)).tmp")
      let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        let reason = errno
        guard reason == ENOENT || reason == EEXIST else {
          throw FileError(.write, folder, code: reason)
        }
        if reason == ENOENT { try Files.makeFolder(folder) }
        continue
      }
      // Between the two calls a cleanup may mistake the file for an abandoned one.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 && Self.isLinked(descriptor) {
        self.url = url
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  deinit { close(descriptor) }

  /// Writes everything; errors name the destination, not the temporary file.
  func write(_ data: Data, for file: URL, isDurable: Bool) throws(FileError) {
    try Files.write(data, to: descriptor, for: file)
    if isDurable && fsync(descriptor) != 0 { throw FileError(.write, file) }
  }

  func discard() {
    if !isMoved { unlink(url.path) }
  }

  private static func isLinked(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }
}
