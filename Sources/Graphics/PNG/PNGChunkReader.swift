internal import CPNG
import Foundation

/// Walks the chunks of a PNG file.
struct PNGChunkReader {
  private let data: Data
  private let name: String
  private var position: Int

  /// Begins at the first chunk; throws if the bytes are not a PNG.
  init(_ data: Data, name: String) throws(PNGError) {
    guard data.starts(with: PNG.signature) else {
      throw .notPNG(name: name, bytes: PictureBytes(data))
    }
    self.data = data
    self.name = name
    position = data.startIndex + PNG.signature.count
  }

  /// Returns the next chunk with one of the given names; nil at a chunk of some name, or the end of the picture.
  mutating func next(
    before end: String = "IEND", where isWanted: (String) -> Bool
  ) throws(PNGError) -> PNGChunk? {
    while true {
      let (kind, content) = try header()
      if isWanted(kind) {
        let bytes = Array(data[content])
        guard checksum(kind, bytes) == word(at: content.upperBound) else {
          throw .damaged(name: name, reason: "the checksum of a chunk (\(kind)) is wrong")
        }
        return PNGChunk(name: kind, bytes: bytes)
      }
      if kind == end || kind == "IEND" { return nil }
    }
  }

  /// Returns a chunk's name and the range of its bytes, and moves past it.
  private mutating func header() throws(PNGError) -> (String, Range<Int>) {
    let left = data.endIndex - position
    guard left >= 12, case let length = Int(word(at: position)), length <= left - 12 else {
      throw .damaged(name: name, reason: "the file is truncated")
    }
    let start = position + 8
    let kind = String(decoding: data[position + 4..<start], as: UTF8.self)
    position = start + length + 4
    return (kind, start..<start + length)
  }

  private func word(at index: Int) -> UInt32 {
    data[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func checksum(_ kind: String, _ bytes: [UInt8]) -> UInt32 {
    let start = crc32(0, Array(kind.utf8), 4)
    return UInt32(
      truncatingIfNeeded: bytes.isEmpty ? start : crc32(start, bytes, uInt(bytes.count)))
  }
}
