/// The space added after each character, in em, by size and weight.
struct Tracking: Hashable, Sendable, Decodable {
  /// By point size, for the regular weight.
  let sizes: PiecewiseLinear
  /// The correction to that, by UIKit's weight.
  let weights: PiecewiseLinear

  func value(size: Double, weight: FontWeight) -> Double {
    sizes(size) + weights(weight.rawValue)
  }
}
