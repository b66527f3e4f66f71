internal import CPNG
public import Foundation

// A sealed file says which pixels it holds, and by which bytes it says so:
//
//   signature, IHDR             33 bytes
//   tEXt `snap.pixel-digest`    the digest of the bitmap, a space, the digest of the file without this chunk
//   everything else
//
// The second digest makes the first one trustworthy: whatever another program alters, be it pixels, a
// palette, a text or only the compression, the digests no longer fit, and the file has to be decoded.

extension PNG {
  /// The keyword of the text that seals a file.
  public static let sealKeyword = "snap.pixel-digest"

  /// Encodes a bitmap as ``encode(_:text:)`` does, with a seal by which equal pixels are recognised.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - text: The texts, which stand before the pixels in the order given.
  /// - Returns: The file's bytes.
  /// - Throws: ``PNGError`` as ``encode(_:text:)``.
  public static func encodeSealed(
    _ bitmap: Bitmap, text: [PNGText] = []
  ) throws(PNGError) -> Data {
    sealed(try encode(bitmap, text: text), pixels: bitmap.digest)
  }

  /// Returns a file without a seal together with one that names its pixels.
  static func sealed(_ file: Data, pixels: Digest) -> Data {
    let seal = seal(pixels: pixels, file: digest(of: file, without: sealStart..<sealStart))
    return file.prefix(sealStart) + seal + file.dropFirst(sealStart)
  }

  /// Returns the digest of the pixels that a file holds, without decoding them.
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

  /// Behind the signature and the header, which is always the first chunk and always of one size.
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
