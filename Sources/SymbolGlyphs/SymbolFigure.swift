internal import Foundation
internal import Graphics

/// What a part of a drawing draws.
enum SymbolFigure {
  /// A circle, or an ellipse if it has a radius of its height.
  case circle(CGPoint, SymbolMeasure, SymbolMeasure?)
  case box(CGRect, radius: Double)
  case path(Path)

  /// Reads a figure; nil if it is malformed.
  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    switch words.first {
    case "circle":
      guard words.count == 4, let x = Double(words[1]), let y = Double(words[2]) else { return nil }
      let radii = words[3].split(separator: "x").map(SymbolMeasure.init)
      guard let radius = radii[0] else { return nil }
      self = .circle(CGPoint(x: x, y: y), radius, radii.count == 2 ? radii[1] : nil)
    case "box":
      guard let numbers = Self.numbers(words.dropFirst(), 5) else { return nil }
      self = .box(
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        radius: numbers[4])
    case "points":
      guard let points = SymbolPoints(words.dropFirst()) else { return nil }
      self = .path(Path(points.points, isClosed: points.isClosed))
    default:
      guard let path = Path(svg: String(text)) else { return nil }
      self = .path(path)
    }
  }

  static func numbers(_ words: ArraySlice<Substring>, _ count: Int) -> [Double]? {
    let values = words.compactMap { Double($0) }
    return values.count == count && words.count == count ? values : nil
  }

  func path(strokeWidth: Double) -> Path {
    switch self {
    case .circle(let center, let radius, let height):
      let x = radius.length(strokeWidth: strokeWidth)
      let y = height?.length(strokeWidth: strokeWidth) ?? x
      return Path(
        ellipseIn: CGRect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y))
    case .box(let box, let radius): return Path(roundedRect: box, cornerRadius: radius)
    case .path(let path): return path
    }
  }
}
