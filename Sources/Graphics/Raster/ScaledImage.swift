import Foundation
import Locks

/// A picture's pixels at the size at which it is drawn.
struct ScaledImage: Sendable {
  /// What the pixels depend on besides the picture.
  struct Request: Hashable, Sendable {
    /// The part of the picture, in its own pixels.
    let part: PixelRect
    /// The destination of the part, in target pixels.
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    /// The requested target pixels.
    let target: PixelRect

    /// Whether pixels are copied one to one.
    var isCopy: Bool {
      width == Double(part.width) && height == Double(part.height) && x == x.rounded()
        && y == y.rounded()
    }
  }

  let request: Request
  /// The target pixels, row after row.
  let pixels: [UInt32]

  init(_ bitmap: Bitmap, _ request: Request) {
    self.request = request
    let target = request.target
    let scaler = ImageScaler(
      part: request.part,
      columns: ScaleWeights(
        source: request.part.width, origin: request.x, length: request.width,
        target: target.x..<target.maxX),
      rows: ScaleWeights(
        source: request.part.height, origin: request.y, length: request.height,
        target: target.y..<target.maxY))
    pixels = scaler.scale(bitmap)
  }
}

extension ImageSource.Storage {
  /// How many sizes of one picture are cached: a cell draws it at one or two, in a few configurations.
  static let keptSizes = 4

  /// Returns the scaled picture, from the cache if it was used recently.
  func scaled(_ request: ScaledImage.Request) -> ScaledImage {
    if let known = scaledImages.withLock({ $0.first { $0.request == request } }) { return known }
    let image = ScaledImage(bitmap, request)
    scaledImages.withLock { images in
      if images.count >= Self.keptSizes { images.removeFirst() }
      images.append(image)
    }
    return image
  }
}
