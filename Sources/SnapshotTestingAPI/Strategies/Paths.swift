public import Foundation
internal import SnapTesting
public import UIKit

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A picture of a filled path.
  public static var image: Snapshotting { .image() }

  /// A picture of a filled path.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to match, 0…1.
  ///   - perceptualPrecision: how near the colours of two pixels that match are, 0…1.
  ///   - scale: pixels per point.
  /// - Returns: the strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      picture(of: path.bounds, scale: scale) { _ in
        UIColor.black.setFill()
        path.fill()
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A picture of a filled path.
  public static var image: Snapshotting { .image() }

  /// A picture of a path.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to match, 0…1.
  ///   - perceptualPrecision: how near the colours of two pixels that match are, 0…1.
  ///   - scale: pixels per point.
  ///   - drawingMode: whether it is filled or stroked.
  /// - Returns: the strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      picture(of: path.boundingBoxOfPath, scale: scale) { context in
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

/// Draws what is inside of a rectangle.
private func picture(
  of bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void
) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}
