public import Foundation
import Graphics

/// The parts of a PNG file of Snap that say its layout, as a PNG file without pixels.
///
/// Whoever shows views over a picture needs no pixels twice, and a browser reads nothing but such files.
public struct PictureLayout {
  /// The signature and the chunks of text, as they are in the picture.
  public let png: Data

  /// Finds the parts; nil for bytes that are not a PNG file.
  public init?(ofPNG picture: Data) {
    let bytes = Data(picture)
    guard bytes.starts(with: PNG.signature) else { return nil }
    var found = Data(PNG.signature)
    var at = PNG.signature.count
    while at + Self.frame <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = at + Self.frame + length
      guard end <= bytes.count else { break }
      if Self.isLayout(bytes[at + 4..<end]) { found += bytes[at..<end] }
      at = end
    }
    png = found
  }

  /// The bytes of a chunk besides its content: length, name and checksum.
  private static let frame = 12
  private static let keywords = [SnapshotText.layoutKeyword, SnapshotText.constraintsKeyword]

  private static func isLayout(_ chunk: Data) -> Bool {
    let name = String(decoding: chunk.prefix(4), as: UTF8.self)
    return ["tEXt", "zTXt", "iTXt"].contains(name)
      && keywords.contains { chunk.dropFirst(4).starts(with: Data($0.utf8) + [0]) }
  }
}
