package import Foundation

/// Reading whole files.
extension Files {
  /// The most bytes that a file may have, 64 MiB, where nothing else is said: more than any picture or record needs.
  package static let sizeLimit = 64 << 20

  /// Returns the bytes of a regular file, or nil if the file does not exist.
  ///
  /// A pipe, which may never end, and a file beyond the limit are errors; nothing of them is read.
  package static func read(
    _ file: URL, atMost limit: Int = sizeLimit
  ) throws(FileError) -> Data? {
    do {
      return try read(existing: file, atMost: limit, mustBeRegular: true)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Returns the bytes of the regular file with an absolute path, or nil if the file does not exist.
  package static func read(
    path: String, atMost limit: Int = sizeLimit
  ) throws(FileError) -> Data? {
    do {
      return try read(existing: path, atMost: limit, mustBeRegular: true)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Returns the bytes of a regular file; a pipe, and a file beyond ``sizeLimit``, are errors, and nothing of them is read.
  package static func read(existing file: URL) throws(FileError) -> Data {
    try read(existing: file, atMost: sizeLimit, mustBeRegular: true)
  }

  /// Returns the bytes of a file or a pipe.
  ///
  /// More bytes than the limit are an error, with the code `EFBIG`; a file's size is looked at before it is read.
  package static func read(
    existing file: URL, atMost limit: Int, mustBeRegular: Bool = false
  ) throws(FileError) -> Data {
    do {
      return try read(existing: file.path, atMost: limit, mustBeRegular: mustBeRegular)
    } catch {
      throw FileError(.read, file, code: error.code)
    }
  }

  private static func read(
    existing path: String, atMost limit: Int, mustBeRegular: Bool
  ) throws(FileError) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(.read, path: path) }
    try check(status, path: path, atMost: limit, mustBeRegular: mustBeRegular)
    let descriptor = try openForReading(path)
    defer { close(descriptor) }
    return try read(descriptor, path: path, atMost: limit, mustBeRegular: mustBeRegular)
  }

  /// Returns the bytes of an open file.
  static func read(
    _ descriptor: Int32, path: String, atMost limit: Int, mustBeRegular: Bool
  ) throws(FileError) -> Data {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path: path) }
    try check(status, path: path, atMost: limit, mustBeRegular: mustBeRegular)
    let data = try read(descriptor, status, path: path, upTo: limit == .max ? limit : limit + 1)
    guard data.count <= limit else { throw FileError(.read, path: path, code: EFBIG) }
    return data
  }

  private static func check(
    _ status: stat, path: String, atMost limit: Int, mustBeRegular: Bool
  ) throws(FileError) {
    guard [S_IFREG, S_IFDIR].contains(status.st_mode.kind) || !mustBeRegular else {
      throw FileError(.read, path: path, code: ESPIPE)
    }
    guard status.st_size <= limit else { throw FileError(.read, path: path, code: EFBIG) }
  }

  /// Returns the first bytes of a file, all of them up to the limit.
  ///
  /// A pipe that nobody writes to is empty; one that is written to is read to its end.
  package static func read(
    existing file: URL, upTo limit: Int
  ) throws(FileError) -> Data {
    do {
      return try read(existing: file.path, upTo: limit)
    } catch {
      throw FileError(.read, file, code: error.code)
    }
  }

  private static func read(existing path: String, upTo limit: Int) throws(FileError) -> Data {
    let descriptor = try openForReading(path)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path: path) }
    return try read(descriptor, status, path: path, upTo: limit)
  }

  /// Opens a file without waiting for a writer, which opening a pipe does otherwise.
  private static func openForReading(_ path: String) throws(FileError) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.read, path: path) }
    return descriptor
  }

  private static func read(
    _ descriptor: Int32, _ status: stat, path: String, upTo limit: Int
  ) throws(FileError) -> Data {
    if status.st_mode.kind == S_IFDIR { throw FileError(.read, path: path, code: EISDIR) }
    if status.st_mode.kind != S_IFREG {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }
    // The byte beyond the size shows the end of the file; pipes have no size.
    var data = Data(count: min(limit, max(Int(status.st_size) + 1, pageSize)))
    var filled = 0
    while filled < limit {
      if filled == data.count { data.count = min(limit, 2 * data.count) }
      let count = read(descriptor, into: &data, from: filled)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, path: path) }
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
}
