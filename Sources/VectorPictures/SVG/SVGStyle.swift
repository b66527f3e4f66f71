internal import Foundation
internal import Graphics
internal import InterfaceBuilder

/// What a shape is filled or stroked with.
enum SVGPaint {
  case none
  case color(Color)
  /// A gradient or pattern, and the paint if there is none of that name.
  case server(String, fallback: Color?)
}

/// The properties that an element itself has, however they are written.
struct SVGProperties {
  private let element: IBElement
  private let declared: [String: String]

  init(_ element: IBElement, tag: String, sheet: SVGStyleSheet) {
    self.element = element
    var declared = sheet.isEmpty ? [:] : sheet.declarations(for: element, tag: tag)
    if let style = element["style"] {
      for (name, value) in SVGStyleSheet.declarations(style) { declared[name] = value }
    }
    self.declared = declared
  }

  /// The value of a property; nil if the element has none or inherits it.
  subscript(name: String) -> String? {
    guard let value = declared[name] ?? element[name] else { return nil }
    let trimmed = value.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed == "inherit" ? nil : trimmed
  }

  /// A share of 0…1, by default the whole.
  func share(_ name: String) -> Double {
    self[name].flatMap { SVGColor.share($0[...], of: 1) } ?? 1
  }

  var isDisplayed: Bool { self["display"] != "none" }
}

/// How shapes are drawn; children inherit it.
struct SVGStyle {
  var color = Color.black
  var fill = SVGPaint.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.winding
  var clipRule = FillRule.winding
  var stroke = SVGPaint.none
  var strokeOpacity = 1.0
  var line = StrokeStyle(miterLimit: 4)
  var isVisible = true
  var fontSize = 16.0
  var strokesFirst = false

  /// Returns the style of an element, whose percentages are shares of a viewport.
  func changed(by properties: SVGProperties, in viewport: SVGViewport) -> SVGStyle {
    var style = self
    if let size = viewport.length(properties["font-size"], .height, fontSize) {
      style.fontSize = size
    }
    if let color = properties["color"].flatMap(SVGColor.color) { style.color = color }
    if let fill = properties["fill"].flatMap(style.paint) { style.fill = fill }
    if let stroke = properties["stroke"].flatMap(style.paint) { style.stroke = stroke }
    if properties["fill-opacity"] != nil { style.fillOpacity = properties.share("fill-opacity") }
    if properties["stroke-opacity"] != nil {
      style.strokeOpacity = properties.share("stroke-opacity")
    }
    if let rule = properties["fill-rule"] {
      style.fillRule = rule == "evenodd" ? .evenOdd : .winding
    }
    if let rule = properties["clip-rule"] {
      style.clipRule = rule == "evenodd" ? .evenOdd : .winding
    }
    if let visibility = properties["visibility"] { style.isVisible = visibility == "visible" }
    if let order = properties["paint-order"] { style.strokesFirst = order.hasPrefix("stroke") }
    style.changeLine(properties, viewport)
    return style
  }

  private mutating func changeLine(_ properties: SVGProperties, _ viewport: SVGViewport) {
    if let width = viewport.length(properties["stroke-width"], .diagonal, fontSize), width >= 0 {
      line.width = width
    }
    if let cap = properties["stroke-linecap"].flatMap(StrokeStyle.Cap.init) { line.cap = cap }
    if let join = properties["stroke-linejoin"] {
      line.join = StrokeStyle.Join(rawValue: join) ?? .miter
    }
    if let limit = properties["stroke-miterlimit"].flatMap(Double.init), limit >= 1 {
      line.miterLimit = limit
    }
    if let dashes = properties["stroke-dasharray"] {
      let lengths = dashes.split { $0 == "," || $0.isWhitespace }.map {
        viewport.length(String($0), .diagonal, fontSize)
      }
      let valid = lengths.compactMap { $0 }.filter { $0 >= 0 && $0.isFinite }
      line.dash = valid.count == lengths.count && valid.contains { $0 > 0 } ? valid : []
    }
    if let phase = viewport.length(properties["stroke-dashoffset"], .diagonal, fontSize) {
      line.dashPhase = phase
    }
  }

  /// Reads a paint; nil for a text that is none.
  private func paint(_ text: String) -> SVGPaint? {
    if text == "none" { return SVGPaint.none }
    if text.lowercased() == "currentcolor" || text.hasPrefix("context-") { return .color(color) }
    if text.hasPrefix("url("), let name = SVGValues.reference(text) {
      let rest = text.drop { $0 != ")" }.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines)
      return .server(name, fallback: SVGColor.color(rest))
    }
    return SVGColor.color(text).map { .color($0) }
  }
}
