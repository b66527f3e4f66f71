import Foundation

/// What the chunks of a PNG say of its colours.
///
/// https://www.w3.org/TR/png-3/#color-chunk-precendence: code points count most, then a profile, then sRGB, then the
/// chromaticities and the gamma.
enum PNGColors {
  /// A profile that takes more bytes is none of a picture for a screen.
  private static let largestProfile = 4 << 20

  /// Returns the profile to convert from; nil if the colours are those of sRGB, or nothing is said that can be read.
  static func profile(in data: Data) -> ColorProfile? {
    guard var reader = try? PNGChunkReader(data, name: "") else { return nil }
    var found: [String: [UInt8]] = [:]
    while let chunk = try? reader.next(before: "IDAT", where: names.contains) {
      found[chunk.name] = chunk.bytes
    }
    if let points = found["cICP"], points.count == 4 { return profile(codePoints: points) }
    if let bytes = found["iCCP"] { return profile(packed: bytes) }
    if found["sRGB"] != nil { return nil }
    return profile(gamma: found["gAMA"], chromaticities: found["cHRM"])
  }

  private static let names: Set = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]

  /// The primaries and the curve by their numbers in ITU-T H.273: Display P3 is 12 with sRGB's curve, 13.
  private static func profile(codePoints: [UInt8]) -> ColorProfile? {
    codePoints[0] == 12 && codePoints[1] == 13 ? .displayP3 : nil
  }

  private static func profile(packed bytes: [UInt8]) -> ColorProfile? {
    guard let end = bytes.firstIndex(of: 0), end + 2 <= bytes.count, bytes[end + 1] == 0,
      let profile = PNGText.inflated(bytes[(end + 2)...], limit: largestProfile)
    else { return nil }
    return ColorProfile(icc: profile)
  }

  /// A gamma of 1/2.2 stands for sRGB, as most programs write it for that.
  private static func profile(gamma: [UInt8]?, chromaticities: [UInt8]?) -> ColorProfile? {
    let values = numbers(chromaticities ?? [])
    let points = values.count == 8 ? values : nil
    guard let value = numbers(gamma ?? []).first, value > 0.1, value < 10 else { return nil }
    let isUsual = abs(value - 0.45455) < 0.001
    if isUsual, points == nil || isNearSRGB(values) { return nil }
    return ColorProfile(gamma: 1 / value, chromaticities: points)
  }

  private static func isNearSRGB(_ values: [Double]) -> Bool {
    let own = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
    return zip(values, own).allSatisfy { abs($0 - $1) < 0.002 }
  }

  /// Whole numbers of 1/100 000.
  private static func numbers(_ bytes: [UInt8]) -> [Double] {
    stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map { start in
      Double(Int(bigEndianBytes: bytes[start..<start + 4])) / 100_000
    }
  }
}
