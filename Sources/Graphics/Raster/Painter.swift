/// Draws runs in one colour on a surface through a clip.
///
/// The runs lie within the clip's bounds, which lie within the surface's.
final class Painter: CoverageSink {
  private let surface: Surface
  private let clip: Clip
  private let color: UInt32
  private let scratch: UnsafeMutablePointer<UInt8>

  init(surface: Surface, clip: Clip, color: UInt32 = 0) {
    self.surface = surface
    self.clip = clip
    self.color = color
    scratch = .allocate(capacity: max(1, clip.bounds.width))
  }

  deinit {
    scratch.deallocate()
  }

  /// Fills a rectangle, cut to the clip.
  func fill(_ rect: PixelRect) {
    let visible = rect.intersection(clip.bounds)
    guard !visible.isEmpty else { return }
    guard clip.mask != nil else { return surface.fill(visible, color) }
    for y in visible.y..<visible.maxY {
      span(x: visible.x, y: y, count: visible.width, coverage: 255)
    }
  }

  func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    let faded = scaled(color, by: UInt32(coverage))
    guard let mask = clip.mask else { return surface.fill(x, y, count, faded) }
    let (start, end) = solidPart(of: mask, x, y, count)
    surface.fill(x, y, start - x, faded, coverage: mask.address(x, y))
    surface.fill(start, y, end - start, faded)
    surface.fill(end, y, x + count - end, faded, coverage: mask.address(end, y))
  }

  func paint(_ rect: PixelRect, coverage: UnsafePointer<UInt8>, stride: Int) {
    if clip.mask == nil { return surface.fill(rect, color, coverage: coverage, stride: stride) }
    for row in 0..<rect.height {
      run(x: rect.x, y: rect.y + row, count: rect.width, coverage: coverage + row * stride)
    }
  }

  func run(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    guard let mask = clip.mask, !isSolid(mask, x, y, count) else {
      return surface.fill(x, y, count, color, coverage: coverage)
    }
    let cover = mask.address(x, y)
    var index = 0
    while index < count {
      scratch[index] = product(coverage[index], cover[index])
      index &+= 1
    }
    surface.fill(x, y, count, color, coverage: scratch)
  }

  /// Draws a run of pixels, each multiplied by `opacity` / 255.
  func draw(x: Int, y: Int, count: Int, pixels: UnsafePointer<UInt32>, opacity: UInt8) {
    guard let mask = clip.mask, !isSolid(mask, x, y, count) else {
      return surface.draw(x, y, count, pixels, opacity: UInt32(opacity))
    }
    let cover = mask.address(x, y)
    guard opacity != 255 else { return surface.draw(x, y, count, pixels, coverage: cover) }
    for index in 0..<count { scratch[index] = product(opacity, cover[index]) }
    surface.draw(x, y, count, pixels, coverage: scratch)
  }

  private func isSolid(_ mask: CoverageMask, _ x: Int, _ y: Int, _ count: Int) -> Bool {
    let known = mask.solidRun(y)
    return known.start <= x && known.end >= x &+ count
  }

  /// Returns the part of a run that the mask covers fully; without one, an empty run at its end.
  private func solidPart(
    of mask: CoverageMask, _ x: Int, _ y: Int, _ count: Int
  ) -> (start: Int, end: Int) {
    let known = mask.solidRun(y)
    let start = max(x, known.start)
    let end = min(x + count, known.end)
    return start < end ? (start, end) : (x + count, x + count)
  }
}
