internal import Foundation
internal import Graphics
internal import InterfaceBuilder

extension SVGDrawing {
  /// Draws what an element has, cut by its clip and mask, and with its opacity.
  ///
  /// Its box in its coordinates is found by drawing it, unless it is given. The opacity of one shape is that of its only
  /// paint.
  mutating func group(
    _ element: IBElement, _ properties: SVGProperties, _ place: Place,
    bounds: ((inout SVGDrawing) -> CGRect)? = nil, isShape: Bool = false,
    _ body: (inout SVGDrawing, Place) -> Void
  ) {
    if let filter = properties["filter"], filter != "none" { omit(.filter, element) }
    var place = place
    var opacity = properties.share("opacity")
    let blend = properties["mix-blend-mode"].flatMap(BlendMode.init(css:)) ?? .normal
    if isShape, blend == .normal, place.style.paintsOnce {
      place.style.fillOpacity *= opacity
      place.style.strokeOpacity *= opacity
      opacity = 1
    }
    let box = { (drawing: inout SVGDrawing) -> CGRect in
      bounds?(&drawing) ?? drawing.box(place, body)
    }
    var clips = 0
    if let clip = reference(properties["clip-path"], "clipPath") {
      clips += self.clip(to: clip, place, box)
    }
    if let mask = reference(properties["mask"], "mask") { clips += self.mask(by: mask, place, box) }
    let isLayer = opacity < 1 || blend != .normal
    if isLayer { commands.append(.pushLayer(opacity: opacity, blend: blend)) }
    body(&self, place)
    if isLayer { commands.append(.popLayer) }
    for _ in 0..<clips { commands.append(.popClip) }
  }

  private func reference(_ text: String?, _ tag: String) -> IBElement? {
    SVGValues.reference(text).flatMap { elements[$0] }.flatMap { $0.name == tag ? $0 : nil }
  }

  /// Returns the box of a group in its own coordinates.
  private mutating func box(_ place: Place, _ body: (inout SVGDrawing, Place) -> Void) -> CGRect {
    var copy = self
    copy.commands = []
    var flat = place
    flat.transform = .identity
    flat.depth += 1
    body(&copy, flat)
    budget = copy.budget
    return copy.commands.reduce(CGRect.null) { box, command in
      command.outline.map { box.union($0) } ?? box
    }
  }

  // MARK: Clips

  /// Restricts what follows to a clip path; returns how many clips that takes.
  private mutating func clip(
    to clip: IBElement, _ place: Place, _ box: (inout SVGDrawing) -> CGRect
  ) -> Int {
    guard place.depth < Self.deepest, budget.take(points: 0) else { return 0 }
    var inner = contentPlace(of: clip, "clipPathUnits", place, box)
    let properties = SVGProperties(clip, tag: "clipPath", sheet: sheet)
    if let transform = properties["transform"] {
      inner = inner.inside(SVGValues.transform(transform))
    }
    inner.style = SVGStyle().changed(by: properties, in: inner.viewport)
    var clips = 0
    if let outer = reference(properties["clip-path"], "clipPath") {
      clips += self.clip(to: outer, place, box)
    }
    let shapes = clip.children.filter { !Self.undrawn.contains($0.name) }
    if shapes.count == 1, let only = simpleClip(shapes[0], inner) {
      commands.append(.pushClip(only.path, rule: only.rule))
      return clips + 1
    }
    commands.append(.pushMask)
    for shape in shapes { drawClip(shape, inner) }
    commands.append(.clipToMask)
    return clips + 1
  }

  /// The place of an element whose coordinates may be shares of the box of what uses it.
  private mutating func contentPlace(
    of element: IBElement, _ units: String, _ place: Place, _ box: (inout SVGDrawing) -> CGRect
  ) -> Place {
    var inner = place
    inner.depth += 1
    guard element[units] == "objectBoundingBox" else { return inner }
    inner.viewport = SVGViewport(width: 1, height: 1)
    return inner.inside(AffineTransform(unitTo: box(&self).ifFinite))
  }

  /// The outline of a clip that is one shape; nil if it is more than that.
  private mutating func simpleClip(
    _ element: IBElement, _ place: Place
  ) -> (path: Path, rule: FillRule)? {
    let tag = element.name
    let properties = SVGProperties(element, tag: tag, sheet: sheet)
    guard SVGShape.names.contains(tag), properties["clip-path"] == nil else { return nil }
    var place = place
    if let transform = properties["transform"] {
      place = place.inside(SVGValues.transform(transform))
    }
    place.style = place.style.changed(by: properties, in: place.viewport)
    let path = SVGShape.path(of: element, tag, properties, place) ?? Path()
    guard budget.take(points: path.elements.count) else { return nil }
    let isShown = properties.isDisplayed && place.style.isVisible
    return (
      isShown ? path.transformed(by: place.transform) : Path(), place.style.clipRule
    )
  }

  /// Draws a part of a clip: the inside of its shapes, whatever their paints.
  private mutating func drawClip(_ element: IBElement, _ place: Place) {
    guard place.depth < Self.deepest, budget.take(points: 0) else { return }
    let properties = SVGProperties(element, tag: element.name, sheet: sheet)
    var clips = 0
    if let inner = reference(properties["clip-path"], "clipPath") {
      clips += clip(to: inner, place, { _ in .zero })
    }
    if element.name == "use", let name = element.svgReference, let target = elements[name] {
      var inner = place
      if let transform = properties["transform"] {
        inner = inner.inside(SVGValues.transform(transform))
      }
      inner.style = inner.style.changed(by: properties, in: inner.viewport)
      let x = place.viewport.length(element["x"], .width) ?? 0
      let y = place.viewport.length(element["y"], .height) ?? 0
      drawClip(target, inner.inside(AffineTransform(n: [1, 0, 0, 1, x, y])))
    } else if let shape = simpleClip(element, place) {
      commands.append(.fill(shape.path, .black, rule: shape.rule))
    } else if element.name == "text" {
      omit(.text, element)
    }
    for _ in 0..<clips { commands.append(.popClip) }
  }

  // MARK: Masks

  /// Restricts what follows to a mask; returns how many clips that takes.
  private mutating func mask(
    by mask: IBElement, _ place: Place, _ box: (inout SVGDrawing) -> CGRect
  ) -> Int {
    guard place.depth < Self.deepest, budget.take(points: 0) else { return 0 }
    let properties = SVGProperties(mask, tag: "mask", sheet: sheet)
    var clips = 0
    if let outer = reference(properties["mask"], "mask"), outer.id != mask.id {
      clips += self.mask(by: outer, place, box)
    }
    commands.append(.pushClip(region(of: mask, place, box)))
    var inner = contentPlace(of: mask, "maskContentUnits", place, box)
    inner.style = SVGStyle().changed(by: properties, in: inner.viewport)
    commands.append(.pushMask)
    if let clip = reference(properties["clip-path"], "clipPath") {
      let count = self.clip(to: clip, place, box)
      drawChildren(of: mask, inner)
      for _ in 0..<count { commands.append(.popClip) }
    } else {
      drawChildren(of: mask, inner)
    }
    commands.append(properties["mask-type"] == "alpha" ? .clipToMask : .clipToLight)
    return clips + 2
  }

  /// The area of a mask, outside of which it hides all.
  private mutating func region(
    of mask: IBElement, _ place: Place, _ box: (inout SVGDrawing) -> CGRect
  ) -> Path {
    let isShare = mask["maskUnits"] != "userSpaceOnUse"
    let whole = isShare ? SVGViewport(width: 1, height: 1) : place.viewport
    func length(_ name: String, _ axis: SVGValues.Axis, _ share: Double) -> Double {
      whole.length(mask[name], axis)
        ?? share * (axis == .width ? whole.width : whole.height)
    }
    let rect = CGRect(
      x: length("x", .width, -0.1), y: length("y", .height, -0.1),
      width: length("width", .width, 1.2), height: length("height", .height, 1.2))
    let unit = isShare ? AffineTransform(unitTo: box(&self).ifFinite) : .identity
    return Path(rect: rect).transformed(by: unit.followed(by: place.transform))
  }
}

extension SVGStyle {
  /// Whether at most one of fill and stroke is drawn, so that neither lies above the other.
  fileprivate var paintsOnce: Bool {
    if case .none = stroke { return true }
    if case .none = fill { return true }
    return line.width == 0
  }
}

extension BlendMode {
  /// Creates the mode of a name in CSS, such as `color-burn`.
  fileprivate init?(css name: String) {
    let words = name.split(separator: "-")
    guard let first = words.first else { return nil }
    self.init(rawValue: words.dropFirst().reduce(String(first)) { $0 + $1.capitalized })
  }
}

extension DisplayList.Command {
  /// The box of what it fills, strokes or cuts out.
  fileprivate var outline: CGRect? {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _), .pushClip(let path, _):
      path.isEmpty ? nil : path.tightBox
    case .fillRect(let rect, _), .image(_, let rect, _, _): rect
    default: nil
    }
  }
}

extension CGRect {
  /// The rectangle; an empty one at the origin if there is none.
  fileprivate var ifFinite: CGRect { isNull || isInfinite ? .zero : self }
}
