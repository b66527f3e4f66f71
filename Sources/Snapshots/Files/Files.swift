import Foundation

/// Reading, replacing and removing files, with errors that name the path and the system's reason.
enum Files {
  /// Returns the file's bytes, or nil if there is no such file.
  static func read(_ url: URL) throws -> Data? {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("read", url)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure("read", url) }
    var data = Data(count: max(0, Int(status.st_size)))
    var filled = 0
    while filled < data.count {
      let offset = filled
      let count = data.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { Foundation.read(descriptor, $0 + offset, bytes.count - offset) }
          ?? 0
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", url) }
      if count == 0 { break }
      filled += count
    }
    return data.prefix(filled)
  }

  /// Removes the file; one that is not there is as good as removed.
  static func remove(_ url: URL) throws {
    guard unlink(url.path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw failure("remove", url)
  }

  static func exists(_ url: URL) -> Bool {
    access(url.path, F_OK) == 0
  }

  /// Creates a folder and those above it; folders that other processes create meanwhile are fine.
  static func makeFolder(_ url: URL) throws {
    if mkdir(url.path, 0o777) == 0 { return }
    if errno == ENOENT, url.path != "/" {
      try makeFolder(url.deletingLastPathComponent())
      if mkdir(url.path, 0o777) == 0 { return }
    }
    let reason = errno
    if reason == EEXIST && isFolder(url) { return }
    throw failure("create the folder", url, reason: reason == EEXIST ? ENOTDIR : reason)
  }

  /// Returns the names in a folder, sorted; empty if there is no such folder.
  static func names(in folder: URL) throws -> [String] {
    guard exists(folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw SnapshotsError.fileSystem(
        action: "list", path: folder.path, reason: error.localizedDescription)
    }
  }

  static func isFolder(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether the path itself, not what it leads to, is a symbolic link.
  static func isLink(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// When the file was last written, nil if there is none.
  static func modificationDate(of url: URL) -> Date? {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    let time = status.st_mtim
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  static func failure(_ action: String, _ url: URL, reason: Int32 = errno) -> SnapshotsError {
    SnapshotsError.fileSystem(
      action: action, path: url.path, reason: String(cString: strerror(reason)))
  }
}
