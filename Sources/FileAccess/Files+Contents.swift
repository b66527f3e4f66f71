package import Foundation

extension Files {
  /// Returns the file's bytes, or nil if there is no such file.
  package static func read(_ file: URL) throws(FileError) -> Data? {
    do {
      return try read(existing: file)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Returns the first bytes of a file, all of them where there are no more than the limit.
  ///
  /// A pipe that nobody writes to is empty; one that is written to is read to its end.
  package static func read(
    existing file: URL, upTo limit: Int = .max
  ) throws(FileError) -> Data {
    // Without waiting for a writer, which opening a pipe does otherwise.
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.read, file) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, file) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(.read, file, code: EISDIR) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    // The byte beyond the size shows the end of the file; pipes have no size.
    var data = Data(count: min(limit, max(Int(status.st_size) + 1, pageSize)))
    var filled = 0
    while filled < limit {
      if filled == data.count { data.count = min(limit, 2 * data.count) }
      let count = read(descriptor, into: &data, from: filled)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, file) }
      if count == 0 { break }
      filled += count
    }
    return data.prefix(filled)
  }

  private static let pageSize = 4096

  private static func read(_ descriptor: Int32, into data: inout Data, from offset: Int) -> Int {
    data.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { Foundation.read(descriptor, $0 + offset, bytes.count - offset) } ?? 0
    }
  }

  /// Writes a file in one step, with the folders above it.
  ///
  /// A pipe or a device such as `/dev/stdout` is written to and stays what it is.
  package static func write(_ data: Data, to file: URL) throws(FileError) {
    switch kind(of: file) {
    case nil, S_IFREG, S_IFDIR:
      try StagingFolder(url: file.deletingLastPathComponent()).replace(file, with: data)
    default:
      let descriptor = open(file.path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(.write, file) }
      defer { close(descriptor) }
      try write(data, to: descriptor, for: file)
    }
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
