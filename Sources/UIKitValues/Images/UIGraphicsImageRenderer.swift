public import Foundation
internal import Graphics

/// How a picture is drawn into pixels.
public class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  public var scale: CGFloat
  /// Whether the picture has no transparent pixels: it begins black.
  public var opaque = false

  /// Creates the format of the current traits.
  public init() { scale = UITraitCollection.current.displayScale }

  /// Creates the format of some traits.
  public init(for traitCollection: UITraitCollection) {
    scale = traitCollection.filled(from: .current).displayScale
  }

  /// Returns the format of the current traits.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns the display's preferred format.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context passed to a renderer's closure.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  public var currentImage: UIImage { cgContext.image ?? UIImage() }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
  /// Fills a rectangle with the current fill colour in a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a line of one point inside a rectangle's edges.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
  /// Clips what follows to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///   UIColor.red.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
public class UIGraphicsImageRenderer {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Creates a renderer of pictures of a size in points, in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of the contents of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates a renderer of the contents of a rectangle, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns the picture drawn by a closure; an empty one if the size is out of range.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(imageSize: bounds.size, isOpaque: format.opaque, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsStack.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return context.image ?? UIImage()
  }

  /// Returns the picture drawn by a closure as a PNG file; no bytes if the size is out of range.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
