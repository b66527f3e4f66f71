import Foundation

extension Renderer {
  /// How far a side may lie from a pixel edge and still count as on it, in pixels.
  ///
  /// Thirds of a point times 3 miss integers by about 10⁻¹⁴. A side off by less than 1/510 pixel changes no coverage
  /// byte, so nothing is lost.
  private static let pixelTolerance = 1.0 / 1024

  /// Fills a rectangle in points.
  func fill(_ rect: CGRect, _ color: Color) {
    if let pixels = wholePixels(rect) {
      painter(color).fill(pixels)
    } else {
      fillOutline(of: Path(rect: rect), color, .winding)
    }
  }

  /// Fills a path in points.
  func fill(_ path: Path, _ color: Color, _ rule: FillRule) {
    if let rect = path.rect {
      fill(rect, color)
    } else {
      fillOutline(of: path, color, rule)
    }
  }

  private func fillOutline(of path: Path, _ color: Color, _ rule: FillRule) {
    let outline = Outline(path, scale: scale)
    outline.sweep(rule, within: clip.bounds, into: painter(color))
  }

  /// Returns a painter in a colour on the current surface.
  func painter(_ color: Color) -> Painter {
    Painter(surface: surface, clip: clip, color: Pixel(color).word)
  }

  /// Returns the pixels of a rectangle in points if its sides lie on pixel edges.
  func wholePixels(_ rect: CGRect) -> PixelRect? {
    let (left, top) = (pixelEdge(rect.minX), pixelEdge(rect.minY))
    let (right, bottom) = (pixelEdge(rect.maxX), pixelEdge(rect.maxY))
    guard left == left.rounded(), top == top.rounded(), right == right.rounded(),
      bottom == bottom.rounded()
    else { return nil }
    return surface.bounds.intersection(fromX: left, y: top, toX: right, y: bottom)
  }

  /// No picture reaches as far; lengths between such edges are numbers, too.
  private static let farthestEdge = 0x1p60

  /// Returns a coordinate in pixels; one next to a pixel edge becomes that edge.
  func pixelEdge(_ coordinate: CGFloat) -> Double {
    let limit = Renderer.farthestEdge
    let pixels = min(max(Double(coordinate) * scale, -limit), limit)
    let whole = pixels.rounded()
    return abs(pixels - whole) <= Renderer.pixelTolerance ? whole : pixels
  }
}

extension Outline {
  /// Passes the coverage of the outline inside a rectangle to a sink.
  func sweep(_ rule: FillRule, within limit: PixelRect, into sink: any CoverageSink) {
    let bounds = pixelBounds(within: limit)
    guard !bounds.isEmpty else { return }
    let accumulator = AreaAccumulator(bounds: bounds)
    accumulator.add(self)
    accumulator.sweep(rule, into: sink)
  }

  /// Returns the coverage of the outline inside a rectangle.
  func coverage(_ rule: FillRule, within limit: PixelRect) -> CoverageMask {
    let mask = CoverageMask(bounds: pixelBounds(within: limit))
    sweep(rule, within: limit, into: mask)
    return mask
  }
}

extension Path {
  /// The path as a rectangle, if it is one with horizontal and vertical sides.
  var rect: CGRect? {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3],
      case .close = elements[4]
    else { return nil }
    let startsLevel = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let startsUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard startsLevel || startsUpright else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}
