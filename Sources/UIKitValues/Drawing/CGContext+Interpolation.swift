internal import Foundation
internal import Graphics

/// How the pixels of a scaled picture are found.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context does by itself, which is smoothly.
  case `default` = 0
  /// From the nearest pixel, which keeps edges sharp.
  case none = 1
  /// Smoothly; the same as `high`.
  case low = 2
  /// Smoothly; the same as `high`.
  case medium = 4
  /// Smoothly.
  case high = 3
}

extension CGContext {
  /// How the pixels of scaled pictures are found; `default` at first, and saved by `saveGState`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Returns a picture with the size that it has in the context's pixels, each of them the nearest one of the picture.
  ///
  /// The rasterizer, which scales smoothly, then has nothing to scale unless the picture is turned. A picture with more
  /// pixels than a bitmap may have stays as it is.
  func withoutInterpolation(_ source: ImageSource, in rect: CGRect) -> ImageSource {
    let transform = state.transform
    let width = rect.width * hypot(transform.a, transform.b) * scale
    let height = rect.height * hypot(transform.c, transform.d) * scale
    let bitmap = source.bitmap
    guard let columns = Int(exactly: width.rounded()), let rows = Int(exactly: height.rounded()),
      bitmap.width > 0, bitmap.height > 0, var scaled = Bitmap(width: columns, height: rows)
    else { return source }
    for y in 0..<rows {
      for x in 0..<columns {
        scaled[x, y] =
          bitmap[
            (2 * x + 1) * bitmap.width / (2 * columns), (2 * y + 1) * bitmap.height / (2 * rows)]
      }
    }
    return ImageSource(name: source.name, bitmap: scaled)
  }
}
