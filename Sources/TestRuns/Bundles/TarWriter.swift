import FileAccess
import Foundation
import Graphics
import Processes

/// Writes files one after the other in the format of `tar`: POSIX ustar, with extended headers for long names.
///
/// Owners and times are always the same, so that equal files give equal archives. The archive appears under its name when it
/// is complete.
///
/// Source: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
struct TarWriter {
  private static let blockSize = TarReader.blockSize
  /// The longest name, and the largest size, that a header without extensions holds.
  private static let limits = (name: 100, size: 1 << 33)

  private let url: URL
  private let tree: FileTree
  private let partial: URL
  private let handle: FileHandle

  /// Begins an archive.
  ///
  /// - Throws: ``ToolError/cannotWrite(file:reason:)``
  init(_ url: URL) throws {
    self.url = url
    tree = FileTree(ofNamed: url.deletingLastPathComponent())
    partial = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).partial")
    do {
      handle = try tree.create(partial)
    } catch {
      throw ToolError.cannotWrite(file: url.path, reason: error.reason)
    }
  }

  /// Adds a file with some contents.
  ///
  /// - Returns: where the contents are in the archive, in bytes.
  /// - Throws: ``ToolError/cannotWrite(file:reason:)``
  @discardableResult func add(_ data: Data, as name: String) throws -> UInt64 {
    try addHeader(of: name, count: data.count, isExecutable: false)
    let place = try offset()
    try write(data)
    try pad(data.count)
    return place
  }

  /// Writes other contents of the same length over those that ``add(_:as:)`` has written.
  ///
  /// - Throws: ``ToolError/cannotWrite(file:reason:)``
  func replace(at place: UInt64, with data: Data) throws {
    let end = try offset()
    try seek(to: place)
    try write(data)
    try seek(to: end)
  }

  /// Adds a file, which is read once and in pieces: it may be larger than the memory.
  ///
  /// - Returns: the digest of its bytes.
  /// - Throws: ``ToolError/cannotWrite(file:reason:)``, ``BundleError/tooLarge(entry:)``, or `FileError` if it cannot be read.
  func add(contentsOf file: URL, as name: String, isExecutable: Bool) throws -> Digest {
    var pieces = try FilePieces(file)
    let count = pieces.left
    guard count < Self.limits.size else { throw BundleError.tooLarge(entry: name) }
    try addHeader(of: name, count: count, isExecutable: isExecutable)
    var digest = DigestStream(count: count)
    while let piece = try pieces.next() {
      digest.add(piece)
      try write(piece)
    }
    try pad(count)
    return digest.digest
  }

  private func addHeader(of name: String, count: Int, isExecutable: Bool) throws {
    if name.utf8.count > Self.limits.name {
      let record = Self.extendedRecord("path", name)
      try write(Self.header("extended-header", record.count, type: "x", mode: 0o644))
      try write(record)
      try pad(record.count)
    }
    try write(Self.header(name, count, type: "0", mode: isExecutable ? 0o755 : 0o644))
  }

  /// Ends the archive and gives it its name.
  ///
  /// - Throws: ``ToolError/cannotWrite(file:reason:)``
  func finish() throws {
    try write(Data(count: 2 * Self.blockSize))
    guard rename(partial.path, url.path) == 0 else {
      throw ToolError.cannotWrite(file: url.path, reason: String(cString: strerror(errno)))
    }
  }

  /// Removes what was written.
  func discard() { unlink(partial.path) }

  private func write(_ data: Data) throws {
    try use { try $0.write(contentsOf: data) }
  }

  private func offset() throws -> UInt64 { try use { try $0.offset() } }

  private func seek(to place: UInt64) throws {
    try use { try $0.seek(toOffset: place) }
  }

  /// Does something with the file being written; an error names the archive.
  private func use<Result>(_ body: (FileHandle) throws -> Result) throws -> Result {
    do {
      return try body(handle)
    } catch {
      throw ToolError.cannotWrite(file: url.path, reason: error.localizedDescription)
    }
  }

  /// Fills the last block of a file with a number of bytes.
  private func pad(_ count: Int) throws {
    try write(Data(count: (Self.blockSize - count % Self.blockSize) % Self.blockSize))
  }

  /// A line `length key=value`, whose length counts its own digits.
  private static func extendedRecord(_ key: String, _ value: String) -> Data {
    let rest = " \(key)=\(value)\n"
    var length = rest.utf8.count
    while "\(length)\(rest)".utf8.count != length { length = "\(length)\(rest)".utf8.count }
    return Data("\(length)\(rest)".utf8)
  }

  private static func header(_ name: String, _ size: Int, type: Character, mode: Int) -> Data {
    var block = Data(count: blockSize)
    func put(_ text: String, at offset: Int) {
      block.replaceSubrange(offset..<offset + text.utf8.count, with: Data(text.utf8))
    }
    func octal(_ number: Int, digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: digits - text.count) + text
    }
    put(String(decoding: name.utf8.prefix(limits.name), as: UTF8.self), at: 0)
    put(octal(mode, digits: 7), at: 100)
    for offset in [108, 116] { put(octal(0, digits: 7), at: offset) }
    put(octal(size, digits: 11), at: 124)
    put(octal(0, digits: 11), at: 136)
    put(String(type), at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    // The sum counts its own field as spaces.
    put("        ", at: 148)
    put(octal(block.reduce(0) { $0 + Int($1) }, digits: 6), at: 148)
    block[154] = 0
    return block
  }
}
