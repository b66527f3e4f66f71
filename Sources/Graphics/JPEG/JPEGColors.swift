/// The profile in a JPEG file.
enum JPEGColors {
  /// Returns the profile to convert from; nil without one that can be read.
  ///
  /// It is in segments APP2, each with a number: ICC.1:2022, annex B.4.
  static func profile(in file: [UInt8]) -> ColorProfile? {
    let app2: UInt8 = 0xE2
    let mark = Array("ICC_PROFILE\0".utf8)
    var parts: [UInt8: ArraySlice<UInt8>] = [:]
    var segments = JPEGSegments(file)
    while let (marker, content) = segments.next() {
      if marker == app2, content.count > 14, content.starts(with: mark) {
        parts[content[content.startIndex + 12]] = content.dropFirst(14)
      }
    }
    guard !segments.isDamaged, !parts.isEmpty else { return nil }
    return ColorProfile(icc: parts.sorted { $0.key < $1.key }.flatMap(\.value))
  }
}
