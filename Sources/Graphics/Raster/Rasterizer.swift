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
  /// - Parameters:
  ///   - list: What to draw.
  ///   - background: The colour under everything.
  /// - Returns: The picture.
  /// - Throws: ``RasterizerError`` if the size is out of range, a number is not finite, or pushes and
  ///   pops do not match.
  public func draw(
    _ list: DisplayList, background: Color? = nil
  ) throws(RasterizerError) -> Bitmap {
    let renderer = Renderer(bounds: try pixelBounds(of: list), scale: scale)
    if let background { renderer.fill(background) }
    try renderer.run(list.commands)
    return renderer.surface.bitmap()
  }

  private func pixelBounds(of list: DisplayList) throws(RasterizerError) -> PixelRect {
    let width = (Double(list.size.width) * scale).rounded()
    let height = (Double(list.size.height) * scale).rounded()
    guard scale > 0, let columns = Int(exactly: width), let rows = Int(exactly: height),
      Bitmap.isValidSize(width: columns, height: rows)
    else {
      throw .invalidSize(width: list.size.width, height: list.size.height, scale: scale)
    }
    return PixelRect(x: 0, y: 0, width: columns, height: rows)
  }
}
