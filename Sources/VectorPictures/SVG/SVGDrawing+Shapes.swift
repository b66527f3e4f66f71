internal import Foundation
internal import Graphics
internal import InterfaceBuilder

extension SVGDrawing {
  /// Fills and strokes a path.
  mutating func drawShape(
    _ path: Path, _ element: IBElement, _ properties: SVGProperties, _ place: Place
  ) {
    guard place.style.isVisible, !path.isEmpty, budget.take(points: path.elements.count) else {
      return
    }
    if ["marker", "marker-start", "marker-mid", "marker-end"].contains(where: {
      properties[$0].map { $0 != "none" } ?? false
    }) {
      omit(.marker, element)
    }
    group(element, properties, place, bounds: { _ in path.tightBox }, isShape: true) {
      drawing, place in
      if place.style.strokesFirst { drawing.stroke(path, element, place) }
      drawing.fill(path, element, place)
      if !place.style.strokesFirst { drawing.stroke(path, element, place) }
    }
  }

  private mutating func fill(_ path: Path, _ element: IBElement, _ place: Place) {
    let style = place.style
    let outline = path.transformed(by: place.transform)
    switch style.fill {
    case .none: break
    case .color(let color):
      append(fill: outline, color.faded(style.fillOpacity), style.fillRule)
    case .server(let name, let fallback):
      paint(
        outline, rule: style.fillRule, server: name, fallback, opacity: style.fillOpacity,
        box: path.tightBox, element, place)
    }
  }

  private mutating func stroke(_ path: Path, _ element: IBElement, _ place: Place) {
    let style = place.style
    guard style.line.width > 0 else { return }
    switch style.stroke {
    case .none: break
    case .color(let color):
      append(stroke: path, color.faded(style.strokeOpacity), style.line, place)
    case .server(let name, let fallback):
      let outline = strokeOutline(path, style.line, place)
      paint(
        outline, rule: .winding, server: name, fallback, opacity: style.strokeOpacity,
        box: path.tightBox, element, place)
    }
  }

  private mutating func append(fill path: Path, _ color: Color, _ rule: FillRule) {
    if color.alpha > 0 { commands.append(.fill(path, color, rule: rule)) }
  }

  private mutating func append(
    stroke path: Path, _ color: Color, _ line: StrokeStyle, _ place: Place
  ) {
    guard color.alpha > 0 else { return }
    if place.transform.isSimilarity {
      commands.append(
        .stroke(
          path.transformed(by: place.transform), color,
          line.scaled(by: place.transform.lengthFactor)))
    } else {
      commands.append(.fill(strokeOutline(path, line, place), color))
    }
  }

  /// The outline of a stroke in points, fine enough for eight pixels per point.
  private func strokeOutline(_ path: Path, _ line: StrokeStyle, _ place: Place) -> Path {
    let factor = max(place.transform.columnLengths.x, place.transform.columnLengths.y)
    guard factor > 0, factor.isFinite else { return Path() }
    return path.stroked(line, flatness: 0.002 / factor).transformed(by: place.transform)
  }

  /// Paints an outline in points with a gradient or pattern.
  private mutating func paint(
    _ outline: Path, rule: FillRule, server name: String, _ fallback: Color?, opacity: Double,
    box: CGRect, _ element: IBElement, _ place: Place
  ) {
    guard let server = elements[name] else {
      if let fallback { append(fill: outline, fallback.faded(opacity), rule) }
      return
    }
    if server.name == "pattern" {
      return tile(outline, rule, server, opacity: opacity, box: box, place)
    }
    switch SVGGradients(drawing: self).paint(server, box: box, opacity: opacity, place, outline) {
    case .color(let color): append(fill: outline, color, rule)
    case .gradient(let gradient):
      commands += [.pushClip(outline, rule: rule), .gradient(gradient), .popClip]
    case .nothing: break
    }
  }

  /// Fills an outline with copies of a pattern.
  private mutating func tile(
    _ outline: Path, _ rule: FillRule, _ pattern: IBElement, opacity: Double, box: CGRect,
    _ place: Place
  ) {
    guard let tiles = SVGPattern(pattern, elements, box: box, place),
      place.depth < Self.deepest
    else { return }
    let target = outline.tightBox
    let origins = tiles.origins(covering: target)
    guard !origins.isEmpty else { return omit(.pattern, pattern) }
    commands.append(.pushClip(outline, rule: rule))
    if opacity < 1 { commands.append(.pushLayer(opacity: opacity)) }
    for origin in origins where !budget.isExceeded {
      let inner = tiles.place(at: origin, in: place)
      if tiles.isClipped {
        commands.append(.pushClip(tiles.clip(at: origin)))
        drawChildren(of: tiles.content, inner)
        commands.append(.popClip)
      } else {
        drawChildren(of: tiles.content, inner)
      }
    }
    if opacity < 1 { commands.append(.popLayer) }
    commands.append(.popClip)
  }
}

extension Path {
  /// The smallest rectangle around the path itself; its curves are measured to a ten-thousandth of its size.
  var tightBox: CGRect {
    let loose = boundingBox
    let isCurved = elements.contains {
      switch $0 {
      case .quad, .cubic: true
      case .move, .line, .close: false
      }
    }
    let side = max(loose.width, loose.height)
    guard isCurved, side > 0, side.isFinite else { return loose }
    let factor = 100 / side
    let enlarged = AffineTransform(n: [factor, 0, 0, factor, 0, 0])
    let box = transformed(by: enlarged).flattened.boundingBox
    return CGRect(
      x: box.minX / factor, y: box.minY / factor, width: box.width / factor,
      height: box.height / factor)
  }
}
