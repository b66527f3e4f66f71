import FileAccess
import Foundation

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
  private let partial: URL
  private let handle: FileHandle

  /// Begins an archive.
  ///
  /// - Throws: ``SnapError/cannotWrite(file:reason:)``
  init(_ url: URL) throws {
    self.url = url
    partial = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).partial")
    let descriptor = open(partial.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw SnapError.cannotWrite(file: url.path, reason: String(cString: strerror(errno)))
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Adds a file.
  ///
  /// - Throws: ``SnapError/cannotWrite(file:reason:)``, ``BundleError/tooLarge(entry:)``
  func add(_ data: Data, as name: String, isExecutable: Bool = false) throws {
    guard data.count < Self.limits.size else { throw BundleError.tooLarge(entry: name) }
    if name.utf8.count > Self.limits.name {
      let record = Self.extendedRecord("path", name)
      try write(Self.header("extended-header", record.count, type: "x", mode: 0o644))
      try write(Self.padded(record))
    }
    try write(Self.header(name, data.count, type: "0", mode: isExecutable ? 0o755 : 0o644))
    try write(Self.padded(data))
  }

  /// Ends the archive and gives it its name.
  ///
  /// - Throws: ``SnapError/cannotWrite(file:reason:)``
  func finish() throws {
    try write(Data(count: 2 * Self.blockSize))
    guard rename(partial.path, url.path) == 0 else {
      throw SnapError.cannotWrite(file: url.path, reason: String(cString: strerror(errno)))
    }
  }

  /// Removes what was written.
  func discard() { unlink(partial.path) }

  private func write(_ data: Data) throws {
    do {
      try handle.write(contentsOf: data)
    } catch {
      throw SnapError.cannotWrite(file: url.path, reason: error.localizedDescription)
    }
  }

  private static func padded(_ data: Data) -> Data {
    data + Data(count: (blockSize - data.count % blockSize) % blockSize)
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
