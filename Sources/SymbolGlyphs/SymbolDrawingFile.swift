internal import CSymbolFiles
internal import Foundation

/// The drawings of `symbol-drawings.txt`, whose head explains the format; figures are read when they are drawn.
package enum SymbolDrawingFile {
  package static let drawings: [SymbolDrawing] = drawings(
    in: String(cString: symbol_drawings()))

  package static func drawings(in text: String) -> [SymbolDrawing] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(drawing(on:))
  }

  private static func drawing(on line: Substring) -> SymbolDrawing {
    let fields = line.split(separator: ";")
    let head = fields.first?.split(separator: " ") ?? []
    guard head.count == 3, let width = Double(head[1]), let height = Double(head[2]) else {
      preconditionFailure(
        "A line of symbol-drawings.txt needs a name, a width and a height: \(line)")
    }
    let parts = fields.dropFirst().map(SymbolPart.init)
    let name = String(head[0])
    let draw: SymbolDrawing.Draw = { pen, filled in
      for part in parts { part.draw(&pen, filled) }
    }
    return parts.contains(where: \.dependsOnFilling)
      ? SymbolDrawing(fillable: name, width, height, draw: draw)
      : SymbolDrawing(name, width, height) { draw(&$0, false) }
  }
}
