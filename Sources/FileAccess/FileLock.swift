package import Foundation

/// An exclusive lock on a file, from `flock`: the system releases it when its process ends, however that ends.
///
/// The file is never removed: a process that waits for it would lock a file that no longer has a name.
package final class FileLock {
  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Takes the lock, and creates the file if it is missing; waits until it is free.
  package static func wait(for file: URL) throws(FileError) -> FileLock {
    let descriptor = try opened(file)
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure(closing: descriptor, file) }
    }
    return FileLock(descriptor: descriptor)
  }

  /// Takes the lock, and creates the file if it is missing; returns nil if another process has the lock.
  ///
  /// `wait` is called after each attempt that fails.
  package static func take(
    _ file: URL, wait: () -> Void = { usleep(microsecondsBetweenAttempts) }
  ) throws(FileError) -> FileLock? {
    let descriptor = try opened(file)
    for _ in 0..<attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return FileLock(descriptor: descriptor) }
      guard errno == EWOULDBLOCK else { throw failure(closing: descriptor, file) }
      wait()
    }
    close(descriptor)
    return nil
  }

  /// Whether a process has the lock.
  package static func isHeld(_ file: URL) -> Bool {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
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
  private static func opened(_ file: URL) throws(FileError) -> Int32 {
    try Files.makeFolder(file.deletingLastPathComponent())
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, file) }
    return descriptor
  }

  private static func failure(closing descriptor: Int32, _ file: URL) -> FileError {
    let error = FileError(.write, file)
    close(descriptor)
    return error
  }
}
