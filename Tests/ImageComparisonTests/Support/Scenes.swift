import Graphics
import TestSupport

/// Pairs of opaque pictures made from a seed.
enum Scenes {
  /// Noise, and the same picture with noise added to a share of its pixels.
  static func noise(seed: UInt64) throws -> (Bitmap, Bitmap) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...90, using: &random), Int.random(in: 1...40, using: &random)
    )
    let range = Int.random(in: 1...120, using: &random)
    let share = Double.random(in: 0...1, using: &random)
    var first: [UInt8] = []
    var second: [UInt8] = []
    for _ in 0..<width * height {
      let isChanged = Double.random(in: 0...1, using: &random) < share
      for _ in 0..<3 {
        let level = Int.random(in: 0...255, using: &random)
        let change = isChanged ? Int.random(in: -range...range, using: &random) : 0
        first.append(UInt8(level))
        second.append(UInt8(clamping: level + change))
      }
      first.append(255)
      second.append(255)
    }
    return (
      try bitmap(width, height, first), try bitmap(width, height, second)
    )
  }

  /// Flat boxes and discs with soft edges on a background, and the same with some of them moved or recoloured.
  static func interface(seed: UInt64) throws -> (Bitmap, Bitmap) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 20...150, using: &random), Int.random(in: 20...70, using: &random)
    )
    let ground = color(&random)
    let shapes = (0..<12).map { _ in Shape(within: width, height, color(&random), &random) }
    let changed = shapes.map { shape in
      var shape = shape
      switch Int.random(in: 0..<6, using: &random) {
      case 0: shape.x += Double.random(in: -1.5...1.5, using: &random)
      case 1: shape.radius += Double.random(in: -0.7...0.7, using: &random)
      case 2: shape.color = color(&random)
      default: break
      }
      return shape
    }
    return (
      try picture(width, height, ground, shapes), try picture(width, height, ground, changed)
    )
  }

  private struct Shape {
    var x: Double
    let y: Double
    var radius: Double
    let isRound: Bool
    var color: [Double]

    init(
      within width: Int, _ height: Int, _ color: [Double], _ random: inout SeededGenerator
    ) {
      x = Double.random(in: 0...Double(width), using: &random)
      y = Double.random(in: 0...Double(height), using: &random)
      radius = Double.random(in: 1...12, using: &random)
      isRound = Bool.random(using: &random)
      self.color = color
    }

    /// How much of a pixel is covered, by its centre's distance from the edge.
    func coverage(_ column: Int, _ row: Int) -> Double {
      let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
      let distance = isRound ? (dx * dx + dy * dy).squareRoot() : max(abs(dx), abs(dy))
      return min(1, max(0, radius - distance + 0.5))
    }
  }

  private static func color(_ random: inout SeededGenerator) -> [Double] {
    (0..<3).map { _ in Double(Int.random(in: 0...8, using: &random) * 255 / 8) }
  }

  private static func picture(
    _ width: Int, _ height: Int, _ ground: [Double], _ shapes: [Shape]
  ) throws -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        var pixel = ground
        for shape in shapes {
          let coverage = shape.coverage(x, y)
          for channel in 0..<3 where coverage > 0 {
            pixel[channel] += (shape.color[channel] - pixel[channel]) * coverage
          }
        }
        bytes += pixel.map { UInt8($0.rounded()) } + [255]
      }
    }
    return try bitmap(width, height, bytes)
  }

  private static func bitmap(_ width: Int, _ height: Int, _ pixels: [UInt8]) throws -> Bitmap {
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      throw SampleError.impossibleSize
    }
    return bitmap
  }
}
