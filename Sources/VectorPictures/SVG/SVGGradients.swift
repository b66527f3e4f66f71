internal import Foundation
internal import Graphics
internal import InterfaceBuilder

/// Reads the gradients of a file for the shapes that they fill.
struct SVGGradients {
  let drawing: SVGDrawing

  enum Paint {
    case color(Color)
    case gradient(Gradient)
    case nothing
  }

  /// How many gradients may refer to each other.
  private static let longestChain = 20
  /// How often a gradient is repeated at most: each repetition is narrower than a pixel then.
  private static let mostPeriods = 200.0

  /// Returns what a gradient paints in a shape with a box in its own coordinates, and an outline in points.
  func paint(
    _ element: IBElement, box: CGRect, opacity: Double, _ place: SVGDrawing.Place, _ outline: Path
  ) -> Paint {
    let chain = chain(from: element)
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    guard ["linearGradient", "radialGradient"].contains(element.name) else { return .nothing }
    let stops = stops(of: chain, opacity, place.style)
    guard let last = stops.last else { return .nothing }
    if stops.count == 1 { return .color(last.color) }
    let isShare = attribute("gradientUnits") != "userSpaceOnUse"
    if isShare, box.width <= 0 || box.height <= 0 { return .nothing }
    let own = attribute("gradientTransform").map(SVGValues.transform) ?? .identity
    let unit = isShare ? AffineTransform(unitTo: box) : .identity
    let transform = own.followed(by: unit).followed(by: place.transform)
    let area = isShare ? SVGViewport(width: 1, height: 1) : place.viewport
    let geometry =
      element.name == "linearGradient" ? line(area, attribute) : circles(area, attribute)
    guard let geometry else { return .color(last.color) }
    var gradient = Gradient(stops: stops, geometry: geometry, transform: transform)
    let spread = attribute("spreadMethod")
    if spread == "repeat" || spread == "reflect" {
      gradient.repeatStops(
        covering: outline.boundingBox, mirrors: spread == "reflect", most: Self.mostPeriods)
    }
    return .gradient(gradient)
  }

  /// The gradient and those that it takes attributes and stops from.
  private func chain(from element: IBElement) -> [IBElement] {
    var chain = [element]
    while chain.count < Self.longestChain, let name = chain.last?.svgReference,
      let next = drawing.elements[name]
    {
      chain.append(next)
    }
    return chain
  }

  private func stops(
    of chain: [IBElement], _ opacity: Double, _ style: SVGStyle
  ) -> [Gradient.Stop] {
    let owner = chain.first { $0.children.contains { $0.name == "stop" } }
    var last = 0.0
    return (owner?.children ?? []).filter { $0.name == "stop" }.map { element in
      let properties = SVGProperties(element, tag: "stop", sheet: drawing.sheet)
      let offset = element["offset"].flatMap {
        SVGColor.share($0.trimmingCharacters(in: .whitespacesAndNewlines)[...], of: 1)
      }
      last = max(last, offset ?? 0)
      let text = properties["stop-color"]
      let isCurrent = text?.lowercased() == "currentcolor"
      let color = isCurrent ? style.color : text.flatMap(SVGColor.color) ?? .black
      return Gradient.Stop(color.faded(properties.share("stop-opacity") * opacity), at: last)
    }
  }

  /// Nil for a line without a length.
  private func line(
    _ area: SVGViewport, _ attribute: (String) -> String?
  ) -> Gradient.Geometry? {
    func length(_ name: String, _ axis: SVGValues.Axis, _ share: Double) -> Double {
      area.length(attribute(name), axis) ?? share * (axis == .width ? area.width : area.height)
    }
    let from = CGPoint(x: length("x1", .width, 0), y: length("y1", .height, 0))
    let to = CGPoint(x: length("x2", .width, 1), y: length("y2", .height, 0))
    return from == to ? nil : .axial(from: from, to: to)
  }

  /// Nil for a circle without a size.
  private func circles(
    _ area: SVGViewport, _ attribute: (String) -> String?
  ) -> Gradient.Geometry? {
    func length(_ name: String, _ axis: SVGValues.Axis) -> Double? {
      area.length(attribute(name), axis)
    }
    let diagonal = ((area.width * area.width + area.height * area.height) / 2).squareRoot()
    let center = CGPoint(
      x: length("cx", .width) ?? area.width / 2, y: length("cy", .height) ?? area.height / 2)
    let radius = length("r", .diagonal) ?? diagonal / 2
    guard radius > 0 else { return nil }
    var focus = CGPoint(
      x: length("fx", .width) ?? center.x, y: length("fy", .height) ?? center.y)
    let distance = hypot(focus.x - center.x, focus.y - center.y)
    // A focus outside of the circle is moved onto it, and a little inside so that there is a colour everywhere.
    if distance > radius * 0.999 {
      let share = radius * 0.999 / distance
      focus = CGPoint(
        x: center.x + (focus.x - center.x) * share, y: center.y + (focus.y - center.y) * share)
    }
    return .radial(
      from: focus, radius: max(0, length("fr", .diagonal) ?? 0), to: center, endRadius: radius)
  }
}

extension Gradient {
  /// Repeats the stops as often as is needed to cover a rectangle in points.
  fileprivate mutating func repeatStops(covering rect: CGRect, mirrors: Bool, most: Double) {
    guard let range = periods(covering: rect, most: most) else { return }
    let (first, last) = (range.lowerBound, range.upperBound)
    let count = Double(last - first)
    let own = stops
    stops = (first..<last).flatMap { period -> [Stop] in
      let isMirrored = mirrors && period % 2 != 0
      return (isMirrored ? own.reversed() : own).map { stop in
        let location = isMirrored ? 1 - stop.location : stop.location
        return Stop(stop.color, at: (Double(period - first) + location) / count)
      }
    }
    switch geometry {
    case .axial(let from, let to):
      func point(_ t: Double) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
      }
      geometry = .axial(from: point(Double(first)), to: point(Double(last)))
    case .radial(let from, let radius, let to, let endRadius):
      let t = Double(last)
      geometry = .radial(
        from: from, radius: radius,
        to: CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t),
        endRadius: radius + (endRadius - radius) * t)
    case .conic: break
    }
  }

  /// The periods that touch a rectangle in points; nil if the first one is enough.
  private func periods(covering rect: CGRect, most: Double) -> Range<Int>? {
    guard let inverse = transform.safeInverse else { return nil }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { inverse.transform($0) }
    let places: [Double]
    switch geometry {
    case .axial(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let square = dx * dx + dy * dy
      places = corners.map { (($0.x - from.x) * dx + ($0.y - from.y) * dy) / square }
    case .radial(let from, let radius, let to, let endRadius):
      let slack = endRadius - radius - hypot(to.x - from.x, to.y - from.y)
      guard slack > 0 else { return nil }
      places = [0] + corners.map { (hypot($0.x - from.x, $0.y - from.y) - radius) / slack }
    case .conic: return nil
    }
    guard let low = places.min(), let high = places.max(), low.isFinite, high.isFinite else {
      return nil
    }
    let first = Int(max(low, -most).rounded(.down))
    let last = Int(min(high, most).rounded(.up))
    return first < last && (first, last) != (0, 1) ? first..<last : nil
  }
}
