package import Foundation

/// Reads a file line by line, of which only a piece is in memory at a time.
package struct FileLines: ~Copyable {
  private let url: URL
  private var file = OpenFile(descriptor: -1)
  private var buffer = Data()
  /// Where the next line begins in the buffer.
  private var start = 0
  private var isAtEnd = false
  /// Whether the last line that ``next()`` returned ended with the file, not with a line break.
  package private(set) var isLastTorn = false

  private static let pieceSize = 1 << 20

  /// Opens a file; nil if it does not exist.
  ///
  /// - Throws: `FileError` if it cannot be opened, or is a link, a pipe or a device, which may never end.
  package init?(_ url: URL, in tree: FileTree) throws(FileError) {
    self.url = url
    guard let descriptor = try tree.openForReading(url.path) else { return nil }
    file = OpenFile(descriptor: descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, url) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { throw FileError(.read, url, code: ESPIPE) }
  }

  /// Returns the next line that is not empty, without its line break; nil at the end.
  ///
  /// - Throws: `FileError` if the file cannot be read.
  package mutating func next() throws(FileError) -> Data? {
    while true {
      if let end = lineBreak() {
        let line = Data(buffer[start..<end])
        start = end + 1
        if !line.isEmpty { return line }
      } else if !isAtEnd {
        try fill()
      } else {
        defer { start = buffer.count }
        isLastTorn = start < buffer.count
        return isLastTorn ? Data(buffer[start...]) : nil
      }
    }
  }

  private func lineBreak() -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count else { return nil }
      return memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
        .map { base.distance(to: $0) }
    }
  }

  /// Reads the next piece behind what is left of the last one.
  private mutating func fill() throws(FileError) {
    let rest = buffer.count - start
    var next = Data(count: rest + Self.pieceSize)
    next.replaceSubrange(..<rest, with: buffer[start...])
    var count: Int
    repeat {
      count = next.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { read(file.descriptor, $0 + rest, Self.pieceSize) } ?? 0
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw FileError(.read, url) }
    isAtEnd = count == 0
    buffer = next.prefix(rest + count)
    start = 0
  }
}
