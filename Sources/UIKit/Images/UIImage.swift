public import Foundation
internal import Graphics

/// A picture with its scale.
public final class UIImage: Hashable, Sendable {
  let source: ImageSource
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether the picture shows its own colours or is filled with the tint.
  public let renderingMode: RenderingMode

  /// How the colours of a picture are used.
  public enum RenderingMode: Int, Sendable {
    /// As the place of use decides; image views show the picture's own colours.
    case automatic = 0
    /// The picture's own colours.
    case alwaysOriginal = 1
    /// Only the opacity, filled with the tint colour.
    case alwaysTemplate = 2
  }

  init(source: ImageSource, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.source = source
    self.scale = scale
    self.renderingMode = renderingMode
  }

  /// Creates a picture from the bytes of a PNG or JPEG file; nil if they are neither.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from the bytes of a PNG or JPEG file at a scale; nil if they are neither.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, name: "image")
  }

  /// Creates a picture from a PNG or JPEG file; nil if it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` before the extension sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale, name: name)
  }

  private convenience init?(data: Data, scale: CGFloat, name: String) {
    guard let bitmap = Self.decode(data, name: name) else { return nil }
    self.init(source: ImageSource(name: name, bitmap: bitmap), scale: scale)
  }

  private static func decode(_ data: Data, name: String) -> Bitmap? {
    if let image = try? PNG.decode(data, name: name) { return image.bitmap }
    return try? JPEG.decode(data, name: name)
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(
      width: Double(source.bitmap.width) / scale, height: Double(source.bitmap.height) / scale)
  }

  /// Returns the same picture with another use of its colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, scale: scale, renderingMode: renderingMode)
  }

  /// Returns whether both show the same pixels at the same scale in the same way.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.source == rhs.source && lhs.scale == rhs.scale && lhs.renderingMode == rhs.renderingMode
  }

  /// Hashes pixels, scale and rendering mode.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(scale)
    hasher.combine(renderingMode)
  }
}
