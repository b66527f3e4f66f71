package import Foundation

/// Reads a regular file in pieces, as it may be larger than the memory.
package struct FilePieces {
  /// The most bytes of a piece, unless the caller says otherwise: 1 MiB.
  package static let pieceSize = 1 << 20

  /// How many bytes of the file are left; at first all that it had when it was opened.
  package private(set) var left: Int

  private let file: URL
  private let handle: FileHandle

  /// Opens a file.
  ///
  /// - Throws: `FileError` if it is missing, or is a folder, a pipe or a device.
  package init(_ url: URL) throws(FileError) {
    file = url
    // A pipe would be waited for.
    guard let kind = Files.kind(of: url) else { throw FileError(.read, url, code: ENOENT) }
    guard kind == S_IFREG else {
      throw FileError(.read, url, code: kind == S_IFDIR ? EISDIR : ESPIPE)
    }
    do {
      handle = try FileHandle(forReadingFrom: url)
      left = Int(try handle.seekToEnd())
      try handle.seek(toOffset: 0)
    } catch {
      throw FileError(.read, url, cause: error)
    }
  }

  /// Returns the next bytes, at most as many as the limit; nil at the end.
  ///
  /// - Throws: `FileError`, also if the file has become shorter since it was opened.
  package mutating func next(atMost limit: Int = pieceSize) throws(FileError) -> Data? {
    guard left > 0, limit > 0 else { return nil }
    let piece: Data
    do {
      piece = try handle.read(upToCount: min(left, limit)) ?? Data()
    } catch {
      throw FileError(.read, file, cause: error)
    }
    guard !piece.isEmpty else { throw FileError(.read, file, code: EIO) }
    left -= piece.count
    return piece
  }
}
