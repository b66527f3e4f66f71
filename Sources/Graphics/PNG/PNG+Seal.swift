internal import CPNG
public import Foundation

// A sealed file contains a digest of its pixels and a digest of its own bytes:
//
//   signature, IHDR             33 bytes
//   tEXt `snap.pixel-digest`    the digest of the bitmap, a space, the digest of the file without this chunk
//   everything else
//
// The second digest makes the first one trustworthy: if another program alters anything, be it pixels, the palette, a
// text or only the compression, the digests no longer match, and the file has to be decoded.

extension PNG {
  /// The keyword of the text that seals a file.
  public static let sealKeyword = "snap.pixel-digest"

  /// Encodes a bitmap as ``encode(_:text:)`` does, with a seal that identifies equal pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - text: The texts, which precede the pixels in the order given.
  /// - Returns: The file's bytes.
  /// - Throws: ``PNGError`` as ``encode(_:text:)``.
  public static func encodeSealed(
    _ bitmap: Bitmap, text: [PNGText] = []
  ) throws(PNGError) -> Data {
    sealed(try encode(bitmap, text: text), pixels: bitmap.digest)
  }

  /// Returns an unsealed file with a seal for its pixels added.
  static func sealed(_ file: Data, pixels: Digest) -> Data {
    let seal = seal(pixels: pixels, file: digest(of: file, without: sealStart..<sealStart))
    return file.prefix(sealStart) + seal + file.dropFirst(sealStart)
  }

  /// Returns the digest of a file's pixels without decoding them.
  ///
  /// - Parameter data: The file's bytes.
  /// - Returns: ``Bitmap/digest`` of what ``decode(_:name:)`` would return; nil if the file was not
  ///   written by ``encodeSealed(_:text:)``, or any byte of it has changed since.
  public static func sealedDigest(of data: Data) -> Digest? {
    let sealEnd = sealStart + sealSize
    guard data.count > sealEnd else { return nil }
    let found = data[data.startIndex + sealStart..<data.startIndex + sealEnd]
    let digits = found.dropFirst(sealSize - digitsSize - 4)
    guard let pixels = Digest(String(decoding: digits.prefix(32), as: UTF8.self)) else {
      return nil
    }
    let file = digest(of: data, without: sealStart..<sealEnd)
    return found.elementsEqual(seal(pixels: pixels, file: file)) ? pixels : nil
  }

  /// The position after the signature and the header, which is always the first chunk and always the same size.
  private static let sealStart = 8 + 25
  /// Two digests and the space between them.
  private static let digitsSize = 32 + 1 + 32
  /// Length, name, keyword, zero, digits and checksum.
  private static let sealSize = 8 + sealKeyword.utf8.count + 1 + digitsSize + 4

  private static func seal(pixels: Digest, file: Digest) -> [UInt8] {
    let content = Array(sealKeyword.utf8) + [0] + Array("\(pixels) \(file)".utf8)
    let chunk = PNGChunk(name: "tEXt", bytes: content).lengthNameAndBytes
    let checksum = crc32(0, Array(chunk.dropFirst(4)), uInt(chunk.count - 4))
    return chunk + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
  }

  private static func digest(of data: Data, without gap: Range<Int>) -> Digest {
    var builder = DigestBuilder()
    data.withUnsafeBytes { bytes in
      builder.add(UnsafeRawBufferPointer(rebasing: bytes[..<gap.lowerBound]))
      builder.add(UnsafeRawBufferPointer(rebasing: bytes[gap.upperBound...]))
    }
    return builder.digest
  }
}
