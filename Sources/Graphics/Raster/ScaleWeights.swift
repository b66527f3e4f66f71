/// How much each source pixel adds to each target pixel along one axis.
///
/// Shrinking averages the area that a target pixel covers, growing interpolates linearly between pixel centres. A
/// target pixel that the picture fills partly gets that share.
struct ScaleWeights {
  /// The first source pixel of each target pixel.
  private(set) var first: [Int] = []
  /// Where the weights of each target pixel begin; one entry more than there are target pixels.
  private(set) var offset: [Int] = [0]
  /// The weights in 1/65536.
  private(set) var weights: [UInt64] = []

  static let one = 65536.0

  /// - Parameters:
  ///   - source: The number of source pixels.
  ///   - origin: Where the picture begins, in target pixels.
  ///   - length: The picture's length in target pixels.
  ///   - target: The target pixels to compute.
  init(source: Int, origin: Double, length: Double, target: Range<Int>) {
    let step = Double(source) / length
    for index in target {
      let start = max(Double(index), origin)
      let end = min(Double(index + 1), origin + length)
      let share = max(0, end - start)
      if step >= 1 {
        addMean(from: (start - origin) * step, to: (end - origin) * step, share, source)
      } else {
        addLinear(at: (Double(index) + 0.5 - origin) * step - 0.5, share, source)
      }
    }
  }

  /// Adds a target pixel that covers an interval of the source.
  private mutating func addMean(from start: Double, to end: Double, _ share: Double, _ source: Int)
  {
    let begin = Int(start, clampedTo: 0...source - 1)
    let stop = Int(end.rounded(.up), clampedTo: begin + 1...source)
    let total = max(end - start, .leastNormalMagnitude)
    // The running sum is rounded, not each weight, so that the weights add up to the share.
    var given = 0.0
    for pixel in begin..<stop {
      let covered = pixel + 1 == stop ? 1 : (Double(pixel + 1) - start) / total
      let reached = (min(max(covered, 0), 1) * share * ScaleWeights.one).rounded()
      weights.append(UInt64(max(0, reached - given)))
      given = max(given, reached)
    }
    finish(begin)
  }

  /// Adds a target pixel whose centre lies between two source centres.
  private mutating func addLinear(at center: Double, _ share: Double, _ source: Int) {
    let place = min(max(center, 0), Double(source - 1))
    let begin = min(Int(place), max(0, source - 2))
    let total = (share * ScaleWeights.one).rounded()
    let second = ((place - Double(begin)) * total).rounded()
    weights.append(UInt64(total - second))
    if source > 1 { weights.append(UInt64(second)) }
    finish(begin)
  }

  private mutating func finish(_ begin: Int) {
    first.append(begin)
    offset.append(weights.count)
  }
}
