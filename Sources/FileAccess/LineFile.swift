package import Foundation

/// A file that grows by whole lines, each written by one call.
///
/// # Guarantees
/// - A file of one writer holds whole lines up to its end, unless the writer was killed within its last line.
/// - In a file of several writers no line is inside another one. What a killed writer began ends at the next line break.
package final class LineFile: Sendable {
  package let url: URL
  private let descriptor: Int32
  private let isShared: Bool

  private init(_ url: URL, _ descriptor: Int32, isShared: Bool) {
    self.url = url
    self.descriptor = descriptor
    self.isShared = isShared
  }

  deinit { close(descriptor) }

  /// Creates a file with one writer, which is locked until the object ends; returns nil if the file exists.
  package static func create(_ url: URL, in tree: FileTree) throws(FileError) -> LineFile? {
    let entry = try tree.newEntry(url.path, for: .write)
    let descriptor = entry.open(O_WRONLY | O_APPEND | O_CREAT | O_EXCL)
    guard descriptor >= 0 else {
      if errno == EEXIST { return nil }
      throw entry.failure(.write)
    }
    // A reader of locks may have it for some microseconds.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return LineFile(url, descriptor, isShared: false)
  }

  /// Opens a file with several writers, or creates it.
  package static func shared(_ url: URL, in tree: FileTree) throws(FileError) -> LineFile {
    let entry = try tree.newEntry(url.path, for: .write)
    let descriptor = entry.open(O_RDWR | O_APPEND | O_CREAT)
    guard descriptor >= 0 else { throw entry.failure(.write) }
    return LineFile(url, descriptor, isShared: true)
  }

  /// Appends a line, which has no line break; after an error nothing of it is left in a file of one writer.
  package func append(_ line: some DataProtocol) throws(FileError) {
    var data = Data(capacity: line.count + 2)
    // Ends what a killed writer has begun.
    if isShared { data.append(Self.lineBreak) }
    data.append(contentsOf: line)
    data.append(Self.lineBreak)
    let start = isShared ? 0 : lseek(descriptor, 0, SEEK_END)
    do {
      try Files.write(data, to: descriptor, for: url)
    } catch {
      if !isShared { _ = ftruncate(descriptor, start) }
      throw error
    }
  }

  /// Returns the whole lines after an offset in a file of several writers, and moves the offset behind them.
  package func lines(from offset: inout Int) throws(FileError) -> [Data] {
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &chunk, chunk.count, off_t(offset + data.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, url) }
      if count == 0 { break }
      data.append(contentsOf: chunk[..<count])
    }
    guard let end = data.lastIndex(of: Self.lineBreak) else { return [] }
    offset += end + 1
    return data[...end].lines
  }

  fileprivate static let lineBreak = UInt8(ascii: "\n")
}

extension Data {
  /// The lines that are not empty, which share these bytes; the last one may lack its line break.
  package var lines: [Data] {
    withUnsafeBytes { bytes in
      var lines: [Data] = []
      var start = 0
      while let base = bytes.baseAddress, start < bytes.count {
        let end =
          memchr(base + start, Int32(LineFile.lineBreak), bytes.count - start)
          .map { base.distance(to: $0) } ?? bytes.count
        if end > start { lines.append(self[startIndex + start..<startIndex + end]) }
        start = end + 1
      }
      return lines
    }
  }
}

extension FileTree {
  /// Returns how many lines end behind an offset in a file, and how many bytes are there.
  package func lines(
    in file: URL, from offset: Int
  ) throws(FileError) -> (count: Int, bytes: Int) {
    guard let descriptor = try openForReading(file.path) else {
      throw FileError(.read, file, code: ENOENT)
    }
    defer { close(descriptor) }
    var chunk = Data(count: 1 << 16)
    var (lines, bytes) = (0, 0)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        let count =
          buffer.baseAddress.map { pread(descriptor, $0, buffer.count, off_t(offset + bytes)) } ?? 0
        lines += Self.lineBreaks(in: UnsafeRawBufferPointer(rebasing: buffer.prefix(max(count, 0))))
        return count
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, file) }
      if count == 0 { return (lines, bytes) }
      bytes += count
    }
  }

  private static func lineBreaks(in bytes: UnsafeRawBufferPointer) -> Int {
    var (count, start) = (0, 0)
    while let base = bytes.baseAddress, start < bytes.count,
      let end = memchr(base + start, Int32(LineFile.lineBreak), bytes.count - start)
    {
      count += 1
      start = base.distance(to: end) + 1
    }
    return count
  }
}
