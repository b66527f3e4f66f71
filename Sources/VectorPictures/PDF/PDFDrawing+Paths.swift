internal import Foundation
internal import Graphics

extension PDFDrawing {
  /// Performs an operator that makes, paints or clips a path; false for another one.
  mutating func performPath(_ name: String, _ n: [Double]) -> Bool {
    if construct(name, n) { return true }
    switch name {
    case "W": pendingClip = .winding
    case "W*": pendingClip = .evenOdd
    case "n": finishPath()
    case "f", "F": paint(fill: .winding)
    case "f*": paint(fill: .evenOdd)
    case "S": paint(strokes: true)
    case "s": paint(strokes: true, closes: true)
    case "B": paint(fill: .winding, strokes: true)
    case "B*": paint(fill: .evenOdd, strokes: true)
    case "b": paint(fill: .winding, strokes: true, closes: true)
    case "b*": paint(fill: .evenOdd, strokes: true, closes: true)
    default: return false
    }
    return true
  }

  private mutating func construct(_ name: String, _ n: [Double]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (name, n.count) {
    case ("m", 2): path.move(to: point(0))
    case ("l", 2): path.addLine(to: point(0))
    case ("c", 6): path.addCubic(to: point(4), control1: point(0), control2: point(2))
    case ("v", 4):
      path.addCubic(to: point(2), control1: path.end ?? point(2), control2: point(0))
    case ("y", 4): path.addCubic(to: point(2), control1: point(0), control2: point(2))
    case ("h", _): path.close()
    case ("re", 4):
      path.append(
        Path([
          .move(point(0)), .line(CGPoint(x: n[0] + n[2], y: n[1])),
          .line(CGPoint(x: n[0] + n[2], y: n[1] + n[3])), .line(CGPoint(x: n[0], y: n[1] + n[3])),
          .close,
        ]))
    default: return ["m", "l", "c", "v", "y", "re"].contains(name)
    }
    return true
  }

  private mutating func paint(
    fill rule: FillRule? = nil, strokes: Bool = false, closes: Bool = false
  ) {
    if closes { path.close() }
    guard budget.take(points: path.elements.count) else { return }
    let path = self.path
    drawn { drawing in
      if let rule {
        let outline = path.transformed(by: drawing.state.transform)
        drawing.paint(outline, rule, drawing.state.fill)
      }
      if strokes { drawing.stroke(path) }
    }
    finishPath()
  }

  private mutating func finishPath() {
    // As other readers do, a clip without a path is none.
    if let rule = pendingClip, !path.isEmpty {
      commands.append(.pushClip(path.transformed(by: state.transform), rule: rule))
      state.clips += 1
    }
    pendingClip = nil
    path = Path()
  }

  /// Draws something with the mask and the blend mode of the state.
  mutating func drawn(opacity: Double = 1, _ body: (inout PDFDrawing) -> Void) {
    let (mask, blend) = (state.mask, state.blend)
    if let mask { begin(mask) }
    let isLayer = opacity < 1 || blend != .normal
    if isLayer { commands.append(.pushLayer(opacity: opacity, blend: blend)) }
    let outer = (state.mask, state.blend)
    (state.mask, state.blend) = (nil, .normal)
    body(&self)
    (state.mask, state.blend) = outer
    if isLayer { commands.append(.popLayer) }
    if mask != nil { commands.append(.popClip) }
  }

  private mutating func begin(_ mask: PDFMask) {
    commands.append(.pushMask)
    let outer = state
    state = PDFState(transform: mask.transform)
    drawForm(mask.group)
    state = outer
    commands.append(mask.isByLight ? .clipToLight : .clipToMask)
  }

  /// Paints an outline in points.
  mutating func paint(_ outline: Path, _ rule: FillRule, _ paint: PDFPaint) {
    if let name = paint.pattern {
      return fill(outline, rule, pattern: resource("Pattern", name), paint)
    }
    let color = paint.color
    if color.alpha > 0 { commands.append(.fill(outline, color, rule: rule)) }
  }

  private mutating func stroke(_ path: Path) {
    let transform = state.transform
    var line = state.line
    let factor = max(transform.columnLengths.x, transform.columnLengths.y)
    guard factor > 0, factor.isFinite else { return }
    // The thinnest line that a screen shows; without a width it is one pixel of any device.
    line.width = max(line.width, 0.25 / factor)
    if state.stroke.pattern == nil, transform.isSimilarity {
      let color = state.stroke.color
      guard color.alpha > 0 else { return }
      commands.append(
        .stroke(path.transformed(by: transform), color, line.scaled(by: transform.lengthFactor)))
    } else {
      let outline = path.stroked(line, flatness: 0.002 / factor).transformed(by: transform)
      paint(outline, .winding, state.stroke)
    }
  }
}

extension Path {
  /// The point at which the pen is.
  fileprivate var end: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
    case .close, nil: nil
    }
  }
}
