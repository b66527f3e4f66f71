/// The space added after each character, in em, by size and weight.
struct Tracking: Sendable, Decodable {
  /// The correction of one of UIKit's weights, by point size.
  struct Correction: Sendable, Decodable {
    let weight: Double
    let sizes: PiecewiseLinear
  }

  /// By point size, for the regular weight.
  private let sizes: PiecewiseLinear
  /// By ascending weight; linear between weights and constant beyond.
  private let weights: [Correction]

  func value(size: Double, weight: FontWeight) -> Double {
    let corrections = weights.map { [$0.weight, $0.sizes(size)] }
    return sizes(size) + PiecewiseLinear(knots: corrections)(weight.rawValue)
  }
}
