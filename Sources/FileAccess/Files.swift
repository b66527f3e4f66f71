package import Foundation

/// Reading and writing whole files that a user named, with errors that name the path and what to do.
///
/// Links are followed to read, which a ``FileTree`` does not: what a repository may contain is changed by one.
package enum Files {
  /// Whether there is something at the path, or at the end of the link that it is.
  package static func exists(_ url: URL) -> Bool {
    access(url.path, F_OK) == 0
  }

  /// Creates a folder and its parents; other processes may create them at the same time.
  package static func makeFolder(_ url: URL) throws(FileError) {
    do {
      try makeFolder(path: url.path)
    } catch {
      throw error.path == url.path ? FileError(.makeFolder, url, code: error.code) : error
    }
  }

  private static func makeFolder(path: String) throws(FileError) {
    if mkdir(path, 0o777) == 0 { return }
    // By its text, as a URL that ends with `..` has no end.
    let parent = path.split(separator: "/").dropLast()
    if errno == ENOENT, !parent.isEmpty {
      try makeFolder(path: (path.hasPrefix("/") ? "/" : "") + parent.joined(separator: "/"))
      if mkdir(path, 0o777) == 0 { return }
    }
    let reason = errno
    if reason == EEXIST, isFolder(URL(fileURLWithPath: path)) { return }
    throw FileError(.makeFolder, path: path, code: reason == EEXIST ? ENOTDIR : reason)
  }

  /// Returns the names in a folder, sorted; empty if the folder does not exist.
  package static func names(in folder: URL) throws(FileError) -> [String] {
    guard exists(folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw FileError(.list, folder, cause: error)
    }
  }

  /// Whether a visible file in a folder, or below it, has one of the suffixes, among the first of a number of files.
  package static func hasFile(
    in folder: URL, withSuffix suffixes: [String], searching mostFiles: Int
  ) -> Bool {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    for _ in 0..<mostFiles {
      guard let file = files?.nextObject() as? URL else { return false }
      if suffixes.contains(where: file.path.hasSuffix) { return true }
    }
    return false
  }

  /// Whether the path, or what it leads to, is a folder.
  package static func isFolder(_ url: URL) -> Bool { kind(of: url) == S_IFDIR }

  /// The number of bytes of the file that the path leads to; nil if it does not exist.
  package static func size(of url: URL) -> Int? {
    var status = stat()
    return stat(url.path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// The kind of what the path leads to, as `S_IFREG`, nil if there is nothing.
  static func kind(of url: URL) -> mode_t? {
    var status = stat()
    return stat(url.path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether the path itself is a symbolic link.
  package static func isLink(_ url: URL) -> Bool { ownKind(of: url) == S_IFLNK }

  /// The kind of the path itself, which may be a symbolic link; nil if there is nothing.
  static func ownKind(of url: URL) -> mode_t? {
    var status = stat()
    return lstat(url.path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// When the file was last written; nil if it does not exist.
  package static func modificationDate(of url: URL) -> Date? {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    let time = status.st_mtim
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}

extension Files {
  /// Writes a file in one step, with the folders above it.
  ///
  /// A pipe or a device such as `/dev/stdout` is written to and stays what it is, but not behind a link in a repository.
  package static func write(_ data: Data, to file: URL) throws(FileError) {
    let place = FileTree.place(ofNamed: file)
    let folder = place.deletingLastPathComponent()
    let tree = FileTree(ofNamed: folder)
    let isInRepository = FileTree.repository(around: folder) != nil
    switch isInRepository ? try tree.entry(place.path, for: .write)?.kind : kind(of: file) {
    case nil, S_IFREG, S_IFDIR, S_IFLNK:
      do {
        try tree.write(data, to: place)
      } catch {
        throw error.path == place.path && !error.isLink
          ? FileError(error.action, file, code: error.code) : error
      }
    default:
      let descriptor = open(file.path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(.write, file) }
      defer { close(descriptor) }
      try write(data, to: descriptor, for: file)
    }
  }

  /// The last byte of a file; nil if it is empty or cannot be read.
  package static func lastByte(of file: URL) -> UInt8? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let end = lseek(descriptor, 0, SEEK_END)
    var byte: UInt8 = 0
    return end > 0 && pread(descriptor, &byte, 1, end - 1) == 1 ? byte : nil
  }

  /// Writes all of it; errors name the file that it is for.
  static func write(_ data: Data, to descriptor: Int32, for file: URL) throws(FileError) {
    var written = 0
    while written < data.count {
      let offset = written
      let count = data.withUnsafeBytes { bytes in
        bytes.baseAddress.map { Foundation.write(descriptor, $0 + offset, bytes.count - offset) }
          ?? 0
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.write, file) }
      written += count
    }
  }
}
