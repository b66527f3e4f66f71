/// Converts straight pixels of a profile to sRGB, in whole numbers only, so that all machines give the same bytes.
///
/// The rendering is relative colorimetric: white stays white, and what sRGB lacks is cut off.
struct ProfileConversion {
  /// The light of each level in 1/65535, for red, green and blue.
  private let lights: [Int]
  /// The matrix in 1/65536, row by row.
  private let matrix: [Int]

  /// Nil if the profile's colours are those of sRGB, to a level.
  init?(_ profile: ColorProfile) {
    lights = profile.lights.flatMap { levels in
      levels.map { Int(($0 * 65_535).rounded(), clampedTo: 0...65_535) }
    }
    matrix = profile.matrix.flatMap { row in
      row.map { Int(($0 * 65_536).rounded(), clampedTo: -(1 << 24)...1 << 24) }
    }
    guard !isIdentity else { return nil }
  }

  private var isIdentity: Bool {
    let levels: [UInt32] = [0, 13, 51, 102, 153, 204, 242, 255]
    return levels.allSatisfy { red in
      levels.allSatisfy { green in
        levels.allSatisfy { blue in
          let result = converted(red | green &<< 8 | blue &<< 16)
          return [0, 8, 16].allSatisfy { shift in
            let wanted = Int((red | green &<< 8 | blue &<< 16) &>> shift & 255)
            return abs(Int(result &>> shift & 255) - wanted) <= 1
          }
        }
      }
    }
  }

  /// Converts pixels of red, green, blue and alpha in place; alpha stays.
  func apply(to pixels: inout [UInt8]) {
    pixels.withUnsafeMutableBytes { bytes in
      let words = bytes.bindMemory(to: UInt32.self)
      guard let word = words.baseAddress, !words.isEmpty else { return }
      let count = words.count
      var last = word[0]
      var result = converted(last)
      var index = 0
      while index < count {
        if word[index] != last {
          last = word[index]
          result = converted(last)
        }
        word[index] = result
        index &+= 1
      }
    }
  }

  private func converted(_ pixel: UInt32) -> UInt32 {
    let red = lights[Int(pixel & 255)]
    let green = lights[256 &+ Int(pixel &>> 8 & 255)]
    let blue = lights[512 &+ Int(pixel &>> 16 & 255)]
    var result = pixel & 0xFF00_0000
    var row = 0
    while row < 3 {
      let light =
        (matrix[3 &* row] &* red &+ matrix[3 &* row &+ 1] &* green
          &+ matrix[3 &* row &+ 2] &* blue &+ 32_768) &>> 16
      let level = Self.levels[light < 0 ? 0 : light > 65_535 ? 65_535 : light]
      result |= UInt32(level) &<< UInt32(8 &* row)
      row &+= 1
    }
    return result
  }

  /// The level of each light in 1/65535.
  private static let levels = (0...65_535).map {
    UInt8((ToneCurve.component(of: Double($0) / 65_535) * 255).rounded())
  }
}
