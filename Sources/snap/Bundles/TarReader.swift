import Foundation

/// Reads the files of an archive that ``TarWriter`` wrote, one after the other.
///
/// Other kinds of entries, such as links, are refused: nothing in an archive can lead out of the folder that it is unpacked to.
struct TarReader {
  struct Entry {
    let name: String
    let data: Data
    let isExecutable: Bool
  }

  private let url: URL
  private let handle: FileHandle
  /// How many bytes are left, so that no header makes a reader expect more.
  private var left: Int

  /// Opens an archive.
  ///
  /// - Throws: ``SnapError/cannotRead(file:reason:)``
  init(_ url: URL) throws {
    self.url = url
    do {
      handle = try FileHandle(forReadingFrom: url)
      left = Int(try handle.seekToEnd())
      try handle.seek(toOffset: 0)
    } catch {
      throw SnapError.cannotRead(file: url.path, reason: error.localizedDescription)
    }
  }

  /// Returns the next file; nil at the end.
  ///
  /// - Throws: ``BundleError`` if the archive is torn or damaged, ``SnapError/cannotRead(file:reason:)``
  mutating func next() throws -> Entry? {
    var name: String?
    while true {
      let header = try Header(read(TarWriter.blockSize), file: url.path)
      guard let header else { return nil }
      let data = try content(header)
      switch header.type {
      case "x":
        name = try extendedName(in: data)
      case "0":
        return Entry(
          name: try checked(name ?? header.name), data: data,
          isExecutable: header.mode & 0o100 != 0)
      default:
        throw BundleError.damaged(file: url.path, entry: header.name)
      }
    }
  }

  private mutating func content(_ header: Header) throws -> Data {
    let data = try read(header.size)
    _ = try read((TarWriter.blockSize - header.size % TarWriter.blockSize) % TarWriter.blockSize)
    return data
  }

  private mutating func read(_ count: Int) throws -> Data {
    guard count > 0 else { return Data() }
    guard count <= left else { throw BundleError.torn(file: url.path) }
    left -= count
    do {
      let data = try handle.read(upToCount: count) ?? Data()
      guard data.count == count else { throw BundleError.torn(file: url.path) }
      return data
    } catch let error as BundleError {
      throw error
    } catch {
      throw SnapError.cannotRead(file: url.path, reason: error.localizedDescription)
    }
  }

  /// The one record that the writer makes: `length path=name`.
  private func extendedName(in data: Data) throws -> String {
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.range(of: " path="), text.hasSuffix("\n") else {
      throw BundleError.damaged(file: url.path, entry: "an extended header")
    }
    return String(text[start.upperBound...].dropLast())
  }

  private func checked(_ name: String) throws -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe = parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }
    guard isSafe else { throw BundleError.unsafeName(file: url.path, entry: name) }
    return name
  }

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
      guard text(257..<262) == "ustar" else { throw BundleError.notTheFile(file: file) }
      let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 8)
      let sum = (bytes[..<148] + spaces + bytes[156...]).reduce(0) { $0 + Int($1) }
      name = text(0..<100)
      guard number(148..<156) == sum, let size = number(124..<136), let mode = number(100..<108),
        size >= 0
      else { throw BundleError.damaged(file: file, entry: name) }
      (self.size, self.mode) = (size, mode)
      type = Character(UnicodeScalar(bytes[156]))
    }
  }
}
