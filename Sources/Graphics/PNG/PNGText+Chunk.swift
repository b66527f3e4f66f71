internal import CPNG
import Foundation

// The three text chunks of https://www.w3.org/TR/png-3/#11textinfo. They are read and written here, not by
// libpng, so that texts can be read without the pixels, and because libpng silently alters keywords.

/// A chunk of a PNG file.
struct PNGChunk {
  let name: String
  let bytes: [UInt8]

  /// The chunk as stored in the file, without its checksum.
  var lengthNameAndBytes: [UInt8] {
    let length = UInt32(bytes.count)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + name.utf8 + bytes
  }
}

extension PNGText {
  /// Returns the chunk for the text: `tEXt` or `zTXt` for ASCII, `iTXt` (UTF-8) for anything else,
  /// compressed if that is smaller.
  func chunk() throws(PNGError) -> PNGChunk {
    guard let key = keywordBytes else { throw .invalidKeyword(keyword) }
    let bytes = Array(text.utf8)
    guard !text.utf8.contains(0), bytes.count < Int32.max / 2 else {
      throw .invalidText(keyword: keyword)
    }
    let isPlain = bytes.withUnsafeBufferPointer(isASCII)
    let packed = try compressed(bytes)
    let isPacked = packed.count < bytes.count
    let content = isPacked ? packed : bytes
    return switch (isPlain, isPacked) {
    case (true, false): PNGChunk(name: "tEXt", bytes: key + [0] + content)
    case (true, true): PNGChunk(name: "zTXt", bytes: key + [0, 0] + content)
    // A flag, the method, no language, no translated keyword.
    case (false, _): PNGChunk(name: "iTXt", bytes: key + [0, isPacked ? 1 : 0, 0, 0, 0] + content)
    }
  }

  /// The keyword in Latin-1; nil if PNG does not allow it.
  private var keywordBytes: [UInt8]? {
    let bytes = keyword.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    let isPrintable = bytes.allSatisfy { (32...126).contains($0) || $0 >= 161 }
    guard bytes.count == keyword.unicodeScalars.count, (1...79).contains(bytes.count), isPrintable,
      bytes.first != 32, bytes.last != 32,
      !zip(bytes, bytes.dropFirst()).contains(where: { $0 == (32, 32) })
    else { return nil }
    return bytes
  }

  private func compressed(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&result, &count, bytes, uLong(bytes.count), Z_BEST_COMPRESSION) == Z_OK else {
      throw .invalidText(keyword: keyword)
    }
    return Array(result.prefix(Int(count)))
  }

  /// The greatest size of all texts of a file in bytes of UTF-8.
  static let maxTotalSize = 64 << 20

  /// Reads a text chunk; nil for other chunks, an error if it is damaged or its text longer than a limit.
  init?(_ chunk: PNGChunk, file: String, limit: Int) throws(PNGError) {
    guard ["tEXt", "zTXt", "iTXt"].contains(chunk.name) else { return nil }
    guard let text = PNGText.read(chunk, limit: limit), text.text.utf8.count <= limit else {
      throw .damaged(name: file, reason: "a text chunk (\(chunk.name)) cannot be read")
    }
    self = text
  }

  private static func read(_ chunk: PNGChunk, limit: Int) -> PNGText? {
    var rest = chunk.bytes[...]
    guard let keyword = takeString(&rest) else { return nil }
    let name = latin1(keyword)
    switch chunk.name {
    case "tEXt": return PNGText(keyword: name, text: latin1(rest))
    case "zTXt":
      guard rest.popFirst() == 0, let bytes = inflated(rest, limit: limit) else {
        return nil
      }
      return PNGText(keyword: name, text: latin1(bytes[...]))
    default:
      guard let flag = rest.popFirst(), rest.popFirst() == 0, takeString(&rest) != nil,
        takeString(&rest) != nil, let bytes = flag == 0 ? Array(rest) : inflated(rest, limit: limit)
      else { return nil }
      return PNGText(keyword: name, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Takes the bytes up to a zero, and the zero.
  private static func takeString(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let end = bytes.firstIndex(of: 0) else { return nil }
    defer { bytes = bytes[(end + 1)...] }
    return bytes[..<end]
  }

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    // ASCII is already UTF-8; mapping scalar by scalar is slow in debug builds.
    if bytes.withUnsafeBufferPointer(isASCII) { return String(decoding: bytes, as: UTF8.self) }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// Returns what was compressed; nil if it is damaged, or larger than the limit in bytes.
  static func inflated(_ bytes: ArraySlice<UInt8>, limit: Int = maxTotalSize) -> [UInt8]? {
    var capacity = min(max(4096, bytes.count * 8), limit)
    while true {
      var count = uLong(capacity)
      var status = Z_OK
      let result = [UInt8](unsafeUninitializedCapacity: Int(count)) { target, initialized in
        status = bytes.withUnsafeBufferPointer { source in
          uncompress(target.baseAddress, &count, source.baseAddress, uLong(source.count))
        }
        initialized = status == Z_OK ? Int(count) : 0
      }
      if status == Z_OK { return result }
      guard status == Z_BUF_ERROR, capacity < limit else { return nil }
      capacity = min(capacity * 8, limit)
    }
  }
}

private func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var index = 0
  while index < bytes.count, bytes[index] < 0x80 { index &+= 1 }
  return index == bytes.count
}
