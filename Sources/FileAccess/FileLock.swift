package import Foundation

/// An exclusive lock on a file, from `flock`: the system releases it when its process ends, however that ends.
///
/// The file is never removed: a process that waits for it would lock a file that no longer has a name.
package final class FileLock {
  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Takes the lock, and creates the file if it is missing; waits until it is free.
  package static func wait(for file: URL, in tree: FileTree) throws(FileError) -> FileLock {
    let descriptor = try opened(file, in: tree)
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure(closing: descriptor, file) }
    }
    return FileLock(descriptor: descriptor)
  }

  /// Takes the lock, and creates the file if it is missing; returns nil if another process has the lock.
  ///
  /// `wait` is called after each attempt that fails.
  package static func take(
    _ file: URL, in tree: FileTree, wait: () -> Void = { usleep(microsecondsBetweenAttempts) }
  ) throws(FileError) -> FileLock? {
    let descriptor = try opened(file, in: tree)
    for _ in 0..<attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return FileLock(descriptor: descriptor) }
      guard errno == EWOULDBLOCK else { throw failure(closing: descriptor, file) }
      wait()
    }
    close(descriptor)
    return nil
  }

  /// Whether a process has the lock; a link is not a lock.
  package static func isHeld(_ file: URL, in tree: FileTree) -> Bool {
    guard let descriptor = try? tree.openForReading(file.path) else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Replaces what the file says about the holder; a reader may see a part of it.
  package func write(_ data: Data, for file: URL) throws(FileError) {
    guard ftruncate(descriptor, 0) == 0 else { throw FileError(.write, file) }
    try Files.write(data, to: descriptor, for: file)
  }

  // `isHeld` takes a free lock for some microseconds, which must not look like a holder.
  private static let attempts = 5
  private static let microsecondsBetweenAttempts: UInt32 = 2000

  /// Children do not inherit the descriptor, or the lock would outlive its holder.
  private static func opened(_ file: URL, in tree: FileTree) throws(FileError) -> Int32 {
    let entry = try tree.newEntry(file.path, for: .write)
    let descriptor = entry.open(O_RDWR | O_CREAT)
    guard descriptor >= 0 else { throw entry.failure(.write) }
    return descriptor
  }

  private static func failure(closing descriptor: Int32, _ file: URL) -> FileError {
    let error = FileError(.write, file)
    close(descriptor)
    return error
  }
}
