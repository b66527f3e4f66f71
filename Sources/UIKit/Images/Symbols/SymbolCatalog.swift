internal import Foundation
internal import Graphics

/// Finds the drawing for a symbol's name.
///
/// 1. Only Apple's names have a glyph.
/// 2. A name is a drawing's own, or that with `.fill`.
/// 3. Any drawing may be inside a `.circle` or `.square`, outlined or with `.fill`, and under a `.slash`.
/// 4. A name without a drawing gets a placeholder, a crossed box of the symbol's size.
enum SymbolCatalog {
  /// Returns the glyph of a name; nil for an unknown symbol.
  static func glyph(named name: String) -> SymbolGlyph? {
    guard SymbolNames.contains(name) else { return nil }
    return drawnGlyph(named: name) ?? standIn(for: name)
  }

  private static func drawnGlyph(named name: String) -> SymbolGlyph? {
    let name = aliases[name] ?? name
    if let drawing = drawings[name] { return drawing.glyph(named: name, filled: false) }
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    if isFilled, let drawing = drawings[stem], drawing.isFillable {
      return drawing.glyph(named: name, filled: true)
    }
    for (suffix, frame) in [(".circle", "circle"), (".square", "square")]
    where stem.hasSuffix(suffix) {
      guard let inner = drawings[String(stem.dropLast(suffix.count))], let frame = drawings[frame]
      else { return nil }
      return enclosed(inner, in: frame, named: name, filled: isFilled)
    }
    if stem.hasSuffix(".slash"), let drawing = drawings[String(stem.dropLast(6))] {
      return struckOut(drawing, named: name, filled: isFilled)
    }
    return nil
  }

  private static func enclosed(
    _ inner: SymbolDrawing, in frame: SymbolDrawing, named name: String, filled: Bool
  ) -> SymbolGlyph {
    let scale = min(58 / inner.width, 54 / inner.height)
    let x = (frame.width - inner.width * scale) / 2
    let y = (frame.height - inner.height * scale) / 2
    return SymbolGlyph(
      name: name, width: frame.width, height: frame.height, followsReading: inner.followsReading
    ) { pen in
      frame.draw(&pen, filled)
      pen.onTop(filled) {
        $0.insert({ inner.draw(&$0, inner.isFillable) }, scale: scale, x: x, y: y)
      }
    }
  }

  private static func struckOut(
    _ drawing: SymbolDrawing, named name: String, filled: Bool
  ) -> SymbolGlyph {
    // The slash needs its full width even across a narrow drawing.
    let width = max(drawing.width, 108)
    return SymbolGlyph(name: name, width: width, height: drawing.height) { pen in
      pen.insert(
        { drawing.draw(&$0, filled) }, scale: 1, x: (width - drawing.width) / 2, y: 0)
      let ends = [
        CGPoint(x: width / 2 - 42, y: drawing.height / 2 - 40),
        CGPoint(x: width / 2 + 42, y: drawing.height / 2 + 40),
      ]
      pen.cutting { $0.stroke(ends, width: $0.strokeWidth * 3) }
      pen.stroke(ends)
    }
  }

  private static func standIn(for name: String) -> SymbolGlyph {
    let box = SymbolBox(of: name) {
      drawings[$0].map { SymbolBox(width: $0.width, height: $0.height) }
    }
    let frame = CGRect(x: 0, y: 0, width: box.width, height: box.height).insetBy(dx: 9, dy: 8)
    return SymbolGlyph(name: name, width: box.width, height: box.height, isStandIn: true) { pen in
      pen.strokeWidth = min(pen.strokeWidth, 8)
      pen.box(frame.minX, frame.minY, frame.width, frame.height, radius: 4, filled: false)
      let corners = frame.insetBy(dx: 5, dy: 5)
      pen.line(corners.minX, corners.minY, corners.maxX, corners.maxY)
      pen.line(corners.maxX, corners.minY, corners.minX, corners.maxY)
    }
  }

  /// The system's aliases of symbols.
  private static let aliases = [
    "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
    "line.horizontal.3": "line.3.horizontal", "bubble": "message", "bubble.fill": "message.fill",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
  ]

  private static let drawings: [String: SymbolDrawing] = {
    let all =
      SymbolDrawing.marks + SymbolDrawing.arrows + SymbolDrawing.media + SymbolDrawing.people
      + SymbolDrawing.stationery + SymbolDrawing.tools
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }()

  /// The sorted names of all drawings, including the variants that UIKit also has.
  static var names: [String] {
    drawings.values.flatMap { $0.isFillable ? [$0.name, $0.name + ".fill"] : [$0.name] }.sorted()
  }
}
