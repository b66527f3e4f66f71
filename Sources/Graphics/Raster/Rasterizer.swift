import Foundation

/// Turns display lists into bitmaps; equal lists give equal bytes on every machine.
public struct Rasterizer: Sendable {
  /// The pixels per point.
  public let scale: Double

  /// Creates a rasterizer for a number of pixels per point.
  public init(scale: Double) {
    self.scale = scale
  }

  /// Draws a list on a background, by default a transparent one.
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
    let bounds = try pixelBounds(of: list)
    var failure: RasterizerError?
    // Drawn in place: for most pictures, a copy costs more than drawing.
    let pixels = [UInt8](unsafeUninitializedCapacity: bounds.area * 4) { memory, count in
      count = bounds.area * 4
      guard let words = memory.baseAddress.map(UnsafeMutableRawPointer.init) else { return }
      let surface = Surface(
        bounds: bounds, pixels: words.bindMemory(to: UInt32.self, capacity: bounds.area))
      surface.begin(on: background)
      do throws(RasterizerError) {
        try Renderer(surface: surface, scale: scale).run(list.commands)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(width: bounds.width, height: bounds.height, validPixels: pixels)
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

extension Surface {
  /// Initializes the memory with the colour under everything.
  fileprivate func begin(on background: Color?) {
    let color = background.map { Pixel($0).word } ?? 0
    if color &>> 24 != 255 { memset(pixels, 0, bounds.area * 4) }
    fill(bounds, color)
  }
}
