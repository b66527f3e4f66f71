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
  package let tree: FileTree

  /// Names a folder, which need not exist.
  ///
  /// - Parameters:
  ///   - url: the folder.
  ///   - tree: what the folder and the destinations are in.
  package init(url: URL, in tree: FileTree) {
    self.url = url
    self.tree = tree
  }

  /// Replaces or creates a file.
  package func replace(
    _ file: URL, with data: Data, isDurable: Bool = false
  ) throws(FileError) {
    do {
      try replace(file, with: data, isDurable: isDurable, stagedIn: url)
    } catch {
      guard error.code == EXDEV else { throw error }
      let folder = file.deletingLastPathComponent()
      try StagingFolder(url: folder, in: tree).sweep()
      try replace(file, with: data, isDurable: isDurable, stagedIn: folder)
    }
  }

  /// Removes leftovers of interrupted runs.
  package func sweep() throws(FileError) {
    for name in try tree.names(in: url) where name.hasPrefix(".") && name.hasSuffix(".tmp") {
      let file = url.appendingPathComponent(name)
      // A link is not left by an interrupted run.
      guard let descriptor = try? tree.openForReading(file.path) else { continue }
      defer { close(descriptor) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { try tree.remove(file) }
    }
  }

  private func replace(
    _ file: URL, with data: Data, isDurable: Bool, stagedIn folder: URL
  ) throws(FileError) {
    let staged = try Staged(in: folder, of: tree)
    defer { staged.discard() }
    try staged.write(data, for: file, isDurable: isDurable)
    if try moved(staged, file) { return }
    try tree.makeFolder(above: file.path)
    guard try moved(staged, file) else { throw FileError(.write, file, code: ENOENT) }
  }

  /// Returns false if the folder of the file is missing.
  private func moved(_ staged: Staged, _ file: URL) throws(FileError) -> Bool {
    guard let entry = try tree.entry(file.path, for: .write) else { return false }
    if staged.move(to: entry) { return true }
    guard errno == ENOENT else { throw entry.failure(.write) }
    return false
  }
}

/// One unfinished file; it owns the descriptor.
private final class Staged {
  private let place: TreeEntry
  private var isMoved = false
  private let descriptor: Int32

  init(in folder: URL, of tree: FileTree) throws(FileError) {
    while true {
      let url = folder.appendingPathComponent(".\(UInt64.random(in: 0 ... .max)).tmp")
      let place = try tree.newEntry(url.path, for: .write)
      let descriptor = place.open(O_WRONLY | O_CREAT | O_EXCL)
      guard descriptor >= 0 else {
        let reason = errno
        guard reason == ENOENT || reason == EEXIST else {
          throw FileError(.write, folder, code: reason)
        }
        if reason == ENOENT { try tree.makeFolder(folder) }
        continue
      }
      // Between the two calls a cleanup may mistake the file for an abandoned one.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 && Self.isLinked(descriptor) {
        self.place = place
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

  /// Gives the file its name; if it fails, the system's number says why.
  func move(to entry: borrowing TreeEntry) -> Bool {
    isMoved = renameat(place.descriptor, place.name, entry.descriptor, entry.name) == 0
    return isMoved
  }

  func discard() {
    if !isMoved { unlinkat(place.descriptor, place.name, 0) }
  }

  private static func isLinked(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }
}
