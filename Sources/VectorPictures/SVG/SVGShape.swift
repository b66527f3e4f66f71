internal import Foundation
internal import Graphics
internal import InterfaceBuilder

/// The outlines of SVG's basic shapes.
enum SVGShape {
  static let names: Set = ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]

  /// Returns a shape's outline in its own coordinates; nil for one that draws nothing, and for other elements.
  static func path(
    of element: IBElement, _ tag: String, _ properties: SVGProperties, _ place: SVGDrawing.Place
  ) -> Path? {
    guard names.contains(tag) else { return nil }
    func length(_ name: String, _ axis: SVGValues.Axis) -> Double? {
      place.viewport.length(properties[name], axis, place.style.fontSize)
    }
    switch tag {
    case "path": return element["d"].map { Path(svgBeforeError: $0) }
    case "polyline", "polygon":
      let numbers = SVGValues.numbers(element["points"] ?? "")
      return polygon(numbers, isClosed: tag == "polygon")
    case "line":
      return Path([
        .move(CGPoint(x: length("x1", .width) ?? 0, y: length("y1", .height) ?? 0)),
        .line(CGPoint(x: length("x2", .width) ?? 0, y: length("y2", .height) ?? 0)),
      ])
    case "circle":
      guard let radius = length("r", .diagonal), radius > 0 else { return nil }
      return ellipse(length("cx", .width) ?? 0, length("cy", .height) ?? 0, radius, radius)
    case "ellipse":
      guard let rx = length("rx", .width) ?? length("ry", .height),
        let ry = length("ry", .height) ?? length("rx", .width), rx > 0, ry > 0
      else { return nil }
      return ellipse(length("cx", .width) ?? 0, length("cy", .height) ?? 0, rx, ry)
    default:
      guard let width = length("width", .width), width > 0, let height = length("height", .height),
        height > 0
      else { return nil }
      let rect = CGRect(
        x: length("x", .width) ?? 0, y: length("y", .height) ?? 0, width: width, height: height)
      let (rx, ry) = (length("rx", .width), length("ry", .height))
      return rectangle(rect, rx ?? ry ?? 0, ry ?? rx ?? 0)
    }
  }

  private static func polygon(_ numbers: [Double], isClosed: Bool) -> Path? {
    guard numbers.count >= 2 else { return nil }
    var path = Path()
    for index in 0..<numbers.count / 2 {
      let point = CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.close() }
    return path
  }

  /// An ellipse from its right end, where SVG's dashes begin.
  private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Path {
    let place = AffineTransform(n: [0, ry, -rx, 0, x, y])
    return Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)).transformed(by: place)
  }

  private static func rectangle(_ rect: CGRect, _ rx: Double, _ ry: Double) -> Path {
    let (rx, ry) = (min(max(rx, 0), rect.width / 2), min(max(ry, 0), rect.height / 2))
    guard rx > 0, ry > 0 else { return Path(rect: rect) }
    // In coordinates in which the corners are round.
    let squeezed = CGRect(x: 0, y: 0, width: rect.width, height: rect.height * rx / ry)
    let place = AffineTransform(n: [1, 0, 0, ry / rx, rect.minX, rect.minY])
    return Path(roundedRect: squeezed, cornerRadius: rx).transformed(by: place)
  }
}
