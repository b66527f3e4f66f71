public import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture, compared exactly.
  public static var image: Snapshotting { .image() }

  /// A picture.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to match, 0…1.
  ///   - perceptualPrecision: how near the colours of two pixels that match are, 0…1.
  ///   - scale: pixels per point of a picture that is read; nil for 1.
  /// - Returns: the strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
