import CPixels

/// Measures blocks of 64 pixels at once.
struct BlockMeter {
  /// The pixels of a block: four cache lines, and a whole number of tiles.
  static let length = Int(CPIXELS_BLOCK)

  /// The result for a block; unclear ones have to be measured pixel by pixel.
  typealias Reading = cpixels_reading

  private let isExact: Bool
  /// The distance up to which pixels are certain to be within the limit.
  private let near: Float
  /// The distance above which pixels are certain to exceed the limit.
  private let far: Float

  /// Takes the squared YIQ distance that is harmless; nil if every difference counts.
  init(limit: Double?) {
    isExact = limit == nil
    let limit = limit ?? 0
    // Distances are sums of products of numbers up to 255; in single precision, which has 24 bits, they are
    // off by less than this.
    let error = limit / 1000 + 0.001
    near = Float(limit - error)
    far = Float(limit + error)
  }

  /// Returns the pixels beyond the limit, by the formula of ``ColorDistance`` for opaque pixels.
  func read(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> Reading {
    var reading = Reading()
    if isExact {
      cpixels_read_exactly(first, second, &reading)
    } else {
      cpixels_read(first, second, near, far, &reading)
    }
    return reading
  }
}
