internal import Foundation
internal import Graphics

/// Finds the glyph for a symbol's name.
///
/// 1. Only Apple's names have a glyph.
/// 2. It is the drawing of the name, otherwise a placeholder: a crossed box of the symbol's size.
package enum SymbolCatalog {
  /// Returns the glyph of a name; nil for an unknown symbol.
  package static func glyph(named name: String) -> SymbolGlyph? {
    guard SymbolNames.contains(name) else { return nil }
    guard let (drawing, isFilled) = SymbolVariants.drawing(named: name) else {
      return standIn(for: name)
    }
    let drawn = SymbolBox(width: drawing.width, height: drawing.height)
    let box = SymbolBox.measured(of: name) ?? drawn
    return SymbolGlyph(
      name: name, width: box.width, height: box.height, drawn: drawn,
      followsReading: followsReading(name)
    ) { drawing.draw(&$0, isFilled) }
  }

  /// Whether a name is about the direction of reading, as `chevron.forward` and `star.leadinghalf.filled` are; the
  /// directions of playing, which come first in a name, are not.
  private static func followsReading(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains {
      $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
    }
  }

  private static func standIn(for name: String) -> SymbolGlyph {
    let box = SymbolBox(of: name) {
      SymbolVariants.drawings[$0].map { SymbolBox(width: $0.width, height: $0.height) }
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

  /// The sorted names of all drawings with their filled forms, where Apple has these names.
  package static var names: [String] {
    SymbolVariants.drawings.values.flatMap {
      $0.isFillable ? [$0.name, $0.name + ".fill"] : [$0.name]
    }.filter(SymbolNames.contains).sorted()
  }
}
