internal import Foundation
internal import Graphics
internal import InterfaceBuilder

/// Draws the elements of an SVG file.
struct SVGDrawing {
  let root: IBElement
  let elements: [String: IBElement]
  let sheet: SVGStyleSheet
  var commands: [DisplayList.Command] = []
  var omissions: [VectorOmission] = []
  var budget = VectorBudget()

  /// How deep copies and references may lie in each other.
  static let deepest = 60

  /// Where and how an element is drawn.
  struct Place {
    var style = SVGStyle()
    /// Turns the element's coordinates into points of the picture.
    var transform: AffineTransform
    var viewport: SVGViewport
    /// How many elements this one is in, copies included.
    var depth = 0

    func inside(_ transform: AffineTransform) -> Place {
      var place = self
      place.transform = transform.followed(by: place.transform)
      place.depth += 1
      return place
    }
  }

  init(_ root: IBElement) {
    self.root = root
    var elements: [String: IBElement] = [:]
    var sheet = SVGStyleSheet()
    var open = [root]
    while let element = open.popLast() {
      if let id = element.id { elements[id] = element }
      if element.name == "style" { sheet.add(element.text) }
      open += element.children.reversed()
    }
    (self.elements, self.sheet) = (elements, sheet)
  }

  mutating func drawRoot(_ size: CGSize) {
    let box = SVGViewport.box(of: root) ?? CGRect(origin: .zero, size: size)
    let fit = SVGViewport.fitting(box, into: size, root["preserveAspectRatio"])
    let properties = SVGProperties(root, tag: "svg", sheet: sheet)
    let viewport = SVGViewport(width: box.width, height: box.height)
    var place = Place(transform: fit, viewport: viewport)
    place.style = place.style.changed(by: properties, in: viewport)
    guard properties.isDisplayed else { return }
    if let fill = properties["background-color"].flatMap(SVGColor.color) {
      commands.append(.fillRect(CGRect(origin: .zero, size: size), fill))
    }
    group(root, properties, place) { drawing, place in
      drawing.drawChildren(of: drawing.root, place)
    }
  }

  mutating func drawChildren(of element: IBElement, _ place: Place) {
    for child in element.children where !budget.isExceeded { draw(child, place) }
  }

  /// Draws an element and what is in it.
  mutating func draw(_ element: IBElement, _ place: Place) {
    let tag = element.name
    guard !Self.undrawn.contains(tag), !tag.contains(":"), budget.take(points: 0),
      place.depth < Self.deepest
    else { return }
    let properties = SVGProperties(element, tag: tag, sheet: sheet)
    guard properties.isDisplayed else { return }
    var place = place
    if let transform = properties["transform"] {
      place = place.inside(SVGValues.transform(transform))
    }
    place.style = place.style.changed(by: properties, in: place.viewport)
    place.depth += 1
    switch tag {
    case "g", "a":
      group(element, properties, place) { $0.drawChildren(of: element, $1) }
    case "switch":
      group(element, properties, place) { drawing, place in
        if let child = Self.shownChild(of: element) { drawing.draw(child, place) }
      }
    case "svg": group(element, properties, place) { $0.drawInner(element, $1, $1.viewport) }
    case "use": group(element, properties, place) { $0.drawCopy(element, $1) }
    case "image": group(element, properties, place) { $0.drawImage(element, $1) }
    case "text": omit(.text, element)
    default:
      guard let path = SVGShape.path(of: element, tag, properties, place) else {
        if !SVGShape.names.contains(tag) { omit(.other(tag), element) }
        return
      }
      drawShape(path, element, properties, place)
    }
  }

  /// Elements that draw nothing where they are.
  static let undrawn: Set = [
    "defs", "title", "desc", "metadata", "style", "script", "symbol", "linearGradient",
    "radialGradient", "clipPath", "mask", "pattern", "filter", "marker", "foreignObject", "view",
    "font", "cursor", "animate", "animateTransform", "set", "solidColor",
  ]

  static func shownChild(of element: IBElement) -> IBElement? {
    element.children.first {
      $0["requiredExtensions"] == nil && $0["systemLanguage"] == nil
        && !undrawn.contains($0.name)
    }
  }

  /// Draws the copy of an element.
  private mutating func drawCopy(_ element: IBElement, _ place: Place) {
    guard let name = element.svgReference, let target = elements[name] else { return }
    func length(_ name: String, _ axis: SVGValues.Axis) -> Double? {
      place.viewport.length(element[name], axis, place.style.fontSize)
    }
    let move = AffineTransform(n: [
      1, 0, 0, 1, length("x", .width) ?? 0, length("y", .height) ?? 0,
    ])
    let place = place.inside(move)
    guard target.name == "symbol" || target.name == "svg" else {
      return draw(target, place)
    }
    let size = SVGViewport(
      width: length("width", .width) ?? place.viewport.length(target["width"], .width)
        ?? place.viewport.width,
      height: length("height", .height) ?? place.viewport.length(target["height"], .height)
        ?? place.viewport.height)
    let properties = SVGProperties(target, tag: target.name, sheet: sheet)
    var inner = place
    inner.style = inner.style.changed(by: properties, in: place.viewport)
    group(target, properties, inner) { $0.drawInner(target, $1, size, isCopy: true) }
  }

  /// Draws what is in a picture inside the picture.
  private mutating func drawInner(
    _ element: IBElement, _ place: Place, _ size: SVGViewport, isCopy: Bool = false
  ) {
    let width = isCopy ? size.width : size.length(element["width"], .width) ?? size.width
    let height = isCopy ? size.height : size.length(element["height"], .height) ?? size.height
    guard width > 0, height > 0, place.depth < Self.deepest else { return }
    let area = CGRect(
      x: isCopy ? 0 : size.length(element["x"], .width) ?? 0,
      y: isCopy ? 0 : size.length(element["y"], .height) ?? 0, width: width, height: height)
    let box = SVGViewport.box(of: element) ?? CGRect(origin: .zero, size: area.size)
    var inner = place.inside(AffineTransform(n: [1, 0, 0, 1, area.minX, area.minY]))
    let isClipped = element["overflow"] != "visible" && element["overflow"] != "auto"
    if isClipped {
      commands.append(
        .pushClip(
          Path(rect: CGRect(origin: .zero, size: area.size)).transformed(by: inner.transform)))
    }
    inner = inner.inside(
      SVGViewport.fitting(box, into: area.size, element["preserveAspectRatio"]))
    inner.viewport = SVGViewport(width: box.width, height: box.height)
    drawChildren(of: element, inner)
    if isClipped { commands.append(.popClip) }
  }

  mutating func omit(_ feature: VectorOmission.Feature, _ element: IBElement) {
    let omission = VectorOmission(feature: feature, line: element.line)
    if omissions.count < 20, !omissions.contains(omission) { omissions.append(omission) }
  }
}
