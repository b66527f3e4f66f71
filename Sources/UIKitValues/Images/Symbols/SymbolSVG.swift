internal import Foundation
internal import Graphics
internal import InterfaceBuilder

/// The ink of an SVG file: filled and stroked shapes, whatever their colours.
///
/// Groups, paths, basic shapes, strokes and transforms are read. Anything else that would be drawn is an error, so that
/// no part of a picture is silently missing.
struct SymbolSVG: Sendable {
  struct Figure: Sendable {
    let path: Path
    let rule: FillRule
  }

  /// The area that is shown: the view box, otherwise width and height.
  let area: CGRect
  private(set) var figures: [Figure] = []

  private let file: URL

  init(contentsOf file: URL) throws(SymbolFileError) {
    self.file = file
    let root: IBElement
    do throws(XMLFailure) {
      root = try IBElement.tree(contentsOf: file)
    } catch {
      throw .unusable(file: file, line: error.line, reason: error.reason)
    }
    guard root.name == "svg", let area = Self.area(of: root) else {
      throw .unusable(
        file: file, line: root.line, reason: "it is not an SVG picture with a view box or a size")
    }
    self.area = area
    for child in root.children { try add(child, Style().changed(by: root), .identity) }
    if figures.isEmpty {
      throw .unusable(file: file, line: root.line, reason: "it draws nothing")
    }
  }

  private static func area(of root: IBElement) -> CGRect? {
    if let box = root["viewBox"] {
      let numbers = SVGAttribute.numbers(box)
      guard let numbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let width = SVGAttribute.length(root["width"]), width > 0,
      let height = SVGAttribute.length(root["height"]), height > 0
    else { return nil }
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// How shapes are drawn; children inherit it.
  private struct Style {
    var fills = true
    var rule = FillRule.winding
    var strokes = false
    var stroke = StrokeStyle()

    func changed(by element: IBElement) -> Style {
      var style = self
      if let fill = element["fill"] { style.fills = fill != "none" && fill != "transparent" }
      if let rule = element["fill-rule"] { style.rule = rule == "evenodd" ? .evenOdd : .winding }
      if let stroke = element["stroke"] { style.strokes = stroke != "none" }
      if let width = SVGAttribute.length(element["stroke-width"]) { style.stroke.width = width }
      if let cap = element["stroke-linecap"].flatMap(StrokeStyle.Cap.init) {
        style.stroke.cap = cap
      }
      if let join = element["stroke-linejoin"].flatMap(StrokeStyle.Join.init) {
        style.stroke.join = join
      }
      return style
    }
  }

  private mutating func add(
    _ element: IBElement, _ style: Style, _ transform: AffineTransform
  ) throws(SymbolFileError) {
    if ["title", "desc", "metadata"].contains(element.name) { return }
    if element.name == "defs", element.children.isEmpty { return }
    for name in ["style", "class", "clip-path", "mask", "filter"] where element[name] != nil {
      throw .unusable(file: file, line: element.line, reason: "the attribute \(name) is not read")
    }
    let style = style.changed(by: element)
    var transform = transform
    if let text = element["transform"] {
      guard let own = SVGAttribute.transform(text) else {
        throw .unusable(
          file: file, line: element.line, reason: "the transform “\(text)” is not read")
      }
      transform = own.concatenated(with: transform)
    }
    if element.name == "g" {
      for child in element.children { try add(child, style, transform) }
      return
    }
    guard let path = SVGAttribute.path(of: element) else {
      let reason =
        SVGAttribute.shapes.contains(element.name)
        ? "the shape \(element.name) is malformed" : "the element \(element.name) is not read"
      throw .unusable(file: file, line: element.line, reason: reason)
    }
    if style.fills {
      figures.append(Figure(path: path.transformed(by: transform), rule: style.rule))
    }
    if style.strokes, style.stroke.width > 0 {
      // A two-hundredth of the picture's side is far below a pixel of a symbol.
      let flatness = min(area.width, area.height) / 2000
      figures.append(
        Figure(
          path: path.stroked(style.stroke, flatness: flatness).transformed(by: transform),
          rule: .winding))
    }
  }
}

/// The values of SVG's attributes.
private enum SVGAttribute {
  static let shapes: Set = ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]

  static func path(of element: IBElement) -> Path? {
    func value(_ name: String) -> Double? { element[name].map { length($0) } ?? 0 }
    switch element.name {
    case "path": return element["d"].flatMap { Path(svg: $0) }
    case "polyline", "polygon":
      let text = "M \(element["points"] ?? "")\(element.name == "polygon" ? " Z" : "")"
      return Path(svg: text)
    case "line":
      guard let x1 = value("x1"), let y1 = value("y1"), let x2 = value("x2"), let y2 = value("y2")
      else { return nil }
      return Path([.move(CGPoint(x: x1, y: y1)), .line(CGPoint(x: x2, y: y2))])
    case "circle", "ellipse":
      guard let x = value("cx"), let y = value("cy"),
        let rx = length(element["r"] ?? element["rx"]), rx > 0,
        let ry = length(element["r"] ?? element["ry"]), ry > 0
      else { return nil }
      return Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    case "rect":
      guard let x = value("x"), let y = value("y"), let width = length(element["width"]), width > 0,
        let height = length(element["height"]), height > 0
      else { return nil }
      return Path(
        roundedRect: CGRect(x: x, y: y, width: width, height: height),
        cornerRadius: length(element["rx"] ?? element["ry"]) ?? 0)
    default: return nil
    }
  }

  /// A number, with or without the unit px.
  static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    let number = Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Numbers between spaces and commas; nil if one of them is not a number.
  static func numbers(_ text: some StringProtocol) -> [Double]? {
    let words = text.split { $0 == " " || $0 == "," || $0.isNewline }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == words.count ? numbers : nil
  }

  /// A list of `translate`, `scale`, `rotate` and `matrix`, the last of which applies first.
  static func transform(_ text: String) -> AffineTransform? {
    var result = AffineTransform.identity
    for part in text.split(separator: ")") {
      let sides = part.split(separator: "(", maxSplits: 1)
      if sides.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { continue }
      guard sides.count == 2, let numbers = numbers(sides[1]),
        let step = step(sides[0].filter { !$0.isWhitespace && $0 != "," }, numbers)
      else { return nil }
      result = step.concatenated(with: result)
    }
    return result
  }

  private static func step(_ name: String, _ n: [Double]) -> AffineTransform? {
    func matrix(_ n: [Double]) -> AffineTransform {
      AffineTransform(m11: n[0], m12: n[1], m21: n[2], m22: n[3], tX: n[4], tY: n[5])
    }
    switch (name, n.count) {
    case ("translate", 1): return matrix([1, 0, 0, 1, n[0], 0])
    case ("translate", 2): return matrix([1, 0, 0, 1, n[0], n[1]])
    case ("scale", 1): return matrix([n[0], 0, 0, n[0], 0, 0])
    case ("scale", 2): return matrix([n[0], 0, 0, n[1], 0, 0])
    case ("matrix", 6): return matrix(n)
    case ("rotate", 1), ("rotate", 3):
      let (sine, cosine) = (sin(n[0] * .pi / 180), cos(n[0] * .pi / 180))
      let (x, y) = n.count == 3 ? (n[1], n[2]) : (0, 0)
      return matrix([
        cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y,
      ])
    default: return nil
    }
  }
}

extension AffineTransform {
  /// The transform that is followed by another one.
  fileprivate func concatenated(with other: AffineTransform) -> AffineTransform {
    var result = self
    result.append(other)
    return result
  }
}
