public import Foundation

extension Values where Value == Int {
  /// Whole numbers: the ends of a range, those next to them, and numbers with more and more digits.
  ///
  /// Those nearer to 0 are simpler.
  public static func numbers(_ name: String, _ range: ClosedRange<Int>) -> Values {
    let powers = (0...18).map { Int(pow(10, Double($0))) }
    let digits = powers.flatMap { [$0, -$0, $0 - 1, 1 - $0] }
    let ends = [range.lowerBound, range.upperBound, 0, 1, 2]
    let samples = (ends + digits).filter(range.contains).map { StressValue.number(Double($0)) }
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let domain = ValueDomain(samples.sorted { NumberOrder.isSimpler($0, $1) }) {
      NumberOrder.simpler(than: $0, in: bounds)
    }
    return Values(name: name, domain: domain) { value in
      guard case .number(let number) = value else { return nil }
      return Int(exactly: number)
    }
  }
}

extension Values where Value == CGSize {
  /// Sizes of pictures in points: nothing, small, wide, tall and large.
  ///
  /// Those with shorter sides are simpler. Make pictures of them with ``map(_:)``.
  public static func imageSizes(_ name: String) -> Values {
    let sizes = [(0.0, 0.0), (1, 1), (40, 40), (320, 40), (40, 320), (1000, 1000)]
    let samples = sizes.map { StressValue.size(width: $0, height: $1) }
    let domain = ValueDomain(samples) { value in
      guard case .size(let width, let height) = value else { return [] }
      let limits = 0...1000.0
      return NumberOrder.simpler(than: width, in: limits).map { .size(width: $0, height: height) }
        + NumberOrder.simpler(than: height, in: limits).map { .size(width: width, height: $0) }
    }
    return Values(name: name, domain: domain) { value in
      guard case .size(let width, let height) = value else { return nil }
      return CGSize(width: width, height: height)
    }
  }
}

/// Numbers nearer to 0 are simpler, and of two at the same distance the positive one.
enum NumberOrder {
  static func isSimpler(_ one: StressValue, _ other: StressValue) -> Bool {
    guard case .number(let left) = one, case .number(let right) = other else { return false }
    return isSimpler(left, than: right)
  }

  static func isSimpler(_ one: Double, than other: Double) -> Bool {
    (abs(one), one < 0 ? 1 : 0) < (abs(other), other < 0 ? 1 : 0)
  }

  static func simpler(than value: StressValue, in range: ClosedRange<Double>) -> [StressValue] {
    guard case .number(let number) = value else { return [] }
    return simpler(than: number, in: range).map { .number($0) }
  }

  /// The number nearest to 0, half the number, its opposite, and the next whole one towards 0.
  static func simpler(than number: Double, in range: ClosedRange<Double>) -> [Double] {
    let nearest = min(max(0, range.lowerBound), range.upperBound)
    let candidates = [
      nearest, (number / 2).rounded(.towardZero), -number, number > 0 ? number - 1 : number + 1,
    ]
    var seen: Set<Double> = []
    return candidates.filter {
      range.contains($0) && isSimpler($0, than: number) && seen.insert($0).inserted
    }
  }
}
