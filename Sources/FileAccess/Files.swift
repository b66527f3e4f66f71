package import Foundation

/// Reading, writing and removing whole files, with errors that name the path and what to do.
package enum Files {
  /// Removes the file, if it exists.
  package static func remove(_ url: URL) throws(FileError) {
    guard unlink(url.path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw FileError(.remove, url)
  }

  package static func removeFolder(_ url: URL) throws(FileError) {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      throw FileError(.remove, url, cause: error)
    }
  }

  /// Whether there is something at the path, or at the end of the link that it is.
  package static func exists(_ url: URL) -> Bool {
    access(url.path, F_OK) == 0
  }

  /// Creates a folder and its parents; other processes may create them at the same time.
  package static func makeFolder(_ url: URL) throws(FileError) {
    if mkdir(url.path, 0o777) == 0 { return }
    if errno == ENOENT, url.path != "/" {
      try makeFolder(url.deletingLastPathComponent())
      if mkdir(url.path, 0o777) == 0 { return }
    }
    let reason = errno
    if reason == EEXIST && isFolder(url) { return }
    throw FileError(.makeFolder, url, code: reason == EEXIST ? ENOTDIR : reason)
  }

  /// Returns the names in a folder, sorted; empty if there is no such folder.
  package static func names(in folder: URL) throws(FileError) -> [String] {
    guard exists(folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw FileError(.list, folder, cause: error)
    }
  }

  /// Whether the path, or what it leads to, is a folder.
  package static func isFolder(_ url: URL) -> Bool { kind(of: url) == S_IFDIR }

  /// The kind of what the path leads to, as `S_IFREG`, nil if there is nothing.
  static func kind(of url: URL) -> mode_t? {
    var status = stat()
    return stat(url.path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether the path itself is a symbolic link.
  package static func isLink(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// When the file was last written, nil if there is none.
  package static func modificationDate(of url: URL) -> Date? {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    let time = status.st_mtim
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
