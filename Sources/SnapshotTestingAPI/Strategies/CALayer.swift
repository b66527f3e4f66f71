internal import SnapTesting
public import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of a layer with its sublayers.
  public static var image: Snapshotting { .image() }

  /// A picture of a layer with its sublayers.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to match, 0…1.
  ///   - perceptualPrecision: how near the colours of two pixels that match are, 0…1.
  ///   - traits: what differs from the standard environment.
  /// - Returns: the strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let stage = SuiteStage(traits: traits)
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { stage.image(of: $0) }
  }
}
