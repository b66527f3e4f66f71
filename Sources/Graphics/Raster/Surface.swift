import Foundation

/// The memory of a picture that is being drawn: premultiplied pixels, transparent at first.
///
/// All coordinates are those of the whole picture, even if the surface holds only a part of it.
final class Surface {
  /// The part of the picture that the surface holds.
  let bounds: PixelRect
  /// The pixels, row after row without padding.
  let pixels: UnsafeMutablePointer<UInt32>

  private let isOwner: Bool

  init(bounds: PixelRect) {
    self.bounds = bounds
    // `calloc` returns pages that the system has cleared already.
    let memory = calloc(max(1, bounds.area), MemoryLayout<UInt32>.stride)
    guard let memory else { preconditionFailure("\(bounds.area) pixels do not fit into memory.") }
    pixels = memory.bindMemory(to: UInt32.self, capacity: max(1, bounds.area))
    isOwner = true
  }

  /// Draws into memory that the caller has initialized and keeps alive as long as the surface is used.
  init(bounds: PixelRect, pixels: UnsafeMutablePointer<UInt32>) {
    self.bounds = bounds
    self.pixels = pixels
    isOwner = false
  }

  deinit {
    if isOwner { free(pixels) }
  }

  /// Returns where a pixel lies; the column may be one past the last.
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
  }
}
