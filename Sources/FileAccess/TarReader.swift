package import Foundation

/// Reads the files of a ustar archive, one after the other, in pieces: a file may be larger than the memory.
///
/// Other kinds of entries, such as links, are refused: nothing in an archive can lead out of the folder that it is unpacked to.
///
/// Source: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
package struct TarReader {
  /// A file in an archive.
  package struct Entry: Hashable, Sendable {
    /// The path below the folder that it is unpacked to.
    package let name: String
    /// The number of bytes.
    package let size: Int
    package let isExecutable: Bool
  }

  /// The bytes of which archives are a multiple.
  package static let blockSize = 512
  /// Longer than any path, with what is around it.
  private static let nameLimit = 64 << 10

  private let file: String
  private var archive: FilePieces
  /// How many bytes of the present entry are left, and those that fill its last block.
  private var (unread, filling) = (0, 0)

  /// Opens an archive.
  ///
  /// - Throws: `FileError` if it is missing, or is not a regular file.
  package init(_ url: URL) throws(FileError) {
    file = url.path
    archive = try FilePieces(url)
  }

  /// Returns the next file, after what is left of the one before; nil at the end.
  ///
  /// - Throws: ``ArchiveError``, or `FileError`.
  package mutating func next() throws -> Entry? {
    try forEachPiece { _ in }
    var longName: String?
    while let header = try nextHeader() {
      switch header.type {
      case "x":
        longName = try extendedName(in: content(atMost: Self.nameLimit))
      case "0":
        return Entry(
          name: try checked(longName ?? header.name), size: header.size,
          isExecutable: header.mode & 0o100 != 0)
      default: throw error(.damaged(entry: header.name))
      }
    }
    return nil
  }

  /// Returns the bytes of the file that ``next()`` has returned.
  ///
  /// - Throws: ``ArchiveError``, also for more bytes than the limit, which are not read; or `FileError`.
  package mutating func content(atMost limit: Int) throws -> Data {
    guard unread <= limit else { throw error(.tooLarge(limit: limit)) }
    var content = Data()
    try forEachPiece { content += $0 }
    return content
  }

  /// Writes the file that ``next()`` has returned, with the folders above it, and passes on each piece of it.
  ///
  /// - Throws: ``ArchiveError``, or `FileError`.
  package mutating func unpack(
    to url: URL, in tree: FileTree, isExecutable: Bool, _ use: (Data) -> Void
  ) throws {
    let entry = try tree.newEntry(url.path, for: .write)
    let descriptor = entry.open(O_WRONLY | O_CREAT | O_EXCL, mode: isExecutable ? 0o777 : 0o666)
    guard descriptor >= 0 else { throw entry.failure(.write) }
    defer { close(descriptor) }
    try forEachPiece {
      try Files.write($0, to: descriptor, for: url)
      use($0)
    }
  }

  /// Reads what is left of an entry.
  private mutating func forEachPiece(_ use: (Data) throws -> Void) throws {
    while unread > 0 {
      let piece = try read(min(unread, FilePieces.pieceSize))
      unread -= piece.count
      try use(piece)
    }
    _ = try read(filling)
    filling = 0
  }

  private mutating func nextHeader() throws -> Header? {
    guard let header = try Header(read(Self.blockSize), file: file) else { return nil }
    // No header makes a reader expect more than there is.
    guard header.size <= archive.left else { throw error(.torn) }
    unread = header.size
    filling = (Self.blockSize - header.size % Self.blockSize) % Self.blockSize
    return header
  }

  private mutating func read(_ count: Int) throws -> Data {
    guard count > 0 else { return Data() }
    guard count <= archive.left, let data = try archive.next(atMost: count), data.count == count
    else { throw error(.torn) }
    return data
  }

  /// The one record that is written: `length path=name`.
  private func extendedName(in data: Data) throws -> String {
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.range(of: " path="), text.hasSuffix("\n") else {
      throw error(.damaged(entry: "an extended header"))
    }
    return String(text[start.upperBound...].dropLast())
  }

  private func checked(_ name: String) throws -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    guard isSafe else { throw error(.unsafeName(entry: name)) }
    return name
  }

  private func error(_ fault: ArchiveError.Fault) -> ArchiveError {
    ArchiveError(file: file, fault: fault)
  }
}

/// The block before each file.
private struct Header {
  let name: String
  let size: Int
  let mode: Int
  let type: Character

  /// Nil for the block of zeros at the end.
  init?(_ block: Data, file: String) throws {
    let bytes = [UInt8](block)
    guard bytes.contains(where: { $0 != 0 }) else { return nil }
    func text(_ range: Range<Int>) -> String {
      String(decoding: bytes[range].prefix { $0 != 0 }, as: UTF8.self)
    }
    func number(_ range: Range<Int>) -> Int? {
      Int(text(range).trimmingCharacters(in: .whitespaces), radix: 8)
    }
    guard text(257..<262) == "ustar" else { throw ArchiveError(file: file, fault: .foreign) }
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 8)
    let sum = (bytes[..<148] + spaces + bytes[156...]).reduce(0) { $0 + Int($1) }
    name = text(0..<100)
    guard number(148..<156) == sum, let size = number(124..<136), let mode = number(100..<108),
      size >= 0
    else { throw ArchiveError(file: file, fault: .damaged(entry: name)) }
    (self.size, self.mode) = (size, mode)
    type = Character(UnicodeScalar(bytes[156]))
  }
}
