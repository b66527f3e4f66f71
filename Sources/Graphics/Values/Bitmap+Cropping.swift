extension Bitmap {
  /// Returns the pixels of a rectangle; nil if it is empty or not inside.
  package func cropped(to rect: PixelRect) -> Bitmap? {
    guard !rect.isEmpty, rect.x >= 0, rect.y >= 0, rect.maxX <= width, rect.maxY <= height else {
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rect.area * 4)
    for row in rect.y..<rect.maxY {
      let start = (row * width + rect.x) * 4
      bytes += pixels[start..<start + rect.width * 4]
    }
    return Bitmap(width: rect.width, height: rect.height, validPixels: bytes)
  }
}
