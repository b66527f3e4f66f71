import Foundation
import Testing

@testable import Graphics

/// The colours of profiles, beside those of LittleCMS's relative colorimetric rendering.
struct ColorProfileTests {
  /// A profile of version 4 with three primaries and a curve.
  private func profile(_ primaries: [[Double]], curve: [UInt8]) -> [UInt8] {
    func fixed(_ value: Double) -> [UInt8] {
      word(UInt32(bitPattern: Int32((value * 65_536).rounded())))
    }
    var tags: [(String, [UInt8])] = zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map {
      ($0, Array("XYZ \0\0\0\0".utf8) + $1.flatMap(fixed))
    }
    tags += ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
    var table = word(UInt32(tags.count))
    var data: [UInt8] = []
    for (name, bytes) in tags {
      table += Array(name.utf8)
      table += word(UInt32(132 + 12 * tags.count + data.count))
      table += word(UInt32(bytes.count))
      data += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var head = [UInt8](repeating: 0, count: 128)
    head.replaceSubrange(12..<24, with: "mntrRGB XYZ ".utf8)
    head.replaceSubrange(36..<40, with: "acsp".utf8)
    return head + table + data
  }

  private func gamma(_ value: Double) -> [UInt8] {
    let number = Int(value * 256)
    return Array("curv\0\0\0\0".utf8) + [0, 0, 0, 1, UInt8(number >> 8), UInt8(number & 255)]
  }

  private func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let p3 = [
    [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
  ]
  private static let adobe = [
    [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
  ]
  /// sRGB's curve, as formula 3 of ICC.1.
  private var curve: [UInt8] {
    let numbers = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    var bytes = Array("para\0\0\0\0".utf8) + [0, 3, 0, 0]
    for value in numbers { bytes += word(UInt32((value * 65_536).rounded())) }
    return bytes
  }

  private func converted(_ color: [UInt8], _ profile: [UInt8]) throws -> [Int] {
    let space = try #require(ColorProfile(icc: profile))
    var pixels = color + [255]
    try #require(ProfileConversion(space)).apply(to: &pixels)
    return pixels.map { Int($0) }
  }

  @Test(
    arguments: [
      ([234, 51, 35], [255, 0, 0]), ([120, 200, 80], [89, 203, 56]),
      ([0, 122, 255], [0, 124, 255]),
      ([90, 60, 200], [95, 58, 208]), ([255, 255, 255], [255, 255, 255]), ([0, 0, 0], [0, 0, 0]),
    ] as [([UInt8], [Int])])
  func `Display P3 is that of LittleCMS to a level`(color: [UInt8], wanted: [Int]) throws {
    let found = try converted(color, profile(Self.p3, curve: curve))
    #expect(zip(found, wanted).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
  }

  @Test func `Adobe RGB with a gamma is that of LittleCMS to a level`() throws {
    let found = try converted([38, 133, 172], profile(Self.adobe, curve: gamma(2.19921875)))
    #expect(zip(found, [0, 134, 175]).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
  }

  @Test func `a picture and a colour of Display P3 are the same`() throws {
    let color = Pixel(Color(displayP3Red: 120 / 255, green: 200 / 255, blue: 80 / 255, alpha: 1))
    let found = try converted([120, 200, 80], profile(Self.p3, curve: curve))
    #expect(zip(found, [color.red, color.green, color.blue]).allSatisfy { abs($0 - Int($1)) <= 1 })
  }

  @Test func `a profile of sRGB changes nothing`() throws {
    let own = [
      [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
    ]
    let space = try #require(ColorProfile(icc: profile(own, curve: curve)))
    #expect(ProfileConversion(space) == nil)
  }

  @Test func `damaged profiles and those of inks are left out`() {
    let whole = profile(Self.p3, curve: curve)
    for length in stride(from: 0, to: whole.count, by: 5) {
      _ = ColorProfile(icc: Array(whole.prefix(length)))
    }
    var inks = whole
    inks.replaceSubrange(16..<20, with: "CMYK".utf8)
    #expect(ColorProfile(icc: inks) == nil)
    #expect(ColorProfile(icc: []) == nil)
  }

  /// A pixel of a PNG with a chunk before its data.
  private func pixel(_ name: String, _ bytes: [UInt8]) throws -> Pixel {
    let png = RawPNG(
      width: 1, height: 1, bitDepth: 8, colorType: 2, chunks: [(name, bytes)],
      scanlines: [0, 120, 200, 80])
    return try PNG.decode(png.data, name: "a.png").bitmap[0, 0]
  }

  @Test func `code points of Display P3 are converted, and those of sRGB are not`() throws {
    let found = try pixel("cICP", [12, 13, 0, 1])
    #expect(abs(Int(found.red) - 89) <= 1)
    #expect(abs(Int(found.green) - 203) <= 1)
    #expect(try pixel("cICP", [1, 13, 0, 1]) == Pixel(red: 120, green: 200, blue: 80))
  }

  @Test func `a gamma of 1 in 2,2 is that of sRGB`() throws {
    #expect(try pixel("gAMA", [0, 0, 0xB1, 0x8F]) == Pixel(red: 120, green: 200, blue: 80))
    #expect(try pixel("gAMA", [0, 0, 0xD9, 0x03]) != Pixel(red: 120, green: 200, blue: 80))
  }
}
