public import Foundation

/// Reads and writes PNG files through libpng.
///
/// Pixels are interpreted as sRGB whatever colour profile the file names.
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

  /// Encodes a bitmap; equal bitmaps and texts give equal bytes with the same version of zlib.
  ///
  /// Writes grey, a palette or RGB where that is exact and smaller than RGBA.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - text: The texts, which precede the pixels in the order given.
  /// - Returns: The file's bytes.
  /// - Throws: ``PNGError`` if the bitmap is empty or a keyword or text is not allowed in a PNG.
  public static func encode(
    _ bitmap: Bitmap, text: [PNGText] = []
  ) throws(PNGError) -> Data {
    guard !bitmap.bounds.isEmpty else { throw .emptyBitmap }
    var chunks: [UInt8] = []
    for entry in text { chunks += try entry.chunk().lengthNameAndBytes }
    return try PNGRows(bitmap).encode(chunks: chunks)
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
    while let chunk = try reader.next(where: { $0.hasSuffix("TXt") || $0 == "tEXt" }) {
      if let text = try PNGText(chunk, file: name) { texts.append(text) }
    }
    return texts
  }
}

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

/// A decoded PNG file.
public struct PNGImage: Sendable, Equatable {
  /// The picture.
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
