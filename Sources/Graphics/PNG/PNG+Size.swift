package import Foundation

extension PNG {
  /// Returns the width and the height in pixels that a file's header states.
  ///
  /// They are nil if the bytes do not begin as a PNG does, as with a Git LFS pointer.
  package static func size(of data: Data) -> (width: Int, height: Int)? {
    // What is wrong with other bytes does not matter to whoever asks for their size.
    guard var chunks = try? PNGChunkReader(data, name: ""),
      let header = try? chunks.next(where: { _ in true }), header.name == "IHDR",
      header.bytes.count == 13
    else { return nil }
    // Width and height come first, four bytes each: PNG specification 11.2.1.
    func number(at index: Int) -> Int {
      header.bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 0), number(at: 4))
  }
}
