import Foundation

/// The memory of a picture that is being drawn: premultiplied pixels, transparent at first.
///
/// All coordinates are the whole picture's, also where the surface holds only a part of it.
final class Surface {
  /// The part of the picture that the surface holds.
  let bounds: PixelRect
  /// The pixels, row after row without padding.
  let pixels: UnsafeMutablePointer<UInt32>

  init(bounds: PixelRect) {
    self.bounds = bounds
    // `calloc` hands out pages that the system has cleared already.
    let memory = calloc(max(1, bounds.area), MemoryLayout<UInt32>.stride)
    guard let memory else { preconditionFailure("\(bounds.area) pixels do not fit into memory.") }
    pixels = memory.bindMemory(to: UInt32.self, capacity: max(1, bounds.area))
  }

  deinit {
    free(pixels)
  }

  /// Returns where a pixel lies; the column may be one past the last.
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
  }

  /// Returns a copy of the pixels.
  func bitmap() -> Bitmap {
    let count = bounds.area * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let start = buffer.baseAddress { memcpy(start, pixels, count) }
      initialized = count
    }
    return Bitmap(width: bounds.width, height: bounds.height, validPixels: bytes)
  }
}
