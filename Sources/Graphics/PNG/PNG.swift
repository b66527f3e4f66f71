internal import CPNG
public import Foundation

/// Reads and writes PNG files through libpng.
///
/// Pixels of another colour space are converted to sRGB, if the file has its profile, its gamma or its primaries.
///
/// A PNG stores straight alpha, a ``Bitmap`` premultiplied. `decode(encode(b))` equals `b` for every
/// bitmap: the straight channel s = round(c · 255 / a) is off by at most ½, so s · a / 255 is off by at
/// most a / 510, which is less than ½ for a < 255 and rounds back to c; an opaque pixel is not changed.
public enum PNG {
  /// Decodes any valid PNG.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: The file's name in error messages.
  /// - Returns: The picture and the texts in the file.
  /// - Throws: ``PNGError`` if the bytes are not a PNG, are damaged, or hold too many pixels.
  public static func decode(_ data: Data, name: String) throws(PNGError) -> PNGImage {
    let text = try readText(data, name: name)
    return PNGImage(bitmap: try PNGDecoder(data: data, name: name).bitmap(), text: text)
  }

  /// Decodes a file's pixels and returns their digest, without reading its texts.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: The file's name in error messages.
  /// - Returns: ``Bitmap/digest`` of what ``decode(_:name:)`` would return.
  /// - Throws: ``PNGError`` as ``decode(_:name:)``, but for texts.
  package static func pixelDigest(of data: Data, name: String) throws(PNGError) -> Digest {
    try PNGDecoder(data: data, name: name).bitmap().digest
  }

  /// Encodes a bitmap; equal bitmaps and texts give equal bytes with the same version of zlib.
  ///
  /// Writes grey, a palette or RGB where that is exact and smaller than RGBA.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - text: The texts, which precede the pixels in the order given.
  ///   - compression: Whether a small file or a short time matters more.
  /// - Returns: The file's bytes.
  /// - Throws: ``PNGError`` if the bitmap is empty or a keyword or text is not allowed in a PNG.
  public static func encode(
    _ bitmap: Bitmap, text: [PNGText] = [], compression: PNGCompression = .smallest
  ) throws(PNGError) -> Data {
    guard !bitmap.bounds.isEmpty else { throw .emptyBitmap }
    var chunks: [UInt8] = []
    for entry in text { chunks += try entry.chunk().lengthNameAndBytes }
    return try PNGRows(bitmap).encode(chunks: chunks, compression: compression)
  }

  /// Reads the texts of a file without decoding its pixels.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: The file's name in error messages.
  /// - Returns: The texts in the order of the file.
  /// - Throws: ``PNGError`` if the bytes are not a PNG, are truncated, or a text is damaged.
  public static func readText(_ data: Data, name: String) throws(PNGError) -> [PNGText] {
    var reader = try PNGChunkReader(data, name: name)
    var texts: [PNGText] = []
    // One budget for all texts, so that many small chunks cannot fill the memory either.
    var left = PNGText.maxTotalSize
    while let chunk = try reader.next(where: { $0.hasSuffix("TXt") || $0 == "tEXt" }) {
      guard let text = try PNGText(chunk, file: name, limit: left) else { continue }
      left -= text.text.utf8.count
      texts.append(text)
    }
    return texts
  }
}

extension PNG {
  /// The first bytes of every file: https://www.w3.org/TR/png-3/#5PNG-file-signature.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the width and the height in pixels that a file's header states.
  ///
  /// They are nil if the bytes do not begin as a PNG does, as with a Git LFS pointer.
  package static func size(of data: Data) -> (width: Int, height: Int)? {
    // The size does not depend on what may be wrong with other bytes.
    guard var chunks = try? PNGChunkReader(data, name: ""),
      let header = try? chunks.next(where: { _ in true }), header.name == "IHDR",
      header.bytes.count == 13
    else { return nil }
    // Width and height come first, four bytes each: PNG specification 11.2.1.
    return (Int(bigEndianBytes: header.bytes[0..<4]), Int(bigEndianBytes: header.bytes[4..<8]))
  }
}

/// A decoded PNG file.
public struct PNGImage: Sendable, Equatable {
  public var bitmap: Bitmap
  /// The texts in the order of the file.
  public var text: [PNGText]

  /// Creates the content of a file.
  public init(bitmap: Bitmap, text: [PNGText] = []) {
    self.bitmap = bitmap
    self.text = text
  }
}

/// One text in a PNG file.
public struct PNGText: Hashable, Sendable {
  /// 1 to 79 characters of Latin-1 without leading, trailing or repeated spaces, such as `Software`.
  public var keyword: String
  /// Any characters but U+0000.
  public var text: String

  /// Creates a text.
  public init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }
}

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

  /// Encodes a bitmap as ``encode(_:text:compression:)`` does, with a seal that identifies equal pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - text: The texts, which precede the pixels in the order given.
  ///   - compression: Whether a small file or a short time matters more.
  /// - Returns: The file's bytes.
  /// - Throws: ``PNGError`` as ``encode(_:text:compression:)``.
  public static func encodeSealed(
    _ bitmap: Bitmap, text: [PNGText] = [], compression: PNGCompression = .smallest
  ) throws(PNGError) -> Data {
    sealed(try encode(bitmap, text: text, compression: compression), pixels: bitmap.digest)
  }

  /// Returns an unsealed file with a seal for its pixels added.
  package static func sealed(_ file: Data, pixels: Digest) -> Data {
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
