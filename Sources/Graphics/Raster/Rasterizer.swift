import Foundation

/// Turns display lists into bitmaps; equal lists give equal bytes on every machine.
public struct Rasterizer: Sendable {
  /// The pixels per point.
  public let scale: Double

  /// Creates a rasterizer for a number of pixels per point.
  public init(scale: Double) {
    self.scale = scale
  }

  /// Draws a list on a background; without one the ground is transparent.
  ///
  /// The picture has the list's size times the scale, rounded to whole pixels.
  ///
  /// - Throws: ``RasterizerError`` if the size is out of range, a number is not finite, or pushes and
  ///   pops do not match.
  public func draw(
    _ list: DisplayList, background: Color? = nil
  ) throws(RasterizerError) -> Bitmap {
    throw .invalidSize(width: list.size.width, height: list.size.height, scale: scale)
  }
}
