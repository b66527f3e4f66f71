public import Foundation
internal import Graphics

extension UIImage {
  /// How stored pixels must be rotated to be upright.
  public enum Orientation: Int, Sendable {
    /// Upright as stored.
    case up = 0
    /// Half a turn.
    case down = 1
    /// To be rotated a quarter turn counterclockwise.
    case left = 2
    /// To be rotated a quarter turn clockwise.
    case right = 3
    /// Left and right are exchanged.
    case upMirrored = 4
    /// Top and bottom are exchanged.
    case downMirrored = 5
    /// Rows and columns are exchanged.
    case leftMirrored = 6
    /// Rows and columns are exchanged, and both run backwards.
    case rightMirrored = 7

    fileprivate var orientation: Bitmap.Orientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// Creates a picture of pixels at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates a picture of pixels, rotated upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let source = cgImage.source
    let upright =
      orientation == .up
      ? source
      : ImageSource(
        name: source.name, bitmap: source.bitmap.oriented(orientation.orientation))
    self.init(source: upright, scale: scale)
  }

  /// Upright, as the pixels of ``cgImage`` are, however they were stored.
  public var imageOrientation: Orientation { .up }

  /// The pixels, upright.
  public var cgImage: CGImage? { CGImage(source: source) }

  /// Draws the picture at its own size in the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture over a rectangle in the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture at its own size in a blend mode and opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture over a rectangle in a blend mode and opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.current, size.width > 0, size.height > 0 else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.setAlpha(context.state.alpha * alpha)
    let tint =
      isTemplateInText
      ? context.state.fillColor : attributes.tintColor?.resolved(with: .current)
    let source = source(drawnAt: rect.size)
    for part in parts(of: source, in: rect) {
      context.paint(over: part.rect) {
        $0.append(.image(source, in: $0.toRoot(part.rect), tint: tint, from: part.pixels))
      }
    }
    context.restoreGState()
  }

  /// Fills a rectangle with copies of the picture.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsStack.current, size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    let end = CGPoint(x: rect.maxX, y: rect.maxY)
    let start = CGPoint(x: rect.minX, y: rect.minY)
    for corner in TiledCopies.corners(from: start, to: end, by: size) { draw(at: corner) }
    context.restoreGState()
  }

  /// Returns the picture as the bytes of a PNG file; nil without pixels.
  public func pngData() -> Data? { try? PNG.encode(source.bitmap) }

  /// Returns the picture as the bytes of a JPEG file, on white where it is not opaque; nil without pixels.
  ///
  /// The quality is from 0, the smallest file, to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality.isNaN ? 0 : min(max(compressionQuality, 0), 1)
    return try? JPEG.encode(source.bitmap, quality: Int((quality * 100).rounded()))
  }
}
