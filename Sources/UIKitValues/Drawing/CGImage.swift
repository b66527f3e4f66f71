public import Foundation
package import Graphics

/// A picture in pixels.
public final class CGImage: Hashable, Sendable {
  package let source: ImageSource

  init(source: ImageSource) { self.source = source }

  /// The number of columns.
  public var width: Int { source.bitmap.width }
  /// The number of rows.
  public var height: Int { source.bitmap.height }

  /// Returns whether both show the same pixels.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.source == rhs.source }

  /// Hashes the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension CGImage {
  /// Returns the part of the picture in a rectangle of pixels, which is widened to whole ones; nil if none of it is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.standardized.integral
      .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1,
      let bitmap = source.bitmap.cropped(
        to: PixelRect(
          x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)))
    else { return nil }
    return CGImage(source: ImageSource(name: source.name, bitmap: bitmap))
  }
}
