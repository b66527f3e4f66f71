internal import Foundation
internal import Graphics

extension PDFDrawing {
  /// Performs an operator that sets a colour.
  mutating func performColor(_ name: String, _ n: [Double], _ operands: [PDFObject]) {
    switch name {
    case "g": if n.count == 1 { state.fill.set(.gray, n) }
    case "G": if n.count == 1 { state.stroke.set(.gray, n) }
    case "rg": if n.count == 3 { state.fill.set(.rgb, n) }
    case "RG": if n.count == 3 { state.stroke.set(.rgb, n) }
    case "k": if n.count == 4 { state.fill.set(.cmyk, n) }
    case "K": if n.count == 4 { state.stroke.set(.cmyk, n) }
    case "cs": setSpace(\.fill, operands)
    case "CS": setSpace(\.stroke, operands)
    case "sc", "scn": setColor(\.fill, n, operands)
    case "SC", "SCN": setColor(\.stroke, n, operands)
    default: break
    }
  }

  private mutating func setSpace(
    _ paint: WritableKeyPath<PDFState, PDFPaint>, _ operands: [PDFObject]
  ) {
    guard let space = PDFColorSpace(operands.first, in: file, resources: resources) else { return }
    state[keyPath: paint].set(space, space.initial)
  }

  private mutating func setColor(
    _ paint: WritableKeyPath<PDFState, PDFPaint>, _ n: [Double], _ operands: [PDFObject]
  ) {
    state[keyPath: paint].values = n
    state[keyPath: paint].pattern = operands.last?.name
  }

  // MARK: Patterns

  /// Fills an outline in points with a pattern.
  mutating func fill(_ outline: Path, _ rule: FillRule, pattern: PDFObject, _ paint: PDFPaint) {
    guard let entries = pattern.dictionary else { return }
    let own = file.numbers(entries["Matrix"]).flatMap { $0.count == 6 ? $0 : nil }
    let transform = (own.map { AffineTransform(n: $0) } ?? .identity).followed(by: base)
    if file.resolve(entries["PatternType"]).number == 2 {
      commands.append(.pushClip(outline, rule: rule))
      draw(
        shading: file.resolve(entries["Shading"]), transform, over: outline.boundingBox,
        opacity: paint.opacity)
      commands.append(.popClip)
    } else if let stream = pattern.stream {
      tile(outline, rule, stream, transform, paint)
    }
  }

  private mutating func tile(
    _ outline: Path, _ rule: FillRule, _ stream: PDFStream, _ transform: AffineTransform,
    _ paint: PDFPaint
  ) {
    guard let box = file.numbers(stream.entries["BBox"]), box.count == 4,
      let across = file.resolve(stream.entries["XStep"]).number, across != 0,
      let down = file.resolve(stream.entries["YStep"]).number, down != 0, depth < Self.deepest,
      let inverse = transform.safeInverse,
      let bytes = PDFFilters(file: file).decoded(stream)?.bytes
    else { return omit(.pattern) }
    let area = inverse.boundingBox(of: outline.boundingBox)
    let columns = Self.tiles(area.minX - box[2], area.maxX - box[0], abs(across))
    let rows = Self.tiles(area.minY - box[3], area.maxY - box[1], abs(down))
    guard let columns, let rows, columns.count * rows.count <= 2000 else { return omit(.pattern) }
    let inner = file.resolve(stream.entries["Resources"]).dictionary ?? resources
    commands.append(.pushClip(outline, rule: rule))
    if paint.opacity < 1 { commands.append(.pushLayer(opacity: paint.opacity)) }
    let (outer, outerBase, outerPath) = (state, base, path)
    depth += 1
    for row in rows {
      for column in columns where !budget.isExceeded {
        let move = AffineTransform(n: [
          1, 0, 0, 1, Double(column) * abs(across), Double(row) * abs(down),
        ])
        state = PDFState(transform: move.followed(by: transform))
        if file.resolve(stream.entries["PaintType"]).number == 2,
          case .pattern(let space?) = paint.space
        {
          state.fill.set(space, paint.values)
          state.stroke.set(space, paint.values)
        }
        base = state.transform
        let clip = CGRect(
          x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
        commands.append(.pushClip(Path(rect: clip).transformed(by: state.transform)))
        run(bytes, inner)
        for _ in 0..<state.clips { commands.append(.popClip) }
        commands.append(.popClip)
      }
    }
    depth -= 1
    (state, base, path) = (outer, outerBase, outerPath)
    if paint.opacity < 1 { commands.append(.popLayer) }
    commands.append(.popClip)
  }

  private static func tiles(_ from: Double, _ to: Double, _ step: Double) -> ClosedRange<Int>? {
    let (first, last) = ((from / step).rounded(.up), (to / step).rounded(.down))
    guard first <= last, last - first <= 2000, abs(first) < 1e6 else { return nil }
    return Int(first)...Int(last)
  }

  // MARK: Shadings

  /// Paints a shading over all that the clip leaves.
  mutating func drawShading(_ shading: PDFObject) {
    let transform = state.transform
    let opacity = state.fill.opacity
    drawn { $0.draw(shading: shading, transform, over: nil, opacity: opacity) }
  }

  private mutating func draw(
    shading: PDFObject, _ transform: AffineTransform, over area: CGRect?, opacity: Double
  ) {
    guard let entries = shading.dictionary, budget.take(points: 0),
      let space = PDFColorSpace(entries["ColorSpace"], in: file, resources: resources)
    else { return }
    let box = file.numbers(entries["BBox"])
    if let box, box.count == 4 {
      let rect = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
      commands.append(.pushClip(Path(rect: rect).transformed(by: transform)))
    }
    if let area, let back = file.numbers(entries["Background"]) {
      commands.append(.fillRect(area, space.color(back).faded(opacity)))
    }
    if let gradient = gradient(entries, space, transform, opacity) {
      commands.append(.gradient(gradient))
    } else {
      omit(.other("shading"))
    }
    if box?.count == 4 { commands.append(.popClip) }
  }

  /// Nil for a shading of another kind than along a line or between circles.
  private func gradient(
    _ entries: [String: PDFObject], _ space: PDFColorSpace, _ transform: AffineTransform,
    _ opacity: Double
  ) -> Gradient? {
    guard let function = PDFFunction(entries["Function"], in: file),
      let c = file.numbers(entries["Coords"])
    else { return nil }
    let domain = file.numbers(entries["Domain"]).flatMap { $0.count == 2 ? $0 : nil } ?? [0, 1]
    let geometry: Gradient.Geometry
    switch (file.resolve(entries["ShadingType"]).number, c.count) {
    case (2, 4): geometry = .axial(from: CGPoint(x: c[0], y: c[1]), to: CGPoint(x: c[2], y: c[3]))
    case (3, 6):
      geometry = .radial(
        from: CGPoint(x: c[0], y: c[1]), radius: c[2], to: CGPoint(x: c[3], y: c[4]),
        endRadius: c[5])
    default: return nil
    }
    let length = domain[1] - domain[0]
    guard length > 0 else { return nil }
    let places = [domain[0]] + function.bends(from: domain[0], to: domain[1]) + [domain[1]]
    var last = -1.0
    let stops = places.map { place in
      // Of two stops at one place, the first has the colour before it.
      let isSecond = place == last
      last = place
      let next = places.first { $0 > place } ?? place
      let before = !isSecond && places.filter { $0 == place }.count > 1
      let x = before ? place - length * 1e-9 : isSecond ? min(place + 0, next) : place
      return Gradient.Stop(
        space.color(function.values([x])).faded(opacity), at: (place - domain[0]) / length)
    }
    let extend = file.resolve(entries["Extend"]).array?.map { item -> Bool in
      if case .bool(true) = file.resolve(item) { true } else { false }
    }
    return Gradient(
      stops: stops, geometry: geometry, extendsBeforeStart: extend?.first ?? false,
      extendsAfterEnd: extend?.last ?? false, transform: transform)
  }
}
