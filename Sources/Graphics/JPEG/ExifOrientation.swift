/// Finds the orientation a camera wrote into a JPEG.
///
/// The layout is that of Exif 2.32, sections 4.5 to 4.7: a segment APP1 that begins with `Exif` and two
/// zeros, then a TIFF header and a directory of 12-byte entries.
enum ExifOrientation {
  /// Returns the orientation; `.up` if the file has none or it cannot be read.
  static func read(_ file: [UInt8]) -> Bitmap.Orientation {
    guard let tiff = tiff(in: file) else { return .up }
    return TIFFDirectory(tiff)?.orientation ?? .up
  }

  private static func tiff(in file: [UInt8]) -> ArraySlice<UInt8>? {
    let app1: UInt8 = 0xE1
    let mark = Array("Exif\0\0".utf8)
    return JPEGSegments(file).lazy.first { $0.marker == app1 && $0.content.starts(with: mark) }?
      .content.dropFirst(mark.count)
  }
}

/// The first directory of a TIFF structure.
private struct TIFFDirectory {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private let start: Int

  init?(_ slice: ArraySlice<UInt8>) {
    bytes = Array(slice)
    guard bytes.count >= 8 else { return nil }
    isBigEndian = bytes[0] == UInt8(ascii: "M")
    let offset = isBigEndian ? Array(bytes[4..<8]) : bytes[4..<8].reversed()
    start = Int(bigEndianBytes: offset)
  }

  /// The entry 0x0112, whose value is a 16-bit integer in the entry's last four bytes.
  var orientation: Bitmap.Orientation? {
    guard let count = short(at: start) else { return nil }
    for index in 0..<count {
      let entry = start + 2 + index * 12
      guard let tag = short(at: entry) else { return nil }
      if tag == 0x0112 { return short(at: entry + 8).flatMap(Bitmap.Orientation.init) }
    }
    return nil
  }

  private func short(at index: Int) -> Int? {
    guard index >= 0, index + 2 <= bytes.count else { return nil }
    let (first, second) = (Int(bytes[index]), Int(bytes[index + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
}
