import Foundation

/// A PNG as an `img` of the page, its bytes in the address.
struct EmbeddedPicture {
  private let png: Data
  private let width: Int
  private let height: Int

  /// Takes a file's bytes; nil if they do not begin as a PNG does, as with a Git LFS pointer.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(24))
    // The signature, then the header's length and name, then width and height: PNG specification 5.2, 11.2.1.
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    guard bytes.count == 24, bytes.starts(with: start) else { return nil }
    guard bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    png = data
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
  }

  /// The picture at its size in points.
  func image(scale: Double, description: String) -> HTMLNode {
    let divisor = scale.isFinite && scale > 0 ? scale : 1
    return .png(
      png,
      [
        ("width", (Double(width) / divisor).pointText),
        ("height", (Double(height) / divisor).pointText), ("alt", description),
      ])
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
