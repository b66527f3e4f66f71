internal import Foundation
internal import Graphics

/// The nine parts of a resizable image: corners keep their size, edges and centre fill the rest.
struct ImageSlices {
  private let source: ImageSource
  private let mode: UIImage.ResizingMode
  private let scale: Double
  private let insets: UIEdgeInsets

  /// One part of a side of the target with the pixels that fill it.
  private struct Strip {
    let start: Double
    let length: Double
    let firstPixel: Int
    let pixels: Int
  }

  init(_ image: UIImage, source: ImageSource, isMirrored: Bool) {
    self.source = source
    mode = image.resizingMode
    scale = image.scale
    let caps = image.capInsets
    insets =
      isMirrored
      ? UIEdgeInsets(top: caps.top, left: caps.right, bottom: caps.bottom, right: caps.left) : caps
  }

  /// A part of the target with the pixels that fill it.
  struct Part {
    let rect: CGRect
    let pixels: PixelRect
  }

  func parts(in target: CGRect) -> [Part] {
    let columns = strips(
      start: target.minX, length: target.width, pixels: source.bitmap.width,
      caps: (insets.left, insets.right))
    let rows = strips(
      start: target.minY, length: target.height, pixels: source.bitmap.height,
      caps: (insets.top, insets.bottom))
    guard rows.count * columns.count <= TiledCopies.limit else {
      return [
        Part(
          rect: CGRect(origin: TiledCopies.nowhere, size: CGSize(width: 1, height: 1)),
          pixels: PixelRect(x: 0, y: 0, width: 1, height: 1))
      ]
    }
    return rows.flatMap { row in
      columns.map { column in
        Part(
          rect: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
          pixels: PixelRect(
            x: column.firstPixel, y: row.firstPixel, width: column.pixels, height: row.pixels))
      }
    }
  }

  /// Divides a side; caps that do not fit share it proportionally.
  private func strips(
    start: Double, length: Double, pixels: Int, caps: (CGFloat, CGFloat)
  ) -> [Strip] {
    guard caps.0.isFinite, caps.1.isFinite else {
      return [Strip(start: .nan, length: length, firstPixel: 0, pixels: pixels)]
    }
    let first = Int((caps.0 * scale).rounded(), clampedTo: 0...pixels)
    let last = Int((caps.1 * scale).rounded(), clampedTo: 0...pixels - first)
    let fixed = Double(first + last) / scale
    let shrink = fixed > length ? length / fixed : 1
    let head = Double(first) / scale * shrink
    let tail = Double(last) / scale * shrink
    let strips =
      [Strip(start: start, length: head, firstPixel: 0, pixels: first)]
      + middle(
        start: start + head, length: length - head - tail, firstPixel: first,
        pixels: pixels - first - last)
      + [Strip(start: start + length - tail, length: tail, firstPixel: pixels - last, pixels: last)]
    return strips.filter { $0.length > 1e-9 && $0.pixels > 0 }
  }

  private func middle(start: Double, length: Double, firstPixel: Int, pixels: Int) -> [Strip] {
    // Repeating one pixel is the same as stretching it, in one command.
    guard mode == .tile, pixels > 1 else {
      return [Strip(start: start, length: length, firstPixel: firstPixel, pixels: pixels)]
    }
    let tile = Double(pixels) / scale
    guard length / tile < Double(TiledCopies.limit) else {
      return [Strip(start: .nan, length: length, firstPixel: 0, pixels: pixels)]
    }
    var strips: [Strip] = []
    var offset = 0.0
    while offset < length - 1e-9 {
      let part = min(tile, length - offset)
      // The last tile is cut to whole pixels.
      let count = Int((part * scale).rounded(), clampedTo: 1...pixels)
      strips.append(
        Strip(start: start + offset, length: part, firstPixel: firstPixel, pixels: count))
      offset += tile
    }
    return strips
  }
}
