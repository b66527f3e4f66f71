internal import Foundation
internal import Graphics

/// Finds drawings by the words of a symbol's name, and makes the variants that the words describe.
///
/// 1. A name is a drawing's own, a number, a letter or a sign, or one of these with `.fill`.
/// 2. A drawing may have a `.badge`, be inside a frame such as `.circle`, be under a `.slash`, or be filled in part.
/// 3. What is inside of a frame may be a variant itself.
package enum SymbolVariants {
  /// A drawing, and whether the name has it filled.
  package typealias Drawn = (drawing: SymbolDrawing, isFilled: Bool)

  /// Returns a name's drawing; nil if it has none.
  package static func drawing(named name: String) -> Drawn? {
    if let drawing = drawings[name] { return (drawing, false) }
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    if let drawing = drawings[stem], drawing.isFillable { return (drawing, true) }
    if let other = SymbolAliases.otherName(of: name) { return drawing(named: other) }
    guard let drawing = variant(stem), drawing.isFillable || !isFilled else { return nil }
    return (drawing, isFilled)
  }

  /// All drawings under their own names.
  package static let drawings = Dictionary(
    uniqueKeysWithValues: SymbolDrawingFile.drawings.map { ($0.name, $0) })

  private static func variant(_ name: String) -> SymbolDrawing? {
    SymbolText.drawing(named: name) ?? framed(name) ?? badged(name) ?? struckOut(name)
      ?? partlyFilled(name)
  }

  // MARK: Badges

  private static func badged(_ name: String) -> SymbolDrawing? {
    guard let range = name.range(of: ".badge"), range.lowerBound > name.startIndex,
      let base = drawing(named: String(name[..<range.lowerBound]))
    else { return nil }
    let sign = name[range.upperBound...].drop { $0 == "." }
    guard let mark = sign.isEmpty ? nil : drawing(named: String(sign)) else {
      return sign.isEmpty ? withBadge(base, name, mark: nil) : nil
    }
    return withBadge(base, name, mark: mark.drawing)
  }

  /// A sign lies on a disc at the lower right, a plain badge at the upper right.
  private static func withBadge(
    _ base: Drawn, _ name: String, mark: SymbolDrawing?
  ) -> SymbolDrawing {
    let (inner, isFilled) = base
    // Stored boxes of persons in circles are 11 wider with a badge than without.
    let width = inner.width + (mark == nil ? 0 : 11)
    let radius = mark == nil ? 19.0 : 25
    let center =
      mark == nil
      ? CGPoint(x: width - 26, y: 26) : CGPoint(x: width - 32, y: inner.height - 32)
    return SymbolDrawing(fillable: name, width, inner.height) { pen, filled in
      inner.draw(&pen, isFilled || filled)
      pen.cutting { $0.disc(center.x, center.y, radius + $0.strokeWidth * 0.8) }
      pen.disc(center.x, center.y, radius)
      guard let mark else { return }
      let scale = 1.16 * radius / max(mark.width, mark.height)
      pen.cutting {
        $0.insert(
          { mark.draw(&$0, mark.isFillable) }, scale: scale, x: center.x - mark.width * scale / 2,
          y: center.y - mark.height * scale / 2)
      }
    }
  }

  // MARK: Frames

  /// A frame's drawing, and the size and the middle of what fits inside.
  private static let frames:
    [(name: String, drawing: String, width: Double, height: Double, middle: CGPoint?)] = [
      ("circle", "circle", 58, 54, nil), ("square", "square", 58, 54, nil),
      ("rectangle.portrait", "rectangle.portrait", 48, 60, nil),
      ("rectangle", "rectangle", 74, 46, nil), ("app", "app", 54, 52, nil),
      ("bubble", "bubble.left", 58, 44, CGPoint(x: 63, y: 48)),
      ("message", "message", 58, 44, CGPoint(x: 63, y: 52)),
      ("shield", "shield", 46, 48, CGPoint(x: 53, y: 54)), ("seal", "seal", 48, 46, nil),
      ("octagon", "octagon", 52, 52, nil), ("hexagon", "hexagon", 52, 50, nil),
      ("diamond", "diamond", 44, 42, nil), ("triangle", "triangle", 34, 36, CGPoint(x: 62, y: 68)),
      ("viewfinder", "viewfinder", 56, 52, nil), ("capsule", "capsule", 80, 36, nil),
    ]

  private static func framed(_ name: String) -> SymbolDrawing? {
    for frame in frames where name.hasSuffix("." + frame.name) {
      var inside = String(name.dropLast(frame.name.count + 1))
      if inside.hasSuffix(".crop") { inside.removeLast(5) }
      guard let inner = drawing(named: inside), let outer = drawings[frame.drawing] else {
        continue
      }
      let content = inner.drawing
      let scale = min(frame.width / content.width, frame.height / content.height)
      let middle = frame.middle ?? CGPoint(x: outer.width / 2, y: outer.height / 2)
      let draw: SymbolDrawing.Draw = { pen, filled in
        outer.draw(&pen, filled)
        pen.onTop(filled) {
          $0.insert(
            { content.draw(&$0, content.isFillable) }, scale: scale,
            x: middle.x - content.width * scale / 2, y: middle.y - content.height * scale / 2)
        }
      }
      return outer.isFillable
        ? SymbolDrawing(fillable: name, outer.width, outer.height, draw: draw)
        : SymbolDrawing(name, outer.width, outer.height) { draw(&$0, false) }
    }
    return nil
  }

  // MARK: Slashes

  private static func struckOut(_ name: String) -> SymbolDrawing? {
    guard name.hasSuffix(".slash"), let base = drawing(named: String(name.dropLast(6))) else {
      return nil
    }
    let inner = base.drawing
    // The slash needs its full width even across a narrow drawing.
    let width = max(inner.width, 108)
    let draw: SymbolDrawing.Draw = { pen, filled in
      pen.insert(
        { inner.draw(&$0, base.isFilled || filled) }, scale: 1, x: (width - inner.width) / 2, y: 0)
      let ends = [
        CGPoint(x: width / 2 - 42, y: inner.height / 2 - 40),
        CGPoint(x: width / 2 + 42, y: inner.height / 2 + 40),
      ]
      // Strokes grow inside of small frames; the gap does not grow with them.
      pen.cutting { $0.stroke(ends, width: $0.strokeWidth + 2 * min($0.strokeWidth, 11)) }
      pen.stroke(ends)
    }
    return inner.isFillable
      ? SymbolDrawing(fillable: name, width, inner.height, draw: draw)
      : SymbolDrawing(name, width, inner.height) { draw(&$0, false) }
  }

  // MARK: Parts that are filled

  /// The part of a drawing that a word fills, from 0 to 1 in both directions.
  private static let filledParts: [String: CGRect] = {
    let thirds = 1.0 / 3
    let sides: [(String, CGRect, CGRect)] = [
      (
        "left", CGRect(x: 0, y: 0, width: 0.5, height: 1),
        CGRect(x: 0, y: 0, width: thirds, height: 1)
      ),
      (
        "right", CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
        CGRect(x: 1 - thirds, y: 0, width: thirds, height: 1)
      ),
      (
        "top", CGRect(x: 0, y: 0, width: 1, height: 0.5),
        CGRect(x: 0, y: 0, width: 1, height: thirds)
      ),
      (
        "bottom", CGRect(x: 0, y: 0.5, width: 1, height: 0.5),
        CGRect(x: 0, y: 1 - thirds, width: 1, height: thirds)
      ),
    ]
    var parts: [String: CGRect] = [:]
    for (side, half, third) in sides {
      parts[side + "half"] = half
      parts[side + "third"] = third
    }
    parts["leadinghalf"] = parts["lefthalf"]
    parts["trailinghalf"] = parts["righthalf"]
    parts["leadingthird"] = parts["leftthird"]
    parts["trailingthird"] = parts["rightthird"]
    return parts
  }()

  /// Names such as `circle.lefthalf.filled`, `square.inset.filled` and `rectangle.leadingthird.inset.filled`.
  private static func partlyFilled(_ name: String) -> SymbolDrawing? {
    var words = name.split(separator: ".").map(String.init)
    guard words.popLast() == "filled" else { return nil }
    let isInset = words.last == "inset"
    if isInset { words.removeLast() }
    let part = words.last.flatMap { filledParts[$0] }
    if part != nil { words.removeLast() }
    guard part != nil || isInset, let base = drawing(named: words.joined(separator: ".")),
      base.drawing.isFillable
    else { return nil }
    let inner = base.drawing
    let box = CGRect(x: 0, y: 0, width: inner.width, height: inner.height)
    return SymbolDrawing(name, inner.width, inner.height) { pen in
      // Small enough for a gap as wide as a stroke.
      let scale = isInset ? 0.62 : 1
      pen.insert(
        {
          inner.draw(&$0, true)
          let rest = rest(of: part, in: box)
          if let rest { $0.cutting { $0.fill(Path(rect: rest)) } }
        }, scale: scale, x: box.width * (1 - scale) / 2, y: box.height * (1 - scale) / 2)
      inner.draw(&pen, false)
    }
  }

  /// What a part on one side leaves of a box.
  private static func rest(of part: CGRect?, in box: CGRect) -> CGRect? {
    guard let part else { return nil }
    let filled = CGRect(
      x: part.minX * box.width, y: part.minY * box.height, width: part.width * box.width,
      height: part.height * box.height)
    if filled.height == box.height {
      return filled.minX == 0
        ? CGRect(x: filled.maxX, y: 0, width: box.width - filled.maxX, height: box.height)
        : CGRect(x: 0, y: 0, width: filled.minX, height: box.height)
    }
    return filled.minY == 0
      ? CGRect(x: 0, y: filled.maxY, width: box.width, height: box.height - filled.maxY)
      : CGRect(x: 0, y: 0, width: box.width, height: filled.minY)
  }
}
