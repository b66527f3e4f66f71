internal import Foundation
internal import Graphics
internal import InterfaceBuilder

/// A pattern and its place for one shape.
struct SVGPattern {
  /// The element with what is repeated.
  let content: IBElement
  /// One copy, in the pattern's coordinates.
  private let tile: CGRect
  /// Turns the pattern's coordinates into points.
  private let transform: AffineTransform
  /// Turns coordinates of the contents into the pattern's, from the tile's corner.
  private let fit: AffineTransform
  private let viewport: SVGViewport
  let isClipped: Bool

  /// How often a pattern is drawn at most.
  private static let mostTiles = 2000.0

  init?(
    _ element: IBElement, _ elements: [String: IBElement], box: CGRect, _ place: SVGDrawing.Place
  ) {
    var chain = [element]
    while chain.count < 20, let name = chain.last?.svgReference, let next = elements[name] {
      chain.append(next)
    }
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    guard let content = chain.first(where: { !$0.children.isEmpty }) else { return nil }
    self.content = content
    let isShare = attribute("patternUnits") != "userSpaceOnUse"
    let area = isShare ? SVGViewport(width: 1, height: 1) : place.viewport
    var tile = CGRect(
      x: area.length(attribute("x"), .width) ?? 0, y: area.length(attribute("y"), .height) ?? 0,
      width: area.length(attribute("width"), .width) ?? 0,
      height: area.length(attribute("height"), .height) ?? 0)
    if isShare {
      tile = CGRect(
        x: box.minX + tile.minX * box.width, y: box.minY + tile.minY * box.height,
        width: tile.width * box.width, height: tile.height * box.height)
    }
    guard tile.width > 0, tile.height > 0 else { return nil }
    self.tile = tile
    let own = attribute("patternTransform").map(SVGValues.transform) ?? .identity
    transform = own.followed(by: place.transform)
    let viewBox = attribute("viewBox").map(SVGValues.numbers) ?? []
    if viewBox.count == 4, viewBox[2] > 0, viewBox[3] > 0 {
      let area = CGRect(x: viewBox[0], y: viewBox[1], width: viewBox[2], height: viewBox[3])
      fit = SVGViewport.fitting(area, into: tile.size, attribute("preserveAspectRatio"))
      viewport = SVGViewport(width: area.width, height: area.height)
    } else if attribute("patternContentUnits") == "objectBoundingBox" {
      fit = AffineTransform(n: [
        box.width, 0, 0, box.height, box.minX - tile.minX, box.minY - tile.minY,
      ])
      viewport = SVGViewport(width: 1, height: 1)
    } else {
      fit = AffineTransform(n: [1, 0, 0, 1, -tile.minX, -tile.minY])
      viewport = place.viewport
    }
    isClipped = attribute("overflow") != "visible"
  }

  /// The corners of the copies that touch a rectangle in points, in the pattern's coordinates; none if they are too many.
  func origins(covering rect: CGRect) -> [CGPoint] {
    guard let inverse = transform.safeInverse else { return [] }
    let area = inverse.boundingBox(of: rect)
    let columns = Self.indices(area.minX - tile.minX, area.maxX - tile.minX, tile.width)
    let rows = Self.indices(area.minY - tile.minY, area.maxY - tile.minY, tile.height)
    guard let columns, let rows, Double(columns.count * rows.count) <= Self.mostTiles else {
      return []
    }
    return rows.flatMap { row in
      columns.map { column in
        CGPoint(
          x: tile.minX + Double(column) * tile.width, y: tile.minY + Double(row) * tile.height)
      }
    }
  }

  /// A tile that ends with the area, but for rounding, is the last one.
  private static func indices(_ from: Double, _ to: Double, _ step: Double) -> Range<Int>? {
    let (first, last) = ((from / step + 1e-6).rounded(.down), (to / step - 1e-6).rounded(.up))
    guard abs(first) < mostTiles * 1000, abs(last) < mostTiles * 1000, last - first <= mostTiles
    else { return nil }
    return Int(first)..<max(Int(first), Int(last))
  }

  func place(at origin: CGPoint, in place: SVGDrawing.Place) -> SVGDrawing.Place {
    var inner = place
    inner.style = SVGStyle()
    inner.transform = transform
    inner = inner.inside(AffineTransform(n: [1, 0, 0, 1, origin.x, origin.y])).inside(fit)
    inner.viewport = viewport
    return inner
  }

  func clip(at origin: CGPoint) -> Path {
    Path(rect: CGRect(origin: origin, size: tile.size)).transformed(by: transform)
  }
}
