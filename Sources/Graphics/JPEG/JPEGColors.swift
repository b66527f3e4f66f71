/// The profile in a JPEG file.
enum JPEGColors {
  /// Returns the profile to convert from; nil without one that can be read.
  ///
  /// It is in segments APP2, each with a number: ICC.1:2022, annex B.4.
  static func profile(in file: [UInt8]) -> ColorProfile? {
    let (app2, startOfScan): (UInt8, UInt8) = (0xE2, 0xDA)
    let mark = Array("ICC_PROFILE\0".utf8)
    var parts: [UInt8: ArraySlice<UInt8>] = [:]
    var position = 2
    while position + 4 <= file.count, file[position] == 0xFF, file[position + 1] != startOfScan {
      let end = position + 2 + (Int(file[position + 2]) << 8 | Int(file[position + 3]))
      guard end >= position + 4, end <= file.count else { return nil }
      let content = file[position + 4..<end]
      if file[position + 1] == app2, content.count > 14, content.starts(with: mark) {
        parts[content[content.startIndex + 12]] = content.dropFirst(14)
      }
      position = end
    }
    guard !parts.isEmpty else { return nil }
    return ColorProfile(icc: parts.sorted { $0.key < $1.key }.flatMap(\.value))
  }
}
