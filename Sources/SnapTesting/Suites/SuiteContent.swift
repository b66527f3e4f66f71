#if !canImport(Darwin)
package import Foundation
internal import Graphics
package import ImageComparison
package import UIKit

/// What a strategy of another library makes of a value.
package enum SuiteContent: Sendable {
  /// A picture, which has a layout if ``SuiteStage`` drew it and nothing changed it since.
  case picture(UIImage, ComparisonOptions)
  /// Lines of text.
  case text(String)
  /// Anything else, which is stored as text.
  case data(Data)
}

extension ComparisonOptions {
  /// The options for what other libraries call precision.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to match, 0…1.
  ///   - perceptualPrecision: how near a matching pixel's colour has to be, 0…1; 1 wants equal colours.
  package init(precision: Double, perceptualPrecision: Double) {
    self.init(
      maxColorDifference: perceptualPrecision < 1 ? 100 * (1 - max(perceptualPrecision, 0)) : nil,
      maxDifferentRatio: precision < 1 ? 1 - max(precision, 0) : nil)
  }

  /// How a picture differs from another one beyond the options, in a few words; nil if it does not.
  package func difference(of new: UIImage, from old: UIImage) -> String? {
    let difference = ImageComparator.compare(
      reference: (old.cgImage?.source ?? .empty).bitmap,
      actual: (new.cgImage?.source ?? .empty).bitmap, options: self)
    return difference.isWithinLimits ? nil : "\(difference)"
  }
}
#endif
