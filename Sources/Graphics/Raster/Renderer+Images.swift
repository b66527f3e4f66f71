import Foundation

extension Renderer {
  /// Draws a picture, or a part of it, stretched over a rectangle in points.
  func draw(_ source: ImageSource, in rect: CGRect, tint: Color?, from part: PixelRect?) {
    let bitmap = source.bitmap
    let visiblePart = (part ?? bitmap.bounds).intersection(bitmap.bounds)
    guard !visiblePart.isEmpty, let request = request(for: visiblePart, in: rect) else { return }
    if request.isCopy {
      bitmap.pixels.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        let left = request.part.x - Int(request.x)
        let top = request.part.y - Int(request.y)
        let first = (request.target.y + top) * bitmap.width + request.target.x + left
        draw(
          base.assumingMemoryBound(to: UInt32.self) + first, stride: bitmap.width,
          over: request.target, tint)
      }
    } else {
      source.storage.scaled(request).pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        draw(base, stride: request.target.width, over: request.target, tint)
      }
    }
  }

  /// Returns the visible part of a picture; nil without one.
  private func request(for part: PixelRect, in rect: CGRect) -> ScaledImage.Request? {
    let sides = [rect.minX, rect.minY, rect.maxX, rect.maxY].map(pixelEdge)
    let target = clip.bounds.intersection(
      fromX: sides[0], y: sides[1], toX: sides[2], y: sides[3])
    guard sides[0] < sides[2], sides[1] < sides[3], !target.isEmpty else { return nil }
    return ScaledImage.Request(
      part: part, x: sides[0], y: sides[1], width: sides[2] - sides[0],
      height: sides[3] - sides[1], target: target)
  }

  private func draw(
    _ pixels: UnsafePointer<UInt32>, stride: Int, over target: PixelRect, _ tint: Color?
  ) {
    let painter = painter(tint ?? .clear)
    let alphas = UnsafeMutablePointer<UInt8>.allocate(capacity: target.width)
    defer { alphas.deallocate() }
    for y in target.y..<target.maxY {
      let row = pixels + (y - target.y) * stride
      if tint == nil {
        painter.draw(x: target.x, y: y, count: target.width, pixels: row, opacity: 255)
      } else {
        for x in 0..<target.width { alphas[x] = UInt8(row[x] &>> 24) }
        painter.run(x: target.x, y: y, count: target.width, coverage: alphas)
      }
    }
  }
}
