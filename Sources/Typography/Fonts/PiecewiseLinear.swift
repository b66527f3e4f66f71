/// A function given at some points, linear between them and constant beyond.
struct PiecewiseLinear: Hashable, Sendable, Decodable {
  /// Pairs of position and value, by ascending position.
  private let knots: [[Double]]

  /// Creates a function of at least one pair, by ascending position.
  init(knots: [[Double]]) { self.knots = knots }

  init(from decoder: any Decoder) throws {
    knots = try decoder.singleValueContainer().decode([[Double]].self)
    guard !knots.isEmpty, knots.allSatisfy({ $0.count == 2 }),
      zip(knots, knots.dropFirst()).allSatisfy({ $0[0] < $1[0] })
    else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "expected pairs of numbers whose first rises"))
    }
  }

  /// The function's value at a position.
  func callAsFunction(_ place: Double) -> Double {
    guard let next = knots.firstIndex(where: { $0[0] >= place }) else {
      return knots[knots.count - 1][1]
    }
    guard next > 0 else { return knots[0][1] }
    let (low, high) = (knots[next - 1], knots[next])
    return low[1] + (high[1] - low[1]) * (place - low[0]) / (high[0] - low[0])
  }
}
